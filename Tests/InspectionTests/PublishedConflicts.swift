import UIKit

@testable import UIKit

/// The conflicts of published console logs, built in code. Views have the names of the logs; numbers that a log does
/// not show are made up.
@MainActor struct PublishedConflict: CustomStringConvertible {
  let name: String
  /// The number of constraints that UIKit listed.
  let listed: Int
  /// The constraint that UIKit broke, as a sentence.
  let broken: String
  let size: CGSize
  let build: @MainActor (Sketch) -> Void

  nonisolated var description: String { name }

  init(
    _ name: String, listed: Int, broken: String, in size: CGSize = CGSize(width: 320, height: 480),
    _ build: @escaping @MainActor (Sketch) -> Void
  ) {
    (self.name, self.listed, self.broken, self.size, self.build) = (name, listed, broken, size, build)
  }

  static let all = [
    threeWidths, photoWall, lowButton, inputBar, twoHeights, actionSheet, tallContent, narrowLabel, centredBar,
    cellWithStack, masksAlone,
  ]

  /// [width == 304, width >= 320, width == 288 ...] and an autoresizing mask: the first.
  static let threeWidths = PublishedConflict("three widths", listed: 4, broken: "image.width = 304") { sketch in
    let image = sketch.view("image")
    sketch.activate(
      image.widthAnchor.constraint(equalToConstant: 304),
      image.widthAnchor.constraint(greaterThanOrEqualToConstant: 310))
  }

  /// [mask height 896, height == 200, V:|-(0)-[top], V:[top]-(0)-[bottom], bottom.bottom, bottom.height == 0.2*]: the
  /// height.
  static let photoWall = PublishedConflict(
    "a fixed and a proportional height fill a view", listed: 6, broken: "top.height = 200",
    in: CGSize(width: 414, height: 896)
  ) { sketch in
    let screen = sketch.view("screen", masked: true)
    screen.frame = CGRect(x: 0, y: 0, width: 414, height: 896)
    let top = sketch.view("top", in: screen), bottom = sketch.view("bottom", in: screen)
    sketch.activate(
      top.topAnchor.constraint(equalTo: screen.topAnchor), bottom.topAnchor.constraint(equalTo: top.bottomAnchor),
      bottom.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
      bottom.heightAnchor.constraint(equalTo: screen.heightAnchor, multiplier: 0.2),
      top.heightAnchor.constraint(equalToConstant: 200))
  }

  /// [height == 25, safe area bottom, gaps of 34, 391 and 70, the guide's own]: the height.
  static let lowButton = PublishedConflict(
    "a button above two views that leave no room", listed: 6, broken: "button.height = 25",
    in: CGSize(width: 375, height: 812)
  ) { sketch in
    let button = sketch.view("button"), upper = sketch.view("upper"), lower = sketch.view("lower")
    sketch.activate(
      sketch.root.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 312),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 34),
      sketch.root.bottomAnchor.constraint(equalTo: lower.bottomAnchor, constant: 391),
      button.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 70),
      button.heightAnchor.constraint(equalToConstant: 25))
  }

  /// [H:|-(5)-[field], button.trailing, H:[field]-(5)-[button], bar.trailing, H:|-(0)-[bar], width == 0]: the gap.
  static let inputBar = PublishedConflict(
    "an input bar that is measured at width 0", listed: 6, broken: "button.leading = field.trailing + 5",
    in: CGSize(width: 0, height: 44)
  ) { sketch in
    let bar = sketch.view("bar"), field = sketch.view("field", in: bar), button = sketch.view("button", in: bar)
    sketch.activate(
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 5),
      button.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -5),
      button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 5),
      bar.trailingAnchor.constraint(equalTo: sketch.root.trailingAnchor),
      bar.leadingAnchor.constraint(equalTo: sketch.root.leadingAnchor))
  }

  /// [height >= 44, height == 20]: the inequality.
  static let twoHeights = PublishedConflict("two heights", listed: 2, broken: "bar.height ≥ 44") { sketch in
    let bar = sketch.view("bar")
    sketch.activate(
      bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 44), bar.heightAnchor.constraint(equalToConstant: 20))
  }

  /// [label.height == 200, sheet.height == 200, centerY, V:[sheet]-(0)-|, V:[label]-(>=16)-[sheet], height 375]: the
  /// second.
  static let actionSheet = PublishedConflict(
    "a centred label above a sheet, in landscape", listed: 6, broken: "sheet.height = 200",
    in: CGSize(width: 667, height: 375)
  ) { sketch in
    let sheet = sketch.view("sheet"), label = sketch.view("label")
    sketch.activate(
      label.heightAnchor.constraint(equalToConstant: 200), sheet.heightAnchor.constraint(equalToConstant: 200),
      label.centerYAnchor.constraint(equalTo: sketch.root.centerYAnchor),
      sketch.root.bottomAnchor.constraint(equalTo: sheet.bottomAnchor),
      sheet.topAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 16))
  }

  /// [height >= 48, height == 48 from outside]: the log rounds the numbers.
  static let tallContent = PublishedConflict(
    "a height that is almost the one given", listed: 2, broken: "root.height ≥ 48",
    in: CGSize(width: 320, height: 47.99999)
  ) { sketch in
    _ = sketch.view("content")
    sketch.activate(sketch.root.heightAnchor.constraint(greaterThanOrEqualToConstant: 48))
  }

  /// [label.width == box.width - 32, box.width == row.width, H:[row(30)]]: the first.
  static let narrowLabel = PublishedConflict(
    "margins wider than their view", listed: 3, broken: "label.width = box.width − 32"
  ) { sketch in
    let row = sketch.view("row"), box = sketch.view("box", in: row), label = sketch.view("label", in: box)
    sketch.activate(
      label.widthAnchor.constraint(equalTo: box.widthAnchor, constant: -32),
      box.widthAnchor.constraint(equalTo: row.widthAnchor), row.widthAnchor.constraint(equalToConstant: 30))
  }

  /// [mask midY, centerY, height and top from outside]: centerY.
  static let centredBar = PublishedConflict(
    "a masked view that shall be centred, too", listed: 4, broken: "title.centerY = root.centerY",
    in: CGSize(width: 320, height: 64)
  ) { sketch in
    let title = sketch.view("title", masked: true)
    title.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    sketch.activate(title.centerYAnchor.constraint(equalTo: sketch.root.centerYAnchor))
  }

  /// From the top of a cell to its bottom through a stack view, height 44 from outside: a connection of the stack view.
  static let cellWithStack = PublishedConflict(
    "a cell that is too low for its stack view", listed: 14,
    broken: "stack.bottom = share.bottom ('UISV-canvas-connection')", in: CGSize(width: 320, height: 44)
  ) { sketch in
    let icon = sketch.view("icon"), text = sketch.view("text"), photos = sketch.view("photos")
    let line = sketch.view("line"), stack = sketch.view("stack") { UIStackView() }, gap = sketch.view("gap")
    let share = sketch.session.perform { UIView() }
    share.accessibilityIdentifier = "share"
    stack.addArrangedSubview(share)
    sketch.activate(
      icon.heightAnchor.constraint(equalToConstant: 30), share.heightAnchor.constraint(equalTo: icon.heightAnchor),
      icon.topAnchor.constraint(equalTo: sketch.root.topAnchor, constant: 10))
    for (upper, lower, space) in [
      (icon, text, 0.0), (text, photos, 0), (photos, line, 0), (line, stack, 0), (stack, gap, 0),
    ] {
      sketch.activate(lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: space))
    }
    sketch.activate(sketch.root.bottomAnchor.constraint(equalTo: gap.bottomAnchor))
  }

  /// [mask H:[wrapper(768)], mask cell.width == wrapper.width - 972]: the second.
  static let masksAlone = PublishedConflict(
    "a masked cell that would be narrower than nothing", listed: 2, broken: "cell.width = wrapper.width − 972"
  ) { sketch in
    let wrapper = sketch.view("wrapper", masked: true)
    wrapper.frame = CGRect(x: 0, y: 0, width: 768, height: 100)
    let cell = sketch.view("cell", in: wrapper)
    sketch.activate(cell.widthAnchor.constraint(equalTo: wrapper.widthAnchor, constant: -972))
  }
}
