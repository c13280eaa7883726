import Glibc

/// The options of the command line.
public struct Options: Sendable {
  public var only: [String] = []
  public var isJSON = false
  public var isMarkdown = false
  public var isCheck = false
  public var isSmoke = false
  public var isOursOnly = false
  public var profile: String?
  /// Whether only to measure relayouts; see `RelayoutAnswers` of api-bench.
  public var answersRelayouts = false
  /// Whether another part of the same table precedes this one.
  public var isContinued = false
  public var largest = Int.max

  public static let usage = """
    ./bench [--only PREFIX] [--json | --markdown] [--check] [--smoke] [--largest N] [--ours] [--profile CASE]

      --only PREFIX   cases of this name: E, E2, E2-30; may be given more than once
      --json          one object per line instead of the table
      --markdown      the table as README.md has it
      --check         exit with 1 when a gate is missed
      --smoke         only the smallest cases, only to see that they run
      --largest N     no problems of more than N constraints
      --ours          the solver without the peer: microseconds by phase
      --profile CASE  one of the cases that --ours lists, or A1, A2-constraints, A2-stacks, A2-frames, A3, or R3 and R4
                      with -form, -list or -page, over and over for ten seconds, for perf or valgrind
    """

  public init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--only": only.append(value(of: argument, &rest))
      case "--json": isJSON = true
      case "--markdown": isMarkdown = true
      case "--check": isCheck = true
      case "--smoke": isSmoke = true
      case "--ours": isOursOnly = true
      case "--continued": isContinued = true
      case "--answer-relayouts": answersRelayouts = true
      case "--profile": profile = value(of: argument, &rest)
      case "--largest": largest = Int(value(of: argument, &rest)) ?? largest
      case "--help", "-h": Self.stop(Self.usage, 0)
      default: Self.stop("unknown option \(argument)\n\(Self.usage)", 2)
      }
    }
    if isSmoke { largest = min(largest, 500) }
  }

  public var patience: Patience { isSmoke ? .hasty : .thorough }

  /// Returns whether a case is requested; `E1` does not match `E10`.
  public func wants(_ id: String) -> Bool {
    only.isEmpty
      || only.contains { prefix in
        let next = id.dropFirst(prefix.count).first
        return id.hasPrefix(prefix) && !(prefix.last?.isNumber == true && next?.isNumber == true)
      }
  }

  private func value(of option: String, _ rest: inout ArraySlice<String>) -> String {
    guard let value = rest.popFirst() else { Self.stop("\(option) needs a value\n\(Self.usage)", 2) }
    return value
  }

  public static func stop(_ message: String, _ code: Int32) -> Never {
    say(message, to: code == 0 ? 1 : 2)
    exit(code)
  }

  /// Repeats one piece of work for a profiler.
  public static func loop(_ name: String, _ work: () -> Void) {
    var rounds = 0
    let end = now() + 10
    while now() < end {
      work()
      rounds += 1
    }
    say("\(name): \(Finding.short(1e7 / Double(rounds))) us a round")
  }
}
