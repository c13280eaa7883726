import CoreText
import UIKit

func register(_ url: URL) -> CGFloat {
  var error: Unmanaged<CFError>?
  CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
  let line = CTLineCreateWithAttributedString(NSAttributedString(string: "a"))
  return CTFontGetAscent(UIFont.systemFont(ofSize: 3) as CTFont)
    + CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))
}

func drawFrame(_ text: NSAttributedString, _ rect: CGRect, _ context: CGContext) -> CGFloat {
  let setter = CTFramesetterCreateWithAttributedString(text)
  let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, text.length), CGPath(rect: rect, transform: nil), nil)
  var origins = [CGPoint](repeating: .zero, count: CFArrayGetCount(CTFrameGetLines(frame)))
  CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 0), &origins)
  CTFrameDraw(frame, context)
  return origins.first?.y ?? 0
}
