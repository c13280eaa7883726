// Supports `#imageLiteral(resourceName:)` as Xcode writes it.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
