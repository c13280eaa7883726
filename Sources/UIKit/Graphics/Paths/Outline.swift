import DisplayLists

/// A path under construction, shared by `CGMutablePath`, `UIBezierPath` and `CGContext`.
///
/// Quadratic curves are stored as equivalent cubic curves.
struct Outline: Hashable, Sendable {
  private(set) var elements: [PathElement] = []
  /// The start of the current subpath.
  private(set) var start: CGPoint?
  private(set) var current: CGPoint?
  /// The simple shape that the outline consists of, if any. It keeps display lists readable.
  private(set) var shape: Path?

  var isEmpty: Bool { elements.isEmpty }

  /// The path for display lists.
  func path(_ rule: FillRule = .nonZero) -> Path { shape ?? .outline(elements, rule: rule) }

  // MARK: Lines and curves

  /// Begins a subpath. A second move in a row replaces the first.
  mutating func move(to point: CGPoint) {
    if case .move = elements.last { elements.removeLast() }
    append(.move(point), to: point)
    start = point
  }

  /// Adds a line. Does nothing without a current point, as in Core Graphics.
  mutating func line(to point: CGPoint) {
    if current != nil { append(.line(point), to: point) }
  }

  mutating func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    if current != nil { append(.cubic(end, control1: control1, control2: control2), to: end) }
  }

  mutating func quadCurve(to end: CGPoint, _ control: CGPoint) {
    guard let current else { return }
    curve(to: end, current.toward(control, by: 2 / 3), end.toward(control, by: 2 / 3))
  }

  mutating func close() {
    guard let start, elements.last != .close else { return }
    append(.close, to: start)
  }

  private mutating func append(_ element: PathElement, to point: CGPoint) {
    elements.append(element)
    (current, shape) = (point, nil)
  }

  // MARK: Shapes

  mutating func addRect(_ rect: CGRect) {
    add(.rect(rect)) {
      $0.move(to: rect.origin)
      $0.line(to: CGPoint(x: rect.maxX, y: rect.minY))
      $0.line(to: CGPoint(x: rect.maxX, y: rect.maxY))
      $0.line(to: CGPoint(x: rect.minX, y: rect.maxY))
      $0.close()
    }
  }

  mutating func addEllipse(in rect: CGRect) {
    add(.oval(rect)) { outline in
      var circle = Outline()
      circle.addArc(CGPoint(x: 0.5, y: 0.5), radius: 0.5, from: 0, by: 2 * .pi)
      circle.close()
      let place = CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
      outline.append(circle.applying(place))
    }
  }

  /// - Parameters: the radii along both axes, at most half of the sides.
  mutating func addRoundedRect(_ rect: CGRect, width: CGFloat, height: CGFloat) {
    let rx = min(max(width, 0), rect.width / 2), ry = min(max(height, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return addRect(rect) }
    if rx == ry { return addRoundedRect(rect, radius: rx, corners: .all) }
    let flat = CGRect(x: 0, y: 0, width: rect.width / rx, height: rect.height / ry)
    let place = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: rect.minX, ty: rect.minY)
    append(Outline(PathElement.roundedRect(flat, radius: 1)).applying(place))
  }

  mutating func addRoundedRect(_ rect: CGRect, radius: CGFloat, corners: Corners) {
    let rounded = PathElement.roundedRect(rect, radius: radius, corners: corners)
    add(corners == .all ? .roundedRect(rect, radius: radius) : nil) { $0.append(Outline(rounded)) }
  }

  private mutating func add(_ shape: Path?, _ body: (inout Outline) -> Void) {
    let isFirst = isEmpty
    body(&self)
    self.shape = isFirst ? shape : nil
  }

  // MARK: Whole outlines

  init() {}

  init(_ elements: [PathElement]) { for element in elements { append(element) } }

  init(_ path: Path) {
    self.init()
    switch path {
    case .rect(let rect): addRect(rect)
    case .roundedRect(let rect, let radius): addRoundedRect(rect, radius: radius, corners: .all)
    case .oval(let rect): addEllipse(in: rect)
    case .outline(let elements, _): for element in elements { append(element) }
    }
  }

  mutating func append(_ other: Outline) {
    let shape = isEmpty ? other.shape : nil
    for element in other.elements { append(element) }
    self.shape = shape
  }

  private mutating func append(_ element: PathElement) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .cubic(let end, let control1, let control2): curve(to: end, control1, control2)
    case .close: close()
    }
  }

  func applying(_ transform: CGAffineTransform) -> Outline {
    guard !transform.isIdentity else { return self }
    var result = self
    result.elements = elements.map { $0.applying(transform) }
    (result.start, result.current) = (start?.applying(transform), current?.applying(transform))
    result.shape = shape?.applying(transform)
    return result
  }
}

extension PathElement {
  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .cubic(let end, let control1, let control2):
      .cubic(
        end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .close: .close
    }
  }
}

extension Path {
  /// Returns nil if the transformed shape has no simple form: it is rotated, or its radii differ between the axes.
  fileprivate func applying(_ t: CGAffineTransform) -> Path? {
    guard t.b == 0, t.c == 0, t.a > 0, t.d > 0 else { return nil }
    switch self {
    case .rect(let rect): return .rect(rect.applying(t))
    case .oval(let rect): return .oval(rect.applying(t))
    case .roundedRect(let rect, let radius):
      return t.a == t.d ? .roundedRect(rect.applying(t), radius: radius * t.a) : nil
    case .outline: return nil
    }
  }
}

extension CGPoint {
  /// - Parameter share: 0 returns this point, 1 the other.
  func toward(_ other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
