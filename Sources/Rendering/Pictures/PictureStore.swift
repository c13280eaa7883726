import CoreTypes
import DisplayLists

/// Pictures that were read or drawn before, whole or in the size in which they were shown.
final class PictureStore {
  fileprivate enum Key: Hashable {
    case file(String, FileStamp)
    case encoded(Data)
    case drawing(DisplayList, PixelSize)
    /// Shapes of a file in so many pixels.
    indirect case raster(Key, PixelSize)
    indirect case reduced(Key, portion: PixelBox, PixelSize)
  }

  fileprivate enum Answer {
    case picture(Bitmap)
    /// A file of shapes, whose pixels are kept under `raster`.
    case vector(PictureEncoding)
  }

  /// A picture, and what it is kept under.
  struct Entry {
    let picture: Bitmap
    fileprivate let key: Key
  }

  private var answers: GenerationCache<Key, Answer>
  private var failures: GenerationCache<Key, RenderingError>
  private let notes: RenderingNotes
  private let decoders: PictureDecoders

  init(notes: RenderingNotes, decoders: PictureDecoders, capacityInBytes: Int) {
    (self.notes, self.decoders) = (notes, decoders)
    answers = GenerationCache(capacity: capacityInBytes / 8 * 7)
    failures = GenerationCache(capacity: capacityInBytes / 8)
  }

  var bytesInUse: Int { answers.cost + failures.cost }

  // MARK: Whole pictures

  /// Nil, and noted, for what cannot be read, and for an image without a file.
  ///
  /// - Parameter size: in which shapes are to become pixels.
  func picture(of image: ImageReference, size: () -> PixelSize) -> Entry? {
    guard let source = source(of: image) else { return nil }
    return noting(image.name) { () throws(RenderingError) in
      switch try content(of: source) {
      case .picture(let picture): Entry(picture: picture, key: source.key)
      case .vector(let encoding): try raster(of: source, encoding, size())
      }
    }
  }

  /// Whether an image is of shapes, so that its pixels depend on the place.
  func isVector(_ image: ImageReference) -> Bool {
    guard let source = source(of: image), case .vector = try? content(of: source) else { return false }
    return true
  }

  func drawing(_ list: DisplayList, size: PixelSize, name: String, draw: () throws(RenderingError) -> Bitmap) -> Entry?
  {
    let key = Key.drawing(list, size)
    return noting(name) { () throws(RenderingError) in
      try entry(key, extraCost: 200 * list.commands.count, draw)
    }
  }

  private func noting(_ name: String, _ find: () throws(RenderingError) -> Entry) -> Entry? {
    do throws(RenderingError) {
      return try find()
    } catch {
      notes.add(RenderingNote(error, name: name))
      return nil
    }
  }

  // MARK: Sources

  /// Encoded bytes, and what they are kept under.
  private struct Source {
    let key: Key
    /// Of the key and of what it names, in bytes.
    let cost: Int
    let read: () throws(RenderingError) -> Data
  }

  /// Nil for an image that has none, or none that is there; noted.
  private func source(of image: ImageReference) -> Source? {
    switch image.source {
    case .file(let path): return source(inFile: path, name: image.name)
    case .encoded(let bytes): return Source(key: .encoded(bytes), cost: 2 * bytes.count) { bytes }
    case .unusable(let reason): notes.add(.unreadablePicture(name: image.name, reason: reason))
    case nil: if !image.name.isEmpty { notes.add(.missingPicture(name: image.name)) }
    case .drawing: break
    }
    return nil
  }

  private func source(inFile path: String, name: String) -> Source? {
    do throws(RenderingError) {
      let stamp = try FileStamp(path: path)
      return Source(key: .file(path, stamp), cost: stamp.size) { () throws(RenderingError) in
        try stamp.contents(of: path)
      }
    } catch {
      notes.add(.unreadablePicture(name: name, reason: "\(path): \(error.reason)"))
      return nil
    }
  }

  private func content(of source: Source) throws(RenderingError) -> Answer {
    try answer(source.key, extraCost: source.cost) { () throws(RenderingError) in
      let bytes = try source.read(), encoding = PictureEncoding(bytes)
      if encoding.isVector { return .vector(encoding) }
      return .picture(encoding == .heic ? try decoders.picture(heic: bytes) : try Bitmap(encoded: bytes))
    }
  }

  /// A file that fails in one size is not tried in another: it may take seconds each time.
  private func raster(
    of source: Source, _ encoding: PictureEncoding, _ size: PixelSize
  ) throws(RenderingError) -> Entry {
    do throws(RenderingError) {
      return try entry(.raster(source.key, size), extraCost: source.cost) { () throws(RenderingError) in
        try decoders.picture(of: source.read(), encoding, size)
      }
    } catch {
      failures.insert(error, for: source.key, cost: 1000 + source.cost)
      throw error
    }
  }

  // MARK: Answers

  private func entry(
    _ key: Key, extraCost: Int, _ make: () throws(RenderingError) -> Bitmap
  ) throws(RenderingError) -> Entry {
    let answer = try answer(key, extraCost: extraCost) { () throws(RenderingError) in .picture(try make()) }
    guard case .picture(let picture) = answer else { throw .decodingFailed(reason: "no picture") }
    return Entry(picture: picture, key: key)
  }

  private func answer(
    _ key: Key, extraCost: Int, _ make: () throws(RenderingError) -> Answer
  ) throws(RenderingError) -> Answer {
    if let failure = failures.value(for: key) { throw failure }
    if let known = answers.value(for: key) { return known }
    do throws(RenderingError) {
      let answer = try make()
      answers.insert(answer, for: key, cost: answer.bytesInUse + extraCost)
      return answer
    } catch {
      failures.insert(error, for: key, cost: 1000 + extraCost)
      throw error
    }
  }

  // MARK: Parts

  /// A part in fewer pixels. Its own are averaged, so that nothing thin gets lost.
  func reduced(_ entry: Entry, portion: PixelBox, to size: PixelSize) -> CairoSurface {
    let key = Key.reduced(entry.key, portion: portion, size)
    if case .picture(let known)? = answers.value(for: key) { return known.surface }
    let result = AreaAverage.reduced(
      entry.picture.surface, portion, toWidth: size.widthInPixels, height: size.heightInPixels)
    let answer = Answer.picture(Bitmap(result))
    answers.insert(answer, for: key, cost: answer.bytesInUse)
    return result
  }
}

extension PictureStore.Answer {
  fileprivate var bytesInUse: Int {
    guard case .picture(let picture) = self else { return 200 }
    return 4 * picture.widthInPixels * picture.heightInPixels + 200
  }
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
