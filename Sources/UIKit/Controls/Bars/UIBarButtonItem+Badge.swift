import DisplayLists

extension UIBarButtonItem {
  /// A badge at the corner of a button, from iOS 26 on.
  public struct Badge {
    /// The text of the badge; nil for a dot.
    public let stringValue: String?
    public var foregroundColor: UIColor?
    /// The background color; nil for the system's red.
    public var backgroundColor: UIColor?
    public var font: UIFont?

    private init(_ stringValue: String?) { self.stringValue = stringValue }

    public static func count(_ count: Int) -> Badge { Badge("\(count)") }
    public static func string(_ string: String) -> Badge { Badge(string) }
    public static func indicator() -> Badge { Badge(nil) }
  }
}

extension BarPainter {
  /// Draws a badge over the item's upper right corner, or over the upper left one in right-to-left layouts. The badge
  /// does not affect the layout.
  ///
  /// > Basis: assumed: the sizes of a tab's badge, 10 points for a dot.
  func draw(
    _ badge: UIBarButtonItem.Badge, on frame: CGRect, isRightToLeft: Bool, into recorder: inout DisplayListRecorder
  ) {
    let font = badge.font ?? .systemFont(ofSize: 13)
    let block = badge.stringValue.map { TextBlock($0, font: font, session: session) }
    let height: CGFloat = block == nil ? 10 : 18
    let size = CGSize(width: block.map { max(height, $0.size().width + 8) } ?? height, height: height)
    let x = isRightToLeft ? frame.minX - 4 : frame.maxX + 4 - size.width
    let place = CGRect(origin: CGPoint(x: x, y: frame.minY - 4), size: size)
    let fill = badge.backgroundColor?.resolved(in: session) ?? session.palette[.red] ?? RGBAColor(hex: 0xFF3B30)
    recorder.fill(place, radius: height / 2, fill)
    let ink = TextInk(color: badge.foregroundColor?.resolved(in: session) ?? .white, alignment: .center)
    block?.draw(centredIn: place, ink, into: &recorder)
  }
}
