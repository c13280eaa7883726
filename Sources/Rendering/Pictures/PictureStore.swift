import CoreTypes
import DisplayLists

/// Pictures that were read or drawn before, whole or in the size in which they were shown.
final class PictureStore {
  fileprivate enum Key: Hashable {
    case file(String, FileStamp)
    case encoded(Data)
    case drawing(DisplayList, PixelSize)
    indirect case reduced(Key, portion: PixelBox, PixelSize)
  }

  private enum Answer {
    case picture(Bitmap)
    case unreadable(reason: String)
  }

  /// A picture, and what it is kept under.
  struct Entry {
    let picture: Bitmap
    fileprivate let key: Key
  }

  private var answers: GenerationCache<Key, Answer>
  private let notes: RenderingNotes

  init(notes: RenderingNotes, capacityInBytes: Int) {
    self.notes = notes
    answers = GenerationCache(capacity: capacityInBytes)
  }

  var bytesInUse: Int { answers.cost }

  // MARK: Whole pictures

  /// Nil, and noted, for what cannot be read.
  func picture(inFile path: String, name: String) -> Entry? {
    let stamp: FileStamp
    do {
      stamp = try FileStamp(path: path)
    } catch {
      notes.add(.unreadablePicture(name: name, reason: "\(path): \(error.reason)"))
      return nil
    }
    return entry(.file(path, stamp), name: name, extraCost: stamp.size) { () throws(RenderingError) in
      try Bitmap(encoded: stamp.contents(of: path))
    }
  }

  func picture(encodedAs bytes: Data, name: String) -> Entry? {
    entry(.encoded(bytes), name: name, extraCost: 2 * bytes.count) { () throws(RenderingError) in
      try Bitmap(encoded: bytes)
    }
  }

  func drawing(_ list: DisplayList, size: PixelSize, name: String, draw: () throws(RenderingError) -> Bitmap) -> Entry?
  {
    entry(.drawing(list, size), name: name, extraCost: 200 * list.commands.count, make: draw)
  }

  private func entry(
    _ key: Key, name: String, extraCost: Int = 0, make: () throws(RenderingError) -> Bitmap
  ) -> Entry? {
    switch answer(key, extraCost: extraCost, make) {
    case .picture(let picture): return Entry(picture: picture, key: key)
    case .unreadable(let reason):
      notes.add(.unreadablePicture(name: name, reason: reason))
      return nil
    }
  }

  private func answer(_ key: Key, extraCost: Int, _ make: () throws(RenderingError) -> Bitmap) -> Answer {
    if let known = answers.value(for: key) { return known }
    do throws(RenderingError) {
      let picture = try make()
      answers.insert(.picture(picture), for: key, cost: picture.bytesInUse + extraCost)
      return .picture(picture)
    } catch {
      let answer = Answer.unreadable(reason: error.reason)
      answers.insert(answer, for: key, cost: 1000 + extraCost)
      return answer
    }
  }

  // MARK: Parts

  /// A part in fewer pixels. Its own are averaged, so that nothing thin gets lost.
  func reduced(_ entry: Entry, portion: PixelBox, to size: PixelSize) -> CairoSurface {
    let key = Key.reduced(entry.key, portion: portion, size)
    if case .picture(let known)? = answers.value(for: key) { return known.surface }
    let result = AreaAverage.reduced(
      entry.picture.surface, portion, toWidth: size.widthInPixels, height: size.heightInPixels)
    let picture = Bitmap(result)
    answers.insert(.picture(picture), for: key, cost: picture.bytesInUse)
    return result
  }
}

extension Bitmap {
  fileprivate var bytesInUse: Int { 4 * widthInPixels * heightInPixels + 200 }
}

extension RenderingError {
  /// Without the words that say of what.
  var reason: String {
    switch self {
    case .decodingFailed(let reason), .drawingFailed(let reason): reason
    default: description
    }
  }
}
