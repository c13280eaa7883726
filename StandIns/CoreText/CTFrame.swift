import StandInNotes
import UIKit

/// Breaks a text into the lines of frames.
public final class CTFramesetter: StandInObject, @unchecked Sendable {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = CoreTextAttributes.forUIKit(text) }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  fitRange?.pointee = CFRange(location: 0, length: framesetter.text.length)
  let box = framesetter.text.boundingRect(
    with: constraints, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
  return CGSize(width: ceil(box.width), height: ceil(box.height))
}

/// The lines of a text that fit into the bounding box of a path. Lines break at spaces.
public final class CTFrame: StandInObject, @unchecked Sendable {
  let path: CGPath
  let range: CFRange
  private(set) var lines: [CTLine] = []
  /// The start of each baseline, from the lower left corner of the box, with a y axis that points up.
  private(set) var origins: [CGPoint] = []
  private(set) var visibleLength = 0

  init(_ text: NSAttributedString, _ range: CFRange, _ path: CGPath) {
    let box = path.boundingBox
    let end = range.length == 0 ? text.length : min(text.length, range.location + range.length)
    (self.path, self.range) = (path, CFRange(location: range.location, length: end - range.location))
    var start = range.location, top = box.height
    while start < end {
      let length = LineBreaks.length(of: text, from: start, to: end, width: box.width)
      let line = CTLine(LineBreaks.line(text.attributedSubstring(from: NSRange(location: start, length: length))))
      let style = text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
      let font = text.attribute(.font, at: start, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: 12)
      let height = max(font.ascender - font.descender, style?.minimumLineHeight ?? 0)
      guard top - height > -0.01 else { break }
      let slack = box.width - line.text.size().width
      origins.append(CGPoint(x: slack * alignment(style), y: top - height - font.descender))
      lines.append(line)
      top -= height + font.leading + (style?.lineSpacing ?? 0)
      start += length
      visibleLength = start - range.location
    }
  }

  private func alignment(_ style: NSParagraphStyle?) -> CGFloat {
    switch style?.alignment {
    case .center: 0.5
    case .right: 1
    default: 0
    }
  }
}

private enum LineBreaks {
  /// Returns the number of characters of the next line, with the spaces and the line break at its end.
  static func length(of text: NSAttributedString, from start: Int, to end: Int, width: CGFloat) -> Int {
    let string = text.string as NSString
    var fitting = 0, position = start
    while position < end {
      let rest = NSRange(location: position, length: end - position)
      let space = string.rangeOfCharacter(from: .whitespacesAndNewlines, options: [], range: rest)
      let wordEnd = space.location == NSNotFound ? end : space.location
      let length = wordEnd - start
      if fitting > 0, self.width(text, start, length) > width { return fitting }
      if fitting == 0, self.width(text, start, length) > width { return characters(text, start, length, width) }
      guard space.location != NSNotFound else { return length }
      fitting = space.location + space.length - start
      if string.substring(with: space).rangeOfCharacter(from: .newlines) != nil { return fitting }
      position = start + fitting
    }
    return max(fitting, 1)
  }

  /// Returns the text without the spaces and the line break at its end.
  static func line(_ text: NSAttributedString) -> NSAttributedString {
    let string = text.string as NSString
    let last = string.rangeOfCharacter(from: CharacterSet.whitespacesAndNewlines.inverted, options: .backwards)
    let end = last.location == NSNotFound ? 0 : last.location + last.length
    return text.attributedSubstring(from: NSRange(location: 0, length: end))
  }

  /// Returns the characters of a long word that fit; at least one.
  private static func characters(_ text: NSAttributedString, _ start: Int, _ length: Int, _ width: CGFloat) -> Int {
    var fitting = 1
    while fitting < length, self.width(text, start, fitting + 1) <= width { fitting += 1 }
    let end = (text.string as NSString).rangeOfComposedCharacterSequence(at: start + fitting - 1)
    return end.location + end.length - start
  }

  private static func width(_ text: NSAttributedString, _ start: Int, _ length: Int) -> CGFloat {
    text.attributedSubstring(from: NSRange(location: start, length: length)).size().width
  }
}

public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter.text, stringRange, path) }

public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.location, length: frame.visibleLength)
}

/// - Parameter range: The lines; a length of 0 stands for all the rest.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let count = frame.origins.count
  let end = range.length == 0 ? count : min(count, range.location + range.length)
  for (index, origin) in frame.origins[min(range.location, end)..<end].enumerated() { origins[index] = origin }
}

/// Draws the lines in a context whose y axis points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBox.origin, saved = context.textPosition
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    CTLineDraw(line, context)
  }
  context.textPosition = saved
}
