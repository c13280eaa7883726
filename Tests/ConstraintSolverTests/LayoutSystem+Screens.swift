import ConstraintSolver

// Screens of any size, whole numbers throughout.
extension LayoutSystem {
  /// Labels of equal width beside fields that take the rest, in rows with common baselines.
  static func form(rows count: Int, width: Double = 375) -> LayoutSystem {
    var form = LayoutSystem(width: width, height: 4000)
    var rows: [(label: Box, field: Box)] = []
    for row in 0..<count {
      let (label, field) = (form.makeBox(), form.makeBox())
      form.setContent(label, Double(40 + 13 * row % 60), 21, hugging: (251, 251))
      form.setContent(field, 97, 30)
      form.pinStart(label, .across, 20)
      form.follow(label, field, .across, gap: 8)
      form.pinEnd(field, .across, 20, of: form.root)
      // Baselines: 17 from the top of a label, 21 from the top of a field.
      form.add([Term(label.y), Term(field.y, -1)], .equal, 21 - 17)
      if let above = rows.last {
        form.follow(above.field, field, .down, gap: 8)
        form.match(label.width, rows[0].label.width)
      } else {
        form.pinStart(field, .down, 20)
      }
      rows.append((label, field))
    }
    return form
  }

  /// Views from edge to edge with gaps of 8, of equal width or as wide as their content.
  static func chain(of count: Int, equalWidths: Bool, width: Double = 1000) -> LayoutSystem {
    var chain = LayoutSystem(width: width, height: 100)
    var last: Box?
    for index in 0..<count {
      let box = chain.makeBox()
      chain.setContent(
        box, Double(10 + 7 * index % 30), 20, hugging: (250 + Float(index % 3), 250),
        compression: (750 + Float(index % 2), 750))
      chain.pinStart(box, .down, 0)
      if let last { chain.follow(last, box, .across, gap: 8) } else { chain.pinStart(box, .across, 8) }
      if equalWidths, index > 0 { chain.match(box.width, chain.boxes[1].width) }
      last = box
    }
    if let last { chain.pinEnd(last, .across, 8, of: chain.root) }
    return chain
  }

  /// Nested stacks, alternately horizontal and vertical: two labels and the next stack in each.
  static func nestedStacks(depth: Int, width: Double = 600) -> LayoutSystem {
    var screen = LayoutSystem(width: width, height: 800)
    var (stack, axis) = (screen.root, Axis.down)
    for level in 0..<depth {
      let boxes = (0..<(level == depth - 1 ? 2 : 3)).map { _ in screen.makeBox() }
      for (index, label) in boxes.prefix(2).enumerated() {
        let strength = Float(level % 4 + index)
        screen.setContent(
          label, Double(30 + 5 * level), 20, hugging: (250 + strength, 251), compression: (750 - strength, 750))
      }
      screen.arrange(boxes, in: stack, axis)
      (stack, axis) = (boxes[boxes.count - 1], axis == .down ? .across : .down)
    }
    return screen
  }

  /// Fill and fill, with a spacing of 4.
  private mutating func arrange(_ boxes: [Box], in stack: Box, _ axis: Axis) {
    let other: Axis = axis == .across ? .down : .across
    pinStart(boxes[0], axis, 0)
    for (first, second) in zip(boxes, boxes.dropFirst()) { follow(first, second, axis, gap: 4) }
    pinEnd(boxes[boxes.count - 1], axis, 0, of: stack)
    for box in boxes {
      pinStart(box, other, 0)
      pinEnd(box, other, 0, of: stack)
    }
  }

  /// A column of feed cells: a picture, two lines beside it, a text, and three buttons of equal width.
  static func feed(cells count: Int, width: Double = 375) -> LayoutSystem {
    var feed = LayoutSystem(width: width, height: 20000)
    var last: Box?
    for index in 0..<count {
      let cell = feed.makeBox()
      feed.pinStart(cell, .across, 0)
      feed.pinEnd(cell, .across, 0, of: feed.root)
      if let last { feed.follow(last, cell, .down, gap: 1) } else { feed.pinStart(cell, .down, 0) }
      feed.fill(cell, lines: 1 + index % 4)
      last = cell
    }
    return feed
  }

  private mutating func fill(_ cell: Box, lines: Int) {
    let picture = makeBox(), name = makeBox(), date = makeBox(), text = makeBox()
    for length in [picture.width, picture.height] { add([Term(length)], .equal, 50) }
    pinStart(picture, .across, 10)
    pinStart(picture, .down, 10)
    for (box, content) in [(name, 120.0), (date, 64)] {
      setContent(box, content, 20)
      follow(picture, box, .across, gap: 10)
      pinEnd(box, .across, 10, of: cell, .lessThanOrEqual)
    }
    pinStart(name, .down, 10)
    follow(name, date, .down, gap: 4)
    setContent(text, 300, Double(20 * lines), compression: (749, 751))
    pinStart(text, .across, 10)
    pinEnd(text, .across, 10, of: cell)
    follow(picture, text, .down, gap: 8)
    add([Term(text.y), Term(date.y, -1), Term(date.height, -1)], .greaterThanOrEqual, 8)
    addButtons(below: text, in: cell)
  }

  private mutating func addButtons(below text: Box, in cell: Box) {
    let buttons = (0..<3).map { _ in makeBox() }
    for (index, button) in buttons.enumerated() {
      setContent(button, Double(40 + 20 * index), 44)
      follow(text, button, .down, gap: 8)
      pinEnd(button, .down, 10, of: cell)
      match(button.width, buttons[0].width)
      if index > 0 { follow(buttons[index - 1], button, .across, gap: 0) }
    }
    pinStart(buttons[0], .across, 0)
    pinEnd(buttons[2], .across, 0, of: cell)
  }
}
