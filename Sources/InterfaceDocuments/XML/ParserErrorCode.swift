/// libxml2's error codes in words; the parser gives numbers only.
///
/// > Source: `xmlParserErrors` of libxml2's `xmlerror.h`.
enum ParserErrorCode {
  static func text(_ code: Int) -> String { texts[code] ?? "the markup is not well-formed (libxml2 error \(code))" }

  private static let texts: [Int: String] = [
    5: "there is something after the end of the root element",
    6: "a character reference is empty", 7: "a character reference is not hexadecimal",
    8: "a character reference is not decimal", 9: "a character is not allowed in XML",
    22: "an & has no ; after it", 23: "an & has no ; after it", 26: "an entity is not defined",
    38: "a < is not allowed inside an attribute's value; write &lt;",
    39: "an attribute's value has no quotes", 40: "an attribute's value has no closing quote",
    41: "an attribute has no value", 42: "an attribute is written twice",
    57: "the XML declaration is damaged", 96: "the XML declaration is damaged",
    65: "there is no space between two attributes", 68: "a name is missing",
    73: "a > is missing", 75: "a start tag is not closed", 76: "a start tag and an end tag do not match",
    77: "an element is not closed", 81: "the encoding is not known",
    201: "a name has a prefix that is not declared",
  ]
}
