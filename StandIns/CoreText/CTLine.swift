import StandInNotes
import UIKit

/// A line of text, measured by UIKit.
public final class CTLine: StandInObject, @unchecked Sendable {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = CoreTextAttributes.forUIKit(text) }

  var font: UIFont? { text.length > 0 ? text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil }
}

public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine { CTLine(attrString) }

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.length }

/// Returns the width; the other values are those of the first character's font.
@discardableResult public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.font?.ascender ?? 0
  descent?.pointee = -(line.font?.descender ?? 0)
  leading?.pointee = line.font?.leading ?? 0
  return Double(line.text.size().width)
}

/// Returns the distance of a character from the start of the line.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let range = NSRange(location: 0, length: max(0, min(charIndex, line.text.length)))
  let offset = line.text.attributedSubstring(from: range).size().width
  secondaryOffset?.pointee = offset
  return offset
}

/// Returns the character whose place is nearest to a point.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  (0...line.text.length).min {
    abs(CTLineGetOffsetForStringIndex(line, $0, nil) - position.x)
      < abs(CTLineGetOffsetForStringIndex(line, $1, nil) - position.x)
  } ?? 0
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: 0, length: line.text.length) }

/// Draws the line at the context's text position. As on iOS, the text is upright in a context whose y axis points up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  context.saveGState()
  context.translateBy(x: context.textPosition.x, y: context.textPosition.y)
  context.scaleBy(x: 1, y: -1)
  UIGraphicsPushContext(context)
  line.text.draw(at: CGPoint(x: 0, y: -(line.font?.ascender ?? 0)))
  UIGraphicsPopContext()
  context.restoreGState()
}

/// Core Text's attributes that UIKit spells differently.
enum CoreTextAttributes {
  static func forUIKit(_ text: NSAttributedString) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: text)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      for (key, value) in attributes {
        guard let color = value as? CGColor else { continue }
        let isForeground = key.rawValue == kCTForegroundColorAttributeName
        changed.addAttribute(isForeground ? .foregroundColor : key, value: UIColor(cgColor: color), range: range)
      }
    }
    return changed
  }
}
