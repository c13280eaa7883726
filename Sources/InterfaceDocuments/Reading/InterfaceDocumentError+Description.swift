import CoreTypes

/// The messages for all ways in which a file can fail to be a document.
extension InterfaceDocumentError: CustomStringConvertible {
  /// The message `line:column: what is wrong. What to do.`, without the position if there is none.
  package var description: String {
    let place = position.map { "\($0.line):\($0.column): " } ?? ""
    return "\(place)\(message). \(suggestion)."
  }

  /// The description after the name of the file: `Main.xib:12:5: what is wrong. What to do.`
  package func description(in file: String) -> String { "\(file):\(position == nil ? " " : "")\(self)" }

  package var message: String {
    switch problem {
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .empty: "the file is empty"
    case .tooLarge(let bytes):
      "the file has \(bytes) bytes; the limit is \(DocumentReader.maximumByteCount)"
    case .compiledNib: "this is a compiled nib"
    case .binaryPropertyList: "this is a binary property list, perhaps a compiled nib"
    case .propertyList: "this is a property list, not an interface document"
    case .binary: "this is a binary file, not an interface document"
    case .utf16: "the text is UTF-16"
    case .invalidUTF8: "the text is not valid UTF-8"
    case .notXML: "this is not XML"
    case .documentType: "the file declares a document type or entities, which interface documents never do"
    case .notAnInterface(let root): "<\(root)> is not the root of a xib or a storyboard"
    case .macOS: "this is a macOS document"
    case .truncated(let element): "<\(element)> is opened here and never closed; the file looks cut off"
    case .unclosedMarkup: "the file ends inside the markup that starts here"
    case .mismatchedTag(let open, let close): "</\(open)> is expected here, but </\(close)> follows"
    case .malformed(let reason): reason
    case .nestedTooDeeply(let limit): "the elements are nested more than \(limit) deep"
    case .noObjects: "the document contains no objects"
    }
  }

  package var suggestion: String {
    switch problem {
    case .unreadable: "Check the path and its permissions"
    case .empty, .truncated, .unclosedMarkup: "Restore it from version control, or save it again in Xcode"
    case .tooLarge: "Split it into several documents"
    case .compiledNib, .binaryPropertyList: "Open the .xib or .storyboard it was compiled from"
    case .utf16, .invalidUTF8: "Save it as UTF-8"
    case .macOS: "Only iOS documents can be laid out"
    case .propertyList, .binary, .notXML, .notAnInterface: "Give a .xib or .storyboard file"
    case .documentType: "Remove the <!DOCTYPE>"
    case .mismatchedTag, .malformed: "Repair the markup; after a merge, look for conflict markers"
    case .nestedTooDeeply: "Flatten the view hierarchy"
    case .noObjects: "Save it again in Xcode"
    }
  }
}
