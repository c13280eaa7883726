import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// The drawings of controls in each generation.
@MainActor struct ControlDrawingTests {
  private func searchButton() -> UIView {
    let button = UIButton(type: .system)
    button.setTitle("Search", for: .normal)
    button.sizeToFit()
    return button
  }

  @Test("a rounded rect button of iOS 6 is a white body over a bevel, its title bold and blue-grey")
  func bevelledButton() throws {
    #expect(
      try Sheet(.iOS(6, 1)).content(searchButton) == [
        "fill rounded(0 1 75 43 r 10) #ffffff/0.55",
        "fill rounded(0 0 75 43 r 10) #ffffff",
        "stroke rounded(0.5 0.5 74 42 r 9.5) #ababab width 1",
        "text \"Search\" at 12.5,27 width 50.032 font \"Helvetica\" 700 15 #324f85 "
          + "offsets 0 10.005 18.347 26.689 32.527 40.869",
      ])
  }

  @Test("since iOS 7 a system button is a title in the tint")
  func flatButton() throws {
    let lines = try Sheet(.iOS(17)).content(searchButton)
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("text \"Search\""))
    #expect(lines[0].contains("font \"San Francisco\" 400 15 #007aff"))
  }

  @Test("a filled configuration is a rounded body in the tint, a capsule where chrome is glass")
  func filledButton() throws {
    func button() -> UIView {
      let button = UIButton(type: .system)
      button.configuration = .filled()
      button.configuration?.title = "Go"
      button.frame = CGRect(x: 0, y: 0, width: 60, height: 34)
      return button
    }
    #expect(try Sheet(.iOS(17)).content(button)[0] == "fill rounded(0 0 60 34 r 6) #007aff")
    #expect(try Sheet(.iOS(26)).content(button)[0] == "fill rounded(0 0 60 34 r 17) #0088ff")
  }

  @Test("a text field shows its placeholder in the placeholder's colour, inside a hairline border")
  func field() throws {
    let lines = try Sheet(.iOS(7)).content {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 97, height: 30))
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      return field
    }
    #expect(lines.first == "fill rounded(0 0 97 30 r 5) #ffffff")
    #expect(lines[1] == "stroke rounded(0.25 0.25 96.5 29.5 r 4.75) #cccccc width 0.5")
    #expect(lines.last?.contains("\"Name\" at 7,") == true && lines.last?.contains("#c7c7cd") == true)
  }

  @Test("a rounded field's background colour has its corners")
  func colouredField() throws {
    let lines = try Sheet(.iOS(7)).picture {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 97, height: 30))
      (field.borderStyle, field.backgroundColor) = (.roundedRect, .yellow)
      return field
    }
    #expect(
      lines.filter { $0.contains("#ffff00") }.map { $0.trimmingCharacters(in: .whitespaces) }
        == ["fill rounded(0 0 97 30 r 5) #ffff00"])
  }

  @Test("a secure field shows bullets")
  func secureField() throws {
    let lines = try Sheet(.iOS(12)).content {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 97, height: 30))
      (field.text, field.isSecureTextEntry) = ("abc", true)
      return field
    }
    #expect(lines.count == 1 && lines[0].hasPrefix("text \"•••\""))
  }

  @Test("a switch is a capsule with the knob on the side of its state")
  func switches() throws {
    let lines = try Sheet(.iOS(12)).content {
      let control = UISwitch()
      control.isOn = true
      control.sizeToFit()
      return control
    }
    #expect(lines.first == "fill rounded(0 0 51 31 r 15.5) #4cd964")
    #expect(lines.contains("fill rounded(22 2 27 27 r 13.5) #ffffff"))
  }

  @Test("a label's shadow lies under its text")
  func labelShadow() throws {
    let lines = try Sheet(.iOS(6)).content {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
      (label.text, label.shadowColor) = ("Name", .white)
      return label
    }
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("text \"Name\" at 0,21") && lines[1].hasPrefix("text \"Name\" at 0,22"))
  }

  @Test("a label that is too low shows the lines that fit and truncates the last")
  func lowLabel() throws {
    let lines = try Sheet(.iOS(17)).content {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 45))
      label.numberOfLines = 0
      label.text = "one two three four five six seven eight nine"
      return label
    }
    #expect(lines.count == 2)
    #expect(lines[1].contains("…"))
  }

  @Test("dark appearance draws light text")
  func dark() throws {
    func label() -> UIView {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
      label.text = "x"
      return label
    }
    #expect(try Sheet(.iOS(17), dark: true).content(label)[0].contains("#ffffff"))
    #expect(try Sheet(.iOS(12), dark: true).content(label)[0].contains("#000000"))
  }

  @Test("an empty plain table is ruled at every row")
  func emptyTable() throws {
    let lines = try Sheet(.iOS(6)).content {
      UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    }
    #expect(
      lines == [
        "fill rect(0 0 320 100) #ffffff", "fill rect(0 43 320 1) #e0e0e0", "fill rect(0 87 320 1) #e0e0e0",
      ])
  }
}
