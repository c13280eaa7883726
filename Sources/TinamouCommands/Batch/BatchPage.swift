import CoreTypes

/// A page that needs nothing but its pictures: a heading for each document, a figure for each picture.
struct BatchPage {
  static let name = "index.html"
  /// By which a page is known as one of ours.
  static let mark = "<meta name=\"generator\" content=\"tinamou\">"

  let title: String
  let results: [BatchResult]

  /// The widest picture is that wide, in points, unless the narrowest would be too small to see.
  private static let width: CGFloat = 260

  /// - Parameter address: of a picture by the name of its file.
  func html(_ address: (String) -> String) -> String {
    var body = ""
    for group in groups {
      body += "<section><h2>\(Self.escaped(group[0].subject))</h2><div>\n"
      for result in group { body += figures(of: result, address) }
      body += "</div></section>\n"
    }
    return """
      <!doctype html>
      <html lang="en"><meta charset="utf-8">\(Self.mark)<meta name="viewport" content="width=device-width">
      <title>\(Self.escaped(title))</title>
      <style>
      :root { color-scheme: light dark; font: 13px/1.4 system-ui, sans-serif }
      body { margin: 24px; background: light-dark(#f2f2f7, #1c1c1e) }
      h1 { font-size: 20px } h2 { font-size: 15px }
      div { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start }
      figure { margin: 0; width: min-content; max-width: 100% }
      figcaption { min-width: 120px; margin-top: 6px; text-align: center; overflow-wrap: anywhere }
      img { display: block; max-width: 100%; height: auto; margin: auto; box-shadow: 0 1px 5px #0005 }
      .failure { padding: 12px; color: #c00; border: 1px dashed }
      </style>
      <h1>\(Self.escaped(title))</h1>
      \(body)</html>

      """
  }

  /// One for all pictures, so that a small device is smaller than a large one.
  private var scale: CGFloat {
    let sizes = results.flatMap(\.pictures).map { CGSize(width: $0.width, height: $0.height) }
    return min(1, BatchScale.scale(of: sizes, width: Self.width))
  }

  /// The results of a document one after the other.
  private var groups: [[BatchResult]] {
    var groups: [[BatchResult]] = []
    for result in results {
      if groups.last?.first?.subject == result.subject {
        groups[groups.count - 1].append(result)
      } else {
        groups.append([result])
      }
    }
    return groups
  }

  private func figures(of result: BatchResult, _ address: (String) -> String) -> String {
    if let failure = result.failure {
      let label = Self.escaped(result.label)
      return "<figure><p class=\"failure\">\(Self.escaped(failure))</p><figcaption>\(label)</figcaption></figure>\n"
    }
    let scale = scale
    return result.pictures.map { picture in
      let label = Self.escaped(result.label(of: picture))
      return """
        <figure><img loading="lazy" src="\(Self.escaped(address(picture.file)))" width="\(Int(picture.width))" \
        height="\(Int(picture.height))" alt="\(label)" \
        style="width:\(Int((picture.width * scale).rounded()))px"><figcaption>\(label)</figcaption></figure>

        """
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
