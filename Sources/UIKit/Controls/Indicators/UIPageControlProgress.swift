import SessionFoundation

/// The delegate of a page control's progress.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the progress at which a page starts when it becomes the current one, from 0 to 1.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// The progress of a page control's current page. Its dot becomes a bar that fills.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// The progress, from 0 to 1.
  open var currentProgress: Float {
    get { done }
    set { done = min(max(newValue, 0), 1) }
  }
  open private(set) var isProgressVisible = false
  weak var control: UIPageControl?
  private var done: Float = 0

  /// Updates the progress after a change of the page or the control.
  func pageDidChange() {
    guard let control else { return setVisible(false) }
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
    setVisible(control.numberOfPages > 0)
  }

  private func setVisible(_ isVisible: Bool) {
    guard isVisible != isProgressVisible else { return }
    isProgressVisible = isVisible
    delegate?.pageControlProgressVisibilityDidChange(self)
  }
}

/// The delegate of a timer progress, which decides whether to advance when the time of a page is over.
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}

/// A progress that follows the program's time and advances to the next page when the time of a page is over.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  /// Whether the first page follows the last one. Otherwise the timer stops there.
  open var resetsToInitialPageAfterEnd = false
  /// The duration of pages without a duration of their own, in seconds.
  open var preferredDuration: TimeInterval
  private var durations: [Int: TimeInterval] = [:]
  /// The scheduled end of the current page.
  private var end: ScheduledWork?
  private var tellsOfFrames = false
  /// The time at which the page started, or would have started at a progress of 0.
  private var start: TimeInterval = 0

  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  open var isRunning: Bool { end != nil }

  /// Sets the duration of a page; 0 for the preferred one.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration > 0 ? duration : nil }

  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  open override var currentProgress: Float {
    get {
      guard isRunning, let control else { return super.currentProgress }
      return Float(min(max((control.session.now - start) / pageDuration, 0), 1))
    }
    set {
      super.currentProgress = newValue
      if isRunning { resumeTimer() }
    }
  }

  /// Resumes the timer at the current progress.
  open func resumeTimer() {
    guard let control else { return }
    end?.cancel()
    let done = TimeInterval(super.currentProgress) * pageDuration
    start = control.session.now - done
    end = control.session.schedule(after: pageDuration - done) { [weak self] in self?.pageIsOver() }
    tellOfFrames(of: control)
  }

  /// Notifies the delegate with each frame while the timer runs.
  private func tellOfFrames(of control: UIPageControl) {
    guard !tellsOfFrames else { return }
    tellsOfFrames = true
    control.session.everyFrame { [weak self] in
      guard let self, isRunning else {
        self?.tellsOfFrames = false
        return false
      }
      (delegate as? any UIPageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(self)
      return true
    }
  }

  open func pauseTimer() {
    super.currentProgress = currentProgress
    end?.cancel()
    end = nil
  }

  private var pageDuration: TimeInterval { max(duration(forPage: control?.currentPage ?? 0), 0.001) }

  private func pageIsOver() {
    guard let control else { return }
    end = nil
    super.currentProgress = 1
    let last = control.currentPage + 1 >= control.numberOfPages, next = last ? 0 : control.currentPage + 1
    guard !last || resetsToInitialPageAfterEnd else { return }
    let asked = delegate as? any UIPageControlTimerProgressDelegate
    guard asked?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else { return }
    control.currentPage = next
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    resumeTimer()
  }
}
