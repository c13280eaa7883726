import CCairo
import CoreTypes
import DisplayLists

// MARK: Drawings

extension CairoPlayer {
  /// Returns a drawing at the resolution of its destination, so that its lines are as sharp as if they were drawn
  /// there.
  func drawing(_ list: DisplayList, _ image: ImageReference, in rect: CGRect) -> PictureStore.Entry? {
    guard list.size.width > 0, list.size.height > 0 else { return nil }
    guard image.scaling == .smooth else { return drawing(list, PixelSize(nearest: list.pixelSize), image.name) }
    let place = pixels(of: rect.size), portion = image.portion
    let whole = CGSize(width: place.width / portion.width, height: place.height / portion.height)
    return drawing(list, PixelSize(nearest: whole), image.name)
  }

  private func drawing(_ list: DisplayList, _ size: PixelSize, _ name: String) -> PictureStore.Entry? {
    resources.pictures.drawing(list, size: size, name: name) { () throws(RenderingError) in
      try picture(of: list, size)
    }
  }

  /// Returns the whole list, stretched to a size in pixels.
  private func picture(of list: DisplayList, _ size: PixelSize) throws(RenderingError) -> Bitmap {
    let canvas = Canvas(size)
    let x = Double(size.widthInPixels) / list.size.width, y = Double(size.heightInPixels) / list.size.height
    canvas.scale(x: x, y: y)
    let player = CairoPlayer(list, on: canvas, pictureScale: max(x, y), resources: resources)
    player.play()
    try player.finish()
    return Bitmap(canvas.surface)
  }

  /// Returns the size of a rectangle in pixels.
  func pixels(of size: CGSize) -> CGSize {
    let matrix = canvas.matrix, scale = canvas.isDocument ? pictureScale : 1
    return CGSize(
      width: size.width * (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot() * scale,
      height: size.height * (matrix.xy * matrix.xy + matrix.yy * matrix.yy).squareRoot() * scale)
  }
}

extension DisplayList {
  fileprivate var pixelSize: CGSize { CGSize(width: size.width * scale, height: size.height * scale) }
}

// MARK: Tiles

extension CairoPlayer {
  /// Sets a repeated tile as the source; the tile is drawn once.
  func setSource(_ tiles: Tiles) {
    guard let tile = atLeastAPixel(tiles.tile) else { return setSource(.clear) }
    let list = DisplayList(size: tile.size, commands: [.image(tiles.image, CGRect(origin: .zero, size: tile.size))])
    guard let entry = drawing(list, PixelSize(nearest: pixels(of: tile.size)), tiles.image.name) else {
      return setSource(.clear)
    }
    let surface = entry.picture.surface
    let pattern = surface.pattern(tiles.image.scaling, isDocument: true)
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t()
    let x = Double(surface.widthInPixels) / tile.width, y = Double(surface.heightInPixels) / tile.height
    cairo_matrix_init_scale(&matrix, x, y)
    cairo_matrix_translate(&matrix, -tile.minX, -tile.minY)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_set_source(context, pattern)
  }

  /// Returns a tile of at least a pixel, because only the average of smaller tiles is visible. Nil if the tile is empty
  /// or not finite.
  private func atLeastAPixel(_ tile: CGRect) -> CGRect? {
    guard tile.width > 0, tile.height > 0, tile.minX.isFinite, tile.minY.isFinite, tile.maxX.isFinite,
      tile.maxY.isFinite
    else { return nil }
    let one = pixels(of: CGSize(width: 1, height: 1))
    let width = max(tile.width, 1 / one.width), height = max(tile.height, 1 / one.height)
    // Any other tile of the grid is equivalent, and Cairo cannot handle distant ones.
    return CGRect(
      x: tile.minX.truncatingRemainder(dividingBy: width), y: tile.minY.truncatingRemainder(dividingBy: height),
      width: width, height: height)
  }
}
