extension Problem {
  /// Returns cells of a feed: 21 views and 131 constraints each.
  ///
  /// > Source: the structure of FeedItemAutoLayoutView in LayoutFrameworkBenchmark (github.com/layoutBox), with natural
  /// > sizes in place of strings and images.
  ///
  /// - Parameter first: The number of the first cell; a cell with the same number is always the same.
  public static func feed(_ count: Int, first: Int = 0) -> Problem {
    var writer = ProblemWriter(count == 1 ? "a feed cell" : "\(count) feed cells")
    for cell in first..<(first + count) {
      var random = RandomNumbers(seed: UInt64(500 + cell))
      writer.feedCell(&random)
    }
    return writer.problem
  }
}

extension ProblemWriter {
  fileprivate mutating func feedCell(_ random: inout RandomNumbers) {
    let cell = view()
    begin(cell, .horizontal)
    begin(cell, .vertical)
    require([(1, cell.width)], constant: -320)
    // The fitting size: the smallest height that holds the content.
    add([(1, cell.height)], .equal, constant: 0, priority: 50)
    let bars = [topBar(&random), profile(&random), content(&random), actions(), comment(&random)]
    begin(bars[0], .vertical)
    for (upper, lower) in zip(bars, bars.dropFirst()) { place(lower, .vertical, behind: upper) }
    end(bars[4], .vertical, in: cell)
    for bar in bars { fill(bar, .horizontal, of: cell) }
  }

  private mutating func label(_ random: inout RandomNumbers, lines: Double = 1) -> Box {
    let label = view()
    naturalSize(label, random.points(60...180), 20.5 * lines, hugging: 251)
    return label
  }

  /// Adds an image or icon that always keeps its width.
  private mutating func rigid(_ width: Double, _ height: Double) -> Box {
    let box = view()
    naturalSize(box.width, width, hugging: 1000, resistance: 1000)
    naturalSize(box.height, height, hugging: 251)
    return box
  }

  /// Pins items to the top of a bar, with any room below.
  private mutating func hang(_ items: [Box], in bar: Box) {
    for item in items {
      begin(item, .vertical)
      end(item, .vertical, in: bar, .atLeast)
    }
  }

  private mutating func topBar(_ random: inout RandomNumbers) -> Box {
    let (bar, action, options) = (view(), label(&random), rigid(13, 20.5))
    begin(action, .horizontal)
    place(options, .horizontal, behind: action)
    end(options, .horizontal, in: bar)
    hang([action, options], in: bar)
    return bar
  }

  private mutating func profile(_ random: inout RandomNumbers) -> Box {
    let (bar, picture) = (view(), rigid(50, 50))
    let labels = [label(&random), label(&random, lines: 2), label(&random)]
    let comment = label(&random)
    begin(picture, .vertical)
    place(comment, .vertical, behind: picture, .atLeast)
    end(comment, .vertical, in: bar)
    begin(labels[0], .vertical, after: 1)
    place(labels[1], .vertical, behind: labels[0], gap: 1)
    place(labels[2], .vertical, behind: labels[1], gap: 1)
    place(comment, .vertical, behind: labels[2], gap: 3, .atLeast)
    place(comment, .vertical, behind: picture, gap: 0, .equal, priority: 749)
    begin(picture, .horizontal)
    for label in labels {
      place(label, .horizontal, behind: picture, gap: 2)
      end(label, .horizontal, in: bar, gap: 4)
    }
    fill(comment, .horizontal, of: bar)
    return bar
  }

  private mutating func content(_ random: inout RandomNumbers) -> Box {
    let (bar, picture) = (view(), view())
    naturalSize(picture, 350, 200, hugging: 251)
    let (title, domain) = (label(&random), label(&random))
    begin(picture, .vertical)
    place(title, .vertical, behind: picture)
    place(domain, .vertical, behind: title)
    end(domain, .vertical, in: bar)
    for item in [picture, title, domain] { fill(item, .horizontal, of: bar) }
    return bar
  }

  private mutating func actions() -> Box {
    let bar = view()
    let labels = [28.5, 69, 43].map { width in
      let label = view()
      naturalSize(label, width, 20.5, hugging: 251)
      return label
    }
    for label in labels { fill(label, .vertical, of: bar) }
    begin(labels[0], .horizontal, after: 8)
    require([(1, labels[1].x), (0.5, labels[1].width), (-0.5, bar.width)])
    end(labels[2], .horizontal, in: bar, gap: 8)
    return bar
  }

  private mutating func comment(_ random: inout RandomNumbers) -> Box {
    let (bar, picture, text) = (view(), rigid(50, 50), label(&random))
    begin(picture, .horizontal)
    place(text, .horizontal, behind: picture)
    end(text, .horizontal, in: bar)
    hang([picture, text], in: bar)
    end(picture, .vertical, in: bar, priority: 749)
    return bar
  }
}
