import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// A solution is reused until one of its inputs changes; then it equals a new one.
///
/// > Basis: derived. Auto Layout's results are a function of the views; WWDC 2018, session 220: the engine is "a layout
/// > cache and tracker".
@MainActor struct KeptSolutionTests {
  let session = Session(environment: .standard)

  init() { session.checksSolutions = true }

  /// A label and a field side by side.
  @MainActor private final class Form {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let label = UILabel(), field = UITextField()
    var gap: NSLayoutConstraint!

    init() {
      label.text = "Name"
      for view in [label, field] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      gap = field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor), gap,
        field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      ])
      label.setContentHuggingPriority(.required, for: .horizontal)
      root.layoutIfNeeded()
    }
  }

  private func expectTrue() {
    let stale = session.findings.filter { $0.rule == "stale-solution" }.map(\.message)
    #expect(stale.isEmpty, "\(stale)")
  }

  @Test func `a frame in which nothing changed asks the solver nothing`() {
    session.perform {
      let form = Form()
      #expect(form.root.ownRuns { form.root.setNeedsLayout() } == 0)
      #expect(form.root.ownRuns { form.label.setNeedsLayout() } == 0)
    }
  }

  @Test func `another constant is solved for once`() {
    session.perform {
      let form = Form(), x = form.field.frame.minX
      #expect(form.root.ownRuns { form.gap.constant = 18 } == 1)
      #expect(form.field.frame.minX == x + 10)
    }
    expectTrue()
  }

  @Test func `the same constant again is no change`() {
    session.perform {
      let form = Form()
      #expect(form.root.ownRuns { form.gap.constant = 8 } == 0)
    }
  }

  @Test func `another text moves what depends on its width`() {
    session.perform {
      let form = Form(), x = form.field.frame.minX
      #expect(form.root.ownRuns { form.label.text = "A longer name" } > 0)
      #expect(form.field.frame.minX > x)
    }
    expectTrue()
  }

  @Test func `the natural size is asked for once until it is invalidated`() {
    session.checksSolutions = false
    session.perform {
      let form = Form(), box = CountingView()
      box.translatesAutoresizingMaskIntoConstraints = false
      form.root.addSubview(box)
      form.root.layoutIfNeeded()
      form.gap.constant = 30
      form.root.layoutIfNeeded()
      #expect(box.count == 1)
      box.invalidateIntrinsicContentSize()
      form.root.layoutIfNeeded()
      #expect(box.count == 2)
    }
  }

  @Test func `a view that leaves takes its rows along`() {
    session.perform {
      let form = Form()
      form.label.removeFromSuperview()
      form.root.layoutIfNeeded()
      #expect(form.field.frame.maxX == 300)
      form.root.addSubview(form.label)
      form.root.layoutIfNeeded()
      #expect(form.label.frame.origin == .zero)
    }
    expectTrue()
  }

  @Test func `a deactivated constraint counts no more`() {
    session.perform {
      let form = Form()
      form.gap.isActive = false
      form.field.widthAnchor.constraint(equalToConstant: 50).isActive = true
      form.root.layoutIfNeeded()
      #expect(form.field.frame == CGRect(x: 250, y: form.field.frame.minY, width: 50, height: form.field.frame.height))
    }
    expectTrue()
  }

  @Test func `constraints outlive their views without harm`() {
    session.perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var box: UIView? = UIView()
      let width = box!.widthAnchor.constraint(equalToConstant: 20)
      root.addSubview(box!)
      width.isActive = true
      root.layoutIfNeeded()
      box!.removeFromSuperview()
      box = nil
      #expect(width.firstItem == nil && !width.isActive)
      width.constant = 30
      width.isActive = true
      root.layoutIfNeeded()
      #expect(!width.isActive)
    }
  }

  @Test func `a superview that is gone is nobody's superview`() {
    session.perform {
      let box = UIView()
      var superview: UIView? = UIView()
      superview!.addSubview(box)
      superview = nil
      #expect(box.superview == nil && box.root === box)
    }
  }

  @Test func `a root is not kept alive by its solution`() {
    session.perform {
      weak var gone: UIView?
      do {
        let form = Form()
        _ = form.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        gone = form.root
      }
      #expect(gone == nil)
    }
  }

  @Test func `frames, margins, direction and scrolling reach the rows`() {
    session.perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let masked = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), box = UIView(), inner = UIView()
      root.addSubview(masked)
      [inner].forEach(masked.addSubview)
      root.addSubview(box)
      for view in [box, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: masked.trailingAnchor),
        box.topAnchor.constraint(equalTo: inner.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
        inner.leadingAnchor.constraint(equalTo: masked.layoutMarginsGuide.leadingAnchor),
        inner.topAnchor.constraint(equalTo: masked.topAnchor, constant: 50),
        inner.widthAnchor.constraint(equalToConstant: 300), inner.heightAnchor.constraint(equalToConstant: 300),
        inner.bottomAnchor.constraint(equalTo: masked.bottomAnchor),
      ])
      let changes: [() -> Void] = [
        { masked.frame.size.width = 150 }, { masked.layoutMargins.left = 30 }, { masked.contentOffset.y = 40 },
        { root.semanticContentAttribute = .forceRightToLeft }, { masked.semanticContentAttribute = .forceRightToLeft },
        { root.frame.size.width = 400 }, { masked.autoresizingMask = .flexibleWidth }, { root.frame.size.width = 420 },
        { masked.contentSize = .zero }, { root.sendSubviewToBack(box) }, { masked.center.x += 5 },
      ]
      for change in changes {
        change()
        root.layoutIfNeeded()
      }
      #expect(masked.contentSize.height == 350)
    }
    expectTrue()
  }

  /// > Basis: derived. Reused cells are measured again.
  @Test func `what fits after another text is found in the same system`() throws {
    try session.perform {
      let form = Form(), target = UIView.layoutFittingCompressedSize
      let old = form.root.systemLayoutSizeFitting(target)
      let system = try #require(form.root.layout.fittingSystem), number = system.number
      #expect(form.root.systemLayoutSizeFitting(target) == old)
      let runs = system.runs
      form.label.text = "Another name"
      let new = form.root.systemLayoutSizeFitting(target)
      #expect(new.width > old.width && system.number == number && system.runs > runs)
      #expect(form.root.systemLayoutSizeFitting(target) == new)
      #expect(form.root.layout.fittingSystem === system)
    }
    expectTrue()
  }

  /// The style of a segmented control determines both.
  @Test func `another alignment rectangle moves what is aligned to it`() {
    session.perform {
      let form = Form(), segments = UISegmentedControl(items: ["A", "B"])
      segments.translatesAutoresizingMaskIntoConstraints = false
      form.root.addSubview(segments)
      segments.topAnchor.constraint(equalTo: form.label.bottomAnchor).isActive = true
      form.root.layoutIfNeeded()
      segments.segmentedControlStyle = .bar
      form.root.layoutIfNeeded()
    }
    expectTrue()
  }

  @Test func `a change that nobody told of is found`() {
    session.perform {
      let form = Form()
      form.field.layout.hugging.horizontal = .required
      form.label.layout.hugging.horizontal = .defaultLow
      form.field.layout.compression.horizontal = .required
      form.root.layoutIfNeeded()
    }
    #expect(session.findings.contains { $0.rule == "stale-solution" })
  }

  @Test func `lines wrap again where there is more room again`() {
    session.perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), label = UILabel()
      label.numberOfLines = 0
      label.text = "Some words that need two lines or three in a narrow place"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
      NSLayoutConstraint.activate([
        width, label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      var sizes: [CGSize] = []
      for room in [120, 300, 120, 300] as [CGFloat] {
        width.constant = room
        root.layoutIfNeeded()
        sizes.append(label.frame.size)
      }
      #expect(sizes[0] == sizes[2] && sizes[1] == sizes[3] && sizes[0].height > sizes[1].height)
    }
    expectTrue()
  }

  @Test func `a conflict is decided as if it had always been there`() {
    func broken(_ makeFirst: Bool) -> [String] {
      session.perform {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        let narrow = box.widthAnchor.constraint(equalToConstant: 10)
        let wide = root.widthAnchor.constraint(equalTo: box.widthAnchor)
        if makeFirst { root.layoutIfNeeded() }
        wide.isActive = true
        if makeFirst { root.layoutIfNeeded() }
        narrow.isActive = true
        root.layoutIfNeeded()
        return [box.frame.width.description]
      }
    }
    #expect(broken(true) == broken(false))
    expectTrue()
  }
}

/// Counts how often its size is requested.
@MainActor private final class CountingView: UIView {
  private(set) var count = 0

  override var intrinsicContentSize: CGSize {
    count += 1
    return CGSize(width: 10, height: 10)
  }
}

extension UIView {
  /// Returns how often its own system called the solver because of `change` and in the layout after it.
  fileprivate func ownRuns(_ change: () -> Void) -> Int {
    let before = layout.system?.runs ?? 0
    change()
    layoutIfNeeded()
    return (layout.system?.runs ?? 0) - before
  }
}
