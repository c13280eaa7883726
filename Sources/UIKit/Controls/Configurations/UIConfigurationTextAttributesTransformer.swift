/// A transformation of text attributes, for example to another font for all titles.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
