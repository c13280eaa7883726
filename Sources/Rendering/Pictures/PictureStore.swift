import CoreTypes
import DisplayLists

/// A cache of images, whole or in the size in which they were shown.
final class PictureStore {
  fileprivate enum Key: Hashable {
    case file(String, FileStamp)
    case encoded(Data)
    case drawing(DisplayList, PixelSize)
    /// The vectors of a file, rasterized at a size.
    indirect case raster(Key, PixelSize)
    indirect case reduced(Key, portion: PixelBox, PixelSize)
  }

  fileprivate enum Answer {
    case picture(Bitmap)
    /// A vector file, whose pixels are cached under `raster`.
    case vector(PictureEncoding)
  }

  /// An image, and its key in the cache.
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

  // MARK: Whole images

  /// Returns an image; nil, with a note, if it has no file or cannot be read.
  ///
  /// - Parameter size: The size at which vectors are rasterized.
  func picture(of image: ImageReference, size: () -> PixelSize) -> Entry? {
    guard let source = source(of: image) else { return nil }
    return noting(image.name) { () throws(RenderingError) in
      switch try content(of: source) {
      case .picture(let picture): Entry(picture: picture, key: source.key)
      case .vector(let encoding): try raster(of: source, encoding, size())
      }
    }
  }

  /// Returns whether an image consists of vectors, so that its pixels depend on the destination.
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

  /// Encoded bytes, and their key in the cache.
  private struct Source {
    let key: Key
    /// The size of the key and its value in bytes.
    let cost: Int
    let read: () throws(RenderingError) -> Data
  }

  /// Returns the source of an image; nil, with a note, if there is none.
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

  /// Returns the rasterized image. A file that fails at one size is not tried at another, because each attempt may take
  /// seconds.
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

  // MARK: Entries

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

  /// Returns a part with fewer pixels. They are averages, so that no thin line gets lost.
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
  /// The reason without the name of the image.
  var reason: String {
    switch self {
    case .decodingFailed(let reason), .drawingFailed(let reason): reason
    default: description
    }
  }
}
