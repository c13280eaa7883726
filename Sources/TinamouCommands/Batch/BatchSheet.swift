import CoreTypes
import DisplayLists
import UIKit

/// A sheet with all pictures of a batch, each with a label below it. Tinamou's own engine lays it out.
@MainActor struct BatchSheet {
  let title: String
  let results: [BatchResult]
  /// The folder of the pictures.
  let folder: String
  let hasShadows: Bool

  /// The lengths in points.
  private static let width: CGFloat = 200, gap: CGFloat = 24, labelHeight: CGFloat = 34, margin: CGFloat = 32
  /// The limit of pictures; the sides of a sheet are limited by the size of a picture.
  static let mostPictures = 1000

  private struct Tile {
    let label: String
    let file: String?
    let size: CGSize
  }

  /// - Throws: `UsageError` for more pictures than fit on a sheet.
  func list() throws(UsageError) -> DisplayList {
    let tiles = tiles
    guard tiles.count <= Self.mostPictures else {
      throw UsageError("--output: \(tiles.count) pictures do not fit on one sheet; name a folder or an .html page.")
    }
    let columns = columns(for: tiles.count), rows = rows(of: tiles, columns)
    let widths = (0..<columns).map { column in
      rows.compactMap { row in row.dropFirst(column).first?.size.width }.reduce(Self.width, max)
    }
    let lefts = widths.reduce(into: [Self.margin]) { $0.append($0[$0.count - 1] + $1 + Self.gap) }
    let width = lefts[columns] - Self.gap + Self.margin
    let session = Session(environment: LayoutRequest().programEnvironment()), sheet = session.perform { UIView() }
    defer { session.end() }
    var pictures: [(ImageReference, CGRect)] = [], y = Self.margin
    session.perform {
      sheet.backgroundColor = UIColor(white: 0.95, alpha: 1)
      add(title, in: CGRect(x: Self.margin, y: y, width: width - 2 * Self.margin, height: 28), size: 20, to: sheet)
      y += 28 + Self.gap
      for row in rows {
        let height = row.map(\.size.height).max() ?? 0
        for (column, tile) in row.enumerated() {
          let left = lefts[column], width = widths[column]
          let place = CGRect(
            x: left + (width - tile.size.width) / 2, y: y + height - tile.size.height, width: tile.size.width,
            height: tile.size.height)
          if let file = tile.file { pictures.append((picture(file), place)) }
          let label = CGRect(x: left, y: y + height + 6, width: width, height: Self.labelHeight)
          add(tile.label, in: label, size: 11, lines: 2, to: sheet)
        }
        y += height + Self.labelHeight + Self.gap
      }
      sheet.frame = CGRect(x: 0, y: 0, width: width, height: y + Self.margin - Self.gap)
    }
    var list = session.recordFrame(of: sheet)
    list.scale = 2
    var recorder = DisplayListRecorder(size: list.size)
    for (picture, place) in pictures {
      if hasShadows {
        recorder.shadow(
          of: Path.rect(place), offset: CGSize(width: 0, height: 1), blur: 2.5, RGBAColor(white: 0, alpha: 0.3))
      }
      recorder.image(picture, in: place)
    }
    list.commands += recorder.list.commands
    return list
  }

  private var tiles: [Tile] {
    let hasSeveralSubjects = Set(results.map(\.subject)).count > 1
    let sizes = results.flatMap(\.pictures).map { CGSize(width: $0.width, height: $0.height) }
    let scale = BatchScale.scale(of: sizes, width: Self.width)
    return results.flatMap { result -> [Tile] in
      let name = (result.subject as NSString).lastPathComponent
      let prefix = hasSeveralSubjects ? "\(name)\n" : ""
      if let failure = result.failure {
        let size = CGSize(width: Self.width, height: 0)
        return [Tile(label: "\(prefix)\(result.label): \(failure)", file: nil, size: size)]
      }
      return result.pictures.map { picture in
        Tile(
          label: prefix + result.label(of: picture), file: picture.file,
          size: CGSize(width: picture.width * scale, height: picture.height * scale))
      }
    }
  }

  /// Returns the number of columns: a row for each document unless that is too wide, else about as wide as high.
  private func columns(for count: Int) -> Int {
    let ofFirst = results.prefix { $0.subject == results.first?.subject }.reduce(0) { $0 + max(1, $1.pictures.count) }
    if (1...8).contains(ofFirst) { return ofFirst }
    return max(1, Int((Double(count) * 1.7).squareRoot().rounded(.up)))
  }

  private func rows(of tiles: [Tile], _ columns: Int) -> [ArraySlice<Tile>] {
    stride(from: 0, to: tiles.count, by: columns).map { tiles[$0..<min($0 + columns, tiles.count)] }
  }

  private func picture(_ file: String) -> ImageReference {
    ImageReference(name: file, source: .file((folder as NSString).appendingPathComponent(file)))
  }

  private func add(_ text: String, in frame: CGRect, size: CGFloat, lines: Int = 1, to sheet: UIView) {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textColor = .darkGray
    label.textAlignment = lines > 1 ? .center : .left
    label.numberOfLines = lines
    label.lineBreakMode = .byTruncatingTail
    sheet.addSubview(label)
  }
}
