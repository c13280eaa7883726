import BenchmarkKit
import UIKit

/// Benchmarks of UIView and NSLayoutConstraint, from `init` until `layoutIfNeeded` returns.
@main @MainActor struct APIBench {
  let options: Options
  let journal: Journal

  static func main() {
    keepMemory()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "render" { return PictureAnswers.main() }
    let options = Options(arguments)
    if options.answersRelayouts { return RelayoutAnswers.run() }
    if let name = options.profile { return profile(name) }
    if let problem = Kiwi.start() { Options.stop("bench: \(problem)", 2) }
    let journal = Journal(options)
    APIBench(options: options, journal: journal).run()
    journal.finish()
  }

  /// Repeats one case.
  private static func profile(_ name: String) {
    let texts = FeedTexts.generate(count: 100)
    let screen = FormScreen(rows: 100)
    screen.layoutIfNeeded()
    Options.loop(name) {
      switch name {
      case "A1": FormScreen(rows: 100).layoutIfNeeded()
      case "A2-constraints": FeedList(constraining: texts.map(ConstrainedCell.init)).layoutIfNeeded()
      case "A2-stacks": FeedList(constraining: texts.map(StackedCell.init)).layoutIfNeeded()
      case "A2-frames": FeedList(placing: texts.map(PlacedCell.init)).layoutIfNeeded()
      case "A3":
        screen.setNeedsLayout()
        screen.layoutIfNeeded()
      default: Options.stop("there are A1 A2-constraints A2-stacks A2-frames A3", 2)
      }
    }
  }

  func run() {
    form()
    feed()
    nothingChanged()
    tables()
  }

  /// Returns the seconds until the view is laid out, without its deallocation.
  private func layOut(_ make: () -> UIView) -> Double {
    settleHeap()
    var view: UIView?
    let time = seconds {
      view = make()
      view?.layoutIfNeeded()
    }
    return withExtendedLifetime(view) { time }
  }

  private func form() {
    guard options.wants("A1") else { return }
    let rows = options.isSmoke ? 5 : 100
    let kiwi = Kiwi(.form(rows))
    let order = kiwi.chooseOrder()
    let times = options.patience.alternate({ layOut { FormScreen(rows: rows) } }, { kiwi.build() })
    check(rows, kiwi)
    journal.add(
      Finding(
        "A1", "form of \(rows) rows, all of UIKit (kiwi: \(order.rawValue))", ours: times.ours, theirs: times.theirs,
        gate: 0.05, target: 0.02))
  }

  /// Compares the labels' widths with kiwi's, to half a device pixel.
  private func check(_ rows: Int, _ kiwi: Kiwi) {
    let screen = FormScreen(rows: rows)
    screen.layoutIfNeeded()
    let values = kiwi.values
    for (index, view) in screen.subviews.enumerated() where abs(view.frame.width - values[4 * index + 6]) > 0.5 {
      journal.complain("view \(index) of the form is \(view.frame.width) wide, beside kiwi's \(values[4 * index + 6])")
    }
  }

  private func nothingChanged() {
    guard options.wants("A3") else { return }
    let rows = options.isSmoke ? 5 : 100
    let screen = FormScreen(rows: rows)
    screen.layoutIfNeeded()
    let again = {
      screen.setNeedsLayout()
      screen.layoutIfNeeded()
    }
    let times = options.patience.alternate({ seconds(of: again) }, { layOut { FormScreen(rows: rows) } })
    journal.add(
      Finding(
        "A3", "form of \(rows) rows, laid out again, beside its build", ours: times.ours, theirs: times.theirs,
        gate: 0.02, target: nil))
  }
}

// MARK: - The feed

extension APIBench {
  private func feed() {
    guard options.wants("A2") || ["A2-manual", "A2-stack", "A2-yoga"].contains(where: options.wants) else { return }
    let texts = FeedTexts.generate(count: options.isSmoke ? 3 : 100)
    let constrained = { layOut { FeedList(constraining: texts.map(ConstrainedCell.init)) } }
    let stacked = { layOut { FeedList(constraining: texts.map(StackedCell.init)) } }
    let placed = { layOut { FeedList(placing: texts.map(PlacedCell.init)) } }
    compareHeights(texts)
    compareToYoga(texts, constrained)
    let manual = options.patience.alternate(constrained, placed)
    journal.add(
      Finding(
        "A2-manual", "\(texts.count) feed cells: Auto Layout beside frames by hand", ours: manual.ours,
        theirs: manual.theirs, gate: 2.9, target: 1.5))
    let stacks = options.patience.alternate(stacked, constrained)
    journal.add(
      Finding(
        "A2-stack", "\(texts.count) feed cells: stack views beside Auto Layout", ours: stacks.ours,
        theirs: stacks.theirs, gate: 1.23, target: 1.1))
  }

  /// Compares with Yoga, whose cells have no views, unlike ours.
  private func compareToYoga(_ texts: [FeedTexts], _ constrained: () -> Double) {
    let kiwi = KiwiCells(texts.count)
    let times = options.patience.alternate(constrained, { kiwi.build() })
    journal.add(
      Yoga.feed.comparison(
        "A2-yoga", "\(texts.count) feed cells, Auto Layout", ours: times.ours, kiwi: times.theirs, target: 1))
  }

  /// Checks that the three ways to write the cell agree, except for where a card centers its labels.
  private func compareHeights(_ texts: [FeedTexts]) {
    let lists = [
      FeedList(constraining: texts.map(ConstrainedCell.init)), FeedList(constraining: texts.map(StackedCell.init)),
      FeedList(placing: texts.map(PlacedCell.init)),
    ]
    lists.forEach { $0.layoutIfNeeded() }
    let bottoms = lists.map { $0.subviews.last?.frame.maxY ?? 0 }
    if bottoms.contains(where: { abs($0 - bottoms[0]) > 0.5 * CGFloat(texts.count) }) {
      journal.complain("the cells' heights add up to different sums: \(bottoms)")
    }
  }
}
