import ConstraintSolver

/// Runs any bytes as a sequence of edits. Each solution is exact and equals that of a new solver; a copy keeps its
/// values.
///
/// A byte is a command, and the ones after it are its numbers: `v` makes a variable, `+` adds a row,
/// `-` removes one, `=` sets a constant, `~` replaces one row by another, `!` solves, `c` swaps with the copy, `C`
/// makes the copy again. Other bytes are ignored.
@_cdecl("LLVMFuzzerTestOneInput")
public func runScript(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var story = Story(bytes: UnsafeBufferPointer(start: bytes, count: min(count, 600)))
  story.run()
  return 0
}

struct Story {
  var bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var live = LiveSystem(variables: 1)
  private var copy = LiveSystem(variables: 1)
  private var solutionsLeft = 12

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func run() {
    while position < bytes.count {
      let order = next()
      switch UnicodeScalar(order) {
      case "v": if live.variables.count < 6 { live.makeVariable() }
      case "+": if live.rows.count < 14 { live.add(row()) }
      case "-": if !live.rows.isEmpty { live.remove(at: place()) }
      case "=": if !live.rows.isEmpty { live.setConstant(constant(), at: place()) }
      case "~": if !live.rows.isEmpty { live.replace(at: place(), by: row()) }
      case "c": swap(&live, &copy)
      case "C": copy = live
      case "!": check()
      default: break
      }
    }
    solutionsLeft = 2
    check()
    swap(&live, &copy)
    check()
  }

  // MARK: Numbers

  private mutating func next() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func place() -> Int { Int(next()) % live.rows.count }

  private mutating func constant() -> Double { Double(Int8(bitPattern: next())) }

  /// Reads the shape, the variable and coefficient of each term, the prices over and under, and the constant.
  private mutating func row() -> Row {
    let shape = next()
    let terms = (0...Int(shape % 3)).map { _ in
      Term(live.variables[Int(next()) % live.variables.count], Double(Int(next()) % 7 - 3))
    }
    let (over, under) = (price(shape & 4 != 0), price(shape & 8 != 0))
    // Both sides have one price if the shape requires it, as in most constraints.
    return Row(terms, constant: constant(), over: shape & 16 == 0 ? over : under, under: under)
  }

  /// Reads a priority in quarters up to 1000, which is required.
  private mutating func price(_ isFree: Bool) -> Priority? {
    let number = next()
    return isFree ? nil : Priority(number >= 250 ? 1000 : Float(number + 1) * 3.75)
  }

  // MARK: Checks

  private mutating func check() {
    guard solutionsLeft > 0 else { return }
    solutionsLeft -= 1
    let verdict = live.solve()
    var fresh = live.startedOver()
    let differences = verdict.differences(from: fresh.solve()) + live.differencesFromExact(verdict)
    if !differences.isEmpty { fatalError((differences + ["of the rows", live.description]).joined(separator: "\n")) }
  }
}
