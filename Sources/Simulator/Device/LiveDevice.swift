import CoreTypes
import DisplayLists
import FolderWatching
import Rendering
import UIKit

/// A program that runs in this process, in real time, for pages elsewhere. Requests arrive through a pipe; events and
/// pictures are sent through another.
///
/// A frame has three steps:
/// 1. Requests, timers and animations change the program.
/// 2. The session commits.
/// 3. The screen is recorded and, if it changed, rendered and sent.
///
/// At most two pictures are in transit. A slow page receives fewer pictures, not later ones.
@MainActor package final class LiveDevice {
  private static let mostUnderWay = 2

  private let number: UInt16
  private let program: LiveProgram
  private let words: SettingSyntax
  private let stepSyntax: StepSyntax
  private let recorder = StepRecorder()
  private let pipe: PacketPipe
  private let renderer: CairoRenderer
  private let history = LiveHistory()
  private var stage: LiveStage
  private var look = LookState()
  private var told = ToldState()
  /// The error of the last reload; nil if it succeeded.
  private var problem: String?
  /// The frame in progress.
  private var making = FrameInMaking(cause: "launch")
  private var hasEnded = false
  private var folders: FolderWatch?
  private var explaining: (any DispatchSourceTimer)?
  /// The saved trace, while a page fetches it.
  private var saved: TraceContents?

  /// The state of the pictures in transit to pages.
  private struct LookState {
    var frame: UInt32 = 0
    var unseen: Set<UInt32> = []
    var isWatched = false
    var isDue = false
  }

  private struct ToldState {
    var screen: ScreenFacts?
    var findings: [FindingFacts] = []
    var caret: [Double]?
    var problem: String?
  }

  private struct FrameInMaking {
    var cause: String
    /// The stamp of the last touch.
    var stamp = 0.0
    /// The time of layout in seconds.
    var layout = 0.0
  }

  /// - Parameter number: The number by which pages refer to the device.
  /// - Throws: The errors of `program` if it does not start.
  package init(
    _ program: LiveProgram, number: UInt16, words: SettingSyntax, steps: StepSyntax, pipe: PacketPipe,
    renderer: CairoRenderer
  ) throws {
    (self.number, self.program, self.pipe, self.renderer) = (number, program, pipe, renderer)
    (self.words, stepSyntax) = (words, steps)
    stage = LiveStage(try program.start(), renderer)
  }

  /// Runs until the pipe ends.
  package func run() {
    begin()
    pipe.read { [weak self] packet in self?.receive(packet) }
    folders = FolderWatch(program.watched, on: .main) { [weak self] in MainActor.assumeIsolated { self?.reload() } }
    while !hasEnded { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    stage.end()
  }

  private func begin() {
    stage.begin { [weak self] in self?.lookSoon() }
    lookSoon()
  }

  /// Restarts the program from the current files, and returns to the screen that was shown. If the program does not
  /// start, the running one continues.
  private func reload() {
    do {
      let began = LiveClock.wall, next = LiveStage(try program.start(), renderer)
      next.take(over: stage)
      stage.end()
      (stage, told) = (next, ToldState(problem: told.problem))
      making = FrameInMaking(cause: "reload", layout: LiveClock.wall - began)
      problem = nil
      say("reloaded")
      begin()
      replay(recorder.takeSteps())
    } catch {
      if "\(error)" != problem { say("\(error)") }
      problem = "\(error)"
      lookSoon()
    }
  }

  // MARK: Input

  private func receive(_ packet: Data?) {
    guard let packet else { return hasEnded = true }
    do {
      answer(try JSONDecoder().decode(DeviceRequest.self, from: packet))
    } catch {
      let request = String(decoding: packet.prefix(200), as: UTF8.self)
      tell(.refused(message: "the program does not understand a request of this page; reload the page: \(request)"))
    }
    lookSoon()
  }

  private func answer(_ request: DeviceRequest) {
    let inspector = stage.inspector
    switch request {
    case .show(let density, let isWatched): show(density, isWatched)
    case .shown(let frame): look.unseen.remove(frame)
    case .refresh: refresh()
    case .reload: reload()
    case .replay(let steps): replay(steps)
    case .pass(let seconds): pass(seconds)
    case .tree:
      tell(.targets(inspector.targets()))
      tell(.tree(inspector.tree()))
    case .inspect(let view): tell(inspector.details(of: view))
    case .pick(let x, let y): tell(.picked(views: inspector.views(at: CGPoint(x: x, y: y))))
    case .explain(let view, let value): tell(inspector.explanation(of: view, value))
    case .timeline: tell(.timeline(history.facts))
    case .lookBack(let frame): lookBack(at: frame)
    case .trace(let part, let isHasty): tell(trace(part, isHasty))
    default: act(request)
    }
  }

  /// Handles a request that changes the program.
  private func act(_ request: DeviceRequest) {
    stage.clock.catchUp()
    let began = LiveClock.wall
    recorder.willDo(request, in: stage.session, at: began)
    if let refusal = stage.session.act(on: request, stage.inspector, words) {
      tell(.refused(message: refusal))
    } else if recorder.did(request, at: began) {
      tellSteps()
    }
    making.layout += LiveClock.wall - began
    making.cause = request.causeInWords
    if let stamp = request.stamp { making.stamp = stamp }
  }

  /// Replays the user's steps of an earlier run, and stops at the first one that fails.
  private func replay(_ steps: [RecordedStep]) {
    stage.session.settle(before: nil)
    for (index, step) in steps.enumerated() {
      do throws(StepFailure) {
        recorder.add(try stage.session.perform(again: step, stepSyntax))
      } catch {
        say("step \(index + 1) of \(steps.count), \u{201C}\(step.words)\u{201D}, cannot be repeated: \(error.message)")
        break
      }
    }
    // The steps took the program's time, but no real time.
    stage.resetClock()
    making.cause = "replay"
    tellSteps()
  }

  /// Prints a line on the console of the device.
  private func say(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }

  /// Sends the steps to the studio, which keeps them for the next run. The packet is neither a JSON object nor a
  /// picture.
  private func tellSteps() {
    guard let data = try? JSONEncoder().encode(recorder.steps) else { return }
    if !pipe.send(data) { hasEnded = true }
  }

  private func pass(_ seconds: Double) {
    let began = LiveClock.wall
    stage.pass(seconds)
    making.layout += LiveClock.wall - began
  }

  private func show(_ density: Double, _ isWatched: Bool) {
    look.isWatched = isWatched
    if density.isFinite { stage.painter.density = min(max(density, 0.25), 4) }
  }

  private func refresh() {
    stage.painter.forget()
    look.unseen = []
    told = ToldState()
  }

  // MARK: Output

  private func lookSoon() {
    guard !look.isDue else { return }
    look.isDue = true
    DispatchQueue.main.async { [weak self] in self?.lookNow() }
  }

  private func lookNow() {
    look.isDue = false
    stage.keepBeat { [weak self] in self?.lookSoon() }
    guard look.isWatched, !history.isLookedAt, look.unseen.count < Self.mostUnderWay else { return }
    tellWhatIsNew()
    do {
      if let picture = try stage.painter.paint() { send(picture) }
    } catch {
      tell(.refused(message: "the screen cannot be drawn: \(error)"))
    }
  }

  private func send(_ picture: LivePicture) {
    look.frame += 1
    look.unseen.insert(look.frame)
    let packet = picture.packet(device: number, frame: look.frame, stamp: making.stamp, layout: making.layout)
    history.add(
      picture, look.frame, time: stage.session.now, cause: making.cause, layout: making.layout,
      stage.session.takeTally(), stage.trace.look())
    explainAtRest()
    making = FrameInMaking(cause: stage.session.isMoving ? "animation" : "program")
    if !pipe.send(packet) { hasEnded = true }
  }

  // MARK: The trace

  /// Explains the views, a few at a time, once nothing new has been shown for a moment.
  private func explainAtRest(after delay: TimeInterval = TraceKeeper.patience) {
    explaining?.cancel()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + delay)
    timer.setEventHandler { [weak self] in self?.explain() }
    timer.resume()
    explaining = timer
  }

  private func explain() {
    guard look.isWatched, !stage.session.isMoving else { return explaining = nil }
    if stage.trace.explainSome() {
      explainAtRest(after: 0)
    } else {
      explaining = nil
      stage.trace.forget(allBut: history.keys)
    }
  }

  /// Returns a part of the trace. The page requests the first part until the views are explained, or immediately if it
  /// is hasty. All parts are from that moment.
  private func trace(_ part: Int, _ isHasty: Bool) -> DeviceEvent {
    if part == 0 {
      if !isHasty, stage.trace.explainSome() { return .trace(TracePart(count: stage.trace.left)) }
      let head = TraceHead(
        screen: stage.session.screenFacts(name: program.name, words),
        findings: stage.session.diagnostics.map(FindingFacts.init))
      saved = TraceContents(head, history.frames(whole: renderer), stage.trace.known)
    }
    guard let answer = saved?.part(part) else { return .refused(message: "the trace was interrupted; save it again") }
    if part == answer.count - 1 { saved = nil }
    return .trace(answer)
  }

  /// Shows an earlier frame, or the current one again.
  private func lookBack(at frame: UInt32?) {
    history.isLookedAt = frame != nil
    stage.painter.forget()
    guard let frame, let list = history.list(of: frame) else { return }
    if let picture = try? stage.painter.paint(list) {
      pipe.send(picture.packet(device: number, frame: frame, stamp: 0, layout: 0))
    }
  }

  private func tellWhatIsNew() {
    if problem != told.problem { tell(.problem(message: problem)) }
    told.problem = problem
    let screen = stage.session.screenFacts(name: program.name, words)
    if screen != told.screen { tell(.screen(screen)) }
    told.screen = screen
    let findings = stage.session.diagnostics.map(FindingFacts.init)
    if findings != told.findings { tell(.findings(findings)) }
    told.findings = findings
    let caret = stage.session.caretFrame?.numbers
    if caret != told.caret { tell(.caret(frame: caret)) }
    told.caret = caret
  }

  private func tell(_ event: DeviceEvent) {
    guard let data = try? JSONEncoder().encode(Envelope(from: number, tell: event)) else { return }
    if !pipe.send(data) { hasEnded = true }
  }

  private struct Envelope: Encodable {
    let from: UInt16
    let tell: DeviceEvent
  }
}

extension FindingFacts {
  init(_ diagnostic: Diagnostic) {
    self.init(
      rule: diagnostic.rule, severity: diagnostic.severity.rawValue, message: diagnostic.message, view: diagnostic.view,
      line: diagnostic.position?.line, column: diagnostic.position?.column)
  }
}
