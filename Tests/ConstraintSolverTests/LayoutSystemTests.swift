import ConstraintSolver
import Testing

/// Screens: rows as in layouts, larger than random ones, with known answers.
struct LayoutSystemTests {
  enum Screen: CaseIterable {
    case form, equalChain, contentChain, nestedStacks, feed

    func make(_ size: Int) -> LayoutSystem {
      switch self {
      case .form: .form(rows: size)
      case .equalChain: .chain(of: size, equalWidths: true)
      case .contentChain: .chain(of: size, equalWidths: false)
      case .nestedStacks: .nestedStacks(depth: size)
      case .feed: .feed(cells: size)
      }
    }
  }

  @Test func aFormGivesItsFieldsWhatItsLabelsLeave() {
    var form = LayoutSystem.form(rows: 20)
    for width in [375.0, 320, 768] {
      form.resize(width: width)
      let verdict = form.solve()
      #expect(verdict.faults == [] && verdict.conflicts == [])
      // The widest label: 40 + 13·row mod 60, of twenty rows.
      #expect(form.boxes.dropFirst().filter { form.isAbout($0.width, 97) }.count == 20)
      #expect(form.boxes.dropFirst().filter { form.isAbout($0.width, width - 48 - 97) }.count == 20)
      #expect(form.isAbout(form.boxes[40].y, 20 + 19 * 38))
      #expect(form.isAbout(form.boxes[39].y, 24 + 19 * 38))
    }
  }

  @Test(arguments: [1, 2, 7, 50])
  func equalWidthsShareARow(count: Int) {
    var chain = LayoutSystem.chain(of: count, equalWidths: true)
    #expect(chain.solve().faults == [])
    let share = (1000 - 8 * Double(count + 1)) / Double(count)
    for (index, box) in chain.boxes.dropFirst().enumerated() {
      #expect(chain.isAbout(box.width, share))
      #expect(chain.isAbout(box.x, 8 + Double(index) * (share + 8)))
    }
  }

  @Test func whatHugsTheLeastTakesTheRestOfARow() {
    var chain = LayoutSystem.chain(of: 30, equalWidths: false)
    let verdict = chain.solve()
    let content = (0..<30).reduce(0.0) { $0 + Double(10 + 7 * $1 % 30) }
    #expect(isClose(verdict.sums[250, default: 0], 1000 - 31 * 8 - content))
    #expect(verdict.sums.filter { $0.key != 250 }.allSatisfy { $0.value <= 1e-6 })
    chain.resize(width: 400)
    let narrow = chain.solve()
    #expect(isClose(narrow.sums[750, default: 0], content + 31 * 8 - 400), "the row with the least resistance breaks")
    #expect(narrow.sums.filter { $0.key != 750 }.allSatisfy { $0.value <= 1e-6 })
  }

  @Test func cellsAreAsHighAsTheirText() {
    var feed = LayoutSystem.feed(cells: 8)
    let verdict = feed.solve()
    #expect(verdict.faults == [] && verdict.conflicts == [])
    var y = 0.0
    for index in 0..<8 {
      let cell = feed.boxes[1 + 8 * index]
      #expect(feed.isAbout(cell.y, y))
      // 10 + picture 50 + 8 + text + 8 + button 44 + 10
      #expect(feed.isAbout(cell.height, 130 + Double(20 * (1 + index % 4))))
      #expect(feed.isAbout(feed.boxes[8 * index + 6].width, 125))
      y += 131 + Double(20 * (1 + index % 4))
    }
  }

  @Test(arguments: Screen.allCases, [1, 2])
  func aSmallScreenIsExact(screen: Screen, size: Int) {
    var system = screen.make(size)
    let verdict = system.solve()
    #expect(system.live.differencesFromExact(verdict) == [], "\(screen) \(size)")
  }

  @Test(arguments: Screen.allCases, [3, 12, 40])
  func theOrderDecidesNothing(screen: Screen, size: Int) {
    var system = screen.make(size)
    let verdict = system.solve()
    #expect(verdict.conflicts == [])
    var shuffled = system.live.shuffled(seed: size)
    #expect(shuffled.solve().differencesWhateverTheOrder(from: verdict) == [], "\(screen) \(size)")
  }

  @Test(arguments: Screen.allCases, [1, 2])
  func editingAScreenEqualsStartingOver(screen: Screen, seed: Int) {
    var system = screen.make(6)
    var random = SeededGenerator(seed: seed)
    var taken: [Row] = []
    for step in 0..<40 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: system.resize(width: Double(Int.random(in: 0...90, using: &random) * 10))
      case 1, 2: system.edit { $0.nudge(&random) }
      case 3: system.edit { taken.append($0.take(&random)) }
      default: if !taken.isEmpty { system.edit { $0.add(taken.removeFirst()) } }
      }
      let verdict = system.solve()
      var fresh = system.live.startedOver()
      #expect(verdict.differences(from: fresh.solve()) == [], "\(screen) \(seed), step \(step)\n\(system.live)")
    }
  }

  private func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= 1e-6 }
}

extension LayoutSystem {
  fileprivate func isAbout(_ variable: Variable, _ expected: Double) -> Bool {
    abs(value(variable) - expected) <= 1e-6
  }
}

extension LiveSystem {
  /// Changes the constant of any row except the root's.
  fileprivate mutating func nudge(_ random: inout SeededGenerator) {
    let place = Int.random(in: 4..<rows.count, using: &random)
    setConstant(rows[place].constant + Double(Int.random(in: -9...9, using: &random)), at: place)
  }

  /// Removes any row except the root's.
  fileprivate mutating func take(_ random: inout SeededGenerator) -> Row {
    let place = Int.random(in: 4..<rows.count, using: &random)
    defer { remove(at: place) }
    return rows[place]
  }
}
