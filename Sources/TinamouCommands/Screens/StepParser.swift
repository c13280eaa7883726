import UIKit

/// Parses the text of a step.
package enum StepParser {
  /// The forms of steps, as in help and errors.
  static let forms = """
    'tap TEXT' ('tap TEXT#2' for the second match), 'double-tap TEXT', 'press TEXT', 'drag TEXT X,Y', \
    'swipe TEXT left|right|up|down', 'pinch TEXT SCALE', 'type TEXT', 'key [shift-]KEY', 'rotate ORIENTATION', \
    'scroll X,Y', 'back', 'shake', 'memory-warning', 'background', 'foreground', 'open URL', 'wait SECONDS'
    """

  package static func step(_ text: String) throws(UsageError) -> UserStep {
    let words = text.split(separator: " ", maxSplits: 1)
    let typed = words.count > 1 ? String(words[1]) : "", rest = typed.trimmingCharacters(in: .whitespaces)
    switch (words.first ?? "", rest.isEmpty) {
    case ("tap", false): return .tap(rest)
    case ("press", false): return .press(rest)
    case ("double-tap", false): return .doubleTap(rest)
    case ("swipe", false): return try swipe(rest)
    case ("pinch", false): return try pinch(rest)
    case ("shake", true): return .shake
    case ("memory-warning", true): return .memoryWarning
    case ("background", true): return .background
    case ("foreground", true): return .foreground
    case ("open", false): return .open(try url(rest))
    case ("type", _) where !typed.isEmpty: return .type(typed.replacing("\\n", with: "\n"))
    case ("key", false): return try key(rest)
    case ("rotate", false): return .rotate(try orientation(rest))
    case ("scroll", false): return try scroll(rest)
    case ("drag", false): return try drag(rest)
    case ("wait", false): return .wait(try seconds(rest))
    case ("back", true): return .back
    default: throw UsageError("--do: \u{201C}\(text)\u{201D} is not a step. The steps are \(forms).")
    }
  }

  private static func url(_ text: String) throws(UsageError) -> URL {
    guard let url = URL(string: text), url.scheme != nil else {
      throw UsageError("--do open: \u{201C}\(text)\u{201D} is not a URL. Write it like notes://today.")
    }
    return url
  }

  private static func key(_ text: String) throws(UsageError) -> UserStep {
    let shift = "shift-", extends = text.hasPrefix(shift)
    if let key = EditingKey(rawValue: extends ? String(text.dropFirst(shift.count)) : text) {
      return .key(key, extends: extends)
    }
    let names = EditingKey.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError("--do key: there is no key \u{201C}\(text)\u{201D}. The keys are \(names), each also with shift-.")
  }

  private static func orientation(_ text: String) throws(UsageError) -> UIInterfaceOrientation {
    do { return try SettingParser.orientation(text) } catch { throw UsageError("--do rotate: \(error.message)") }
  }

  private static func scroll(_ text: String) throws(UsageError) -> UserStep {
    guard let way = distance(text) else {
      throw UsageError("--do scroll: \u{201C}\(text)\u{201D} is not a distance. Write it like 0,120, in points.")
    }
    return .scroll(x: way.x, y: way.y)
  }

  /// Parses a drag. The text may contain spaces; the distance is the last word.
  private static func drag(_ text: String) throws(UsageError) -> UserStep {
    guard let space = text.lastIndex(of: " "), let way = distance(text[text.index(after: space)...]) else {
      throw UsageError(
        "--do drag: \u{201C}\(text)\u{201D} does not end with a distance. Write it like Inbox -80,0, in points.")
    }
    return .drag(text[..<space].trimmingCharacters(in: .whitespaces), x: way.x, y: way.y)
  }

  private static func swipe(_ text: String) throws(UsageError) -> UserStep {
    let directions: [String: UISwipeGestureRecognizer.Direction] = [
      "left": .left, "right": .right, "up": .up, "down": .down,
    ]
    guard let (name, word) = lastWord(of: text), let direction = directions[word] else {
      throw UsageError(
        "--do swipe: \u{201C}\(text)\u{201D} does not end with left, right, up or down. Write it like Inbox left.")
    }
    return .swipe(name, direction)
  }

  private static func pinch(_ text: String) throws(UsageError) -> UserStep {
    guard let (name, word) = lastWord(of: text), let scale = Double(word), (0.01...100).contains(scale) else {
      throw UsageError(
        "--do pinch: \u{201C}\(text)\u{201D} does not end with a scale from 0.01 to 100. Write it like Map 2.")
    }
    return .pinch(name, scale: scale)
  }

  private static func lastWord(of text: String) -> (name: String, word: String)? {
    guard let space = text.lastIndex(of: " ") else { return nil }
    return (text[..<space].trimmingCharacters(in: .whitespaces), String(text[text.index(after: space)...]))
  }

  private static func distance(_ text: some StringProtocol) -> CGPoint? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Parses a duration; a day is long enough for every program.
  private static func seconds(_ text: String) throws(UsageError) -> TimeInterval {
    guard let seconds = Double(text), (0...86_400).contains(seconds) else {
      throw UsageError("--do wait: \u{201C}\(text)\u{201D} is not a number of seconds from 0 to 86400.")
    }
    return seconds
  }
}
