import ImageIO
import UIKit

func thumbnail(_ url: URL) -> CGImage? {
  let options =
    [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 100,
    ] as CFDictionary
  guard let source = CGImageSourceCreateWithURL(url as CFURL, nil) else { return nil }
  let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
  print(properties?[kCGImagePropertyPixelWidth as String] ?? 0)
  return CGImageSourceCreateThumbnailAtIndex(source, 0, options)
}

func properties(_ source: CGImageSource) -> [String: Any] {
  let all = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any] ?? [:]
  var exif = all[kCGImagePropertyExifDictionary as String] as? [String: Any] ?? [:]
  exif[kCGImagePropertyExifDateTimeDigitized as String] = "2020:01:01 00:00:00"
  let tiff = [kCGImagePropertyTIFFSoftware: "App", kCGImagePropertyTIFFArtist: "Me"]
  let place = [kCGImagePropertyGPSTimeStamp: "10:00", kCGImagePropertyGPSHPositioningError: 5] as CFDictionary
  let news =
    [kCGImagePropertyIPTCByline as String: ["Me"], kCGImagePropertyIPTCCaptionAbstract as String: "A day"]
    as [String: Any]
  let metadata = CGImageSourceCopyMetadataAtIndex(source, 0, nil)
  return [
    kCGImagePropertyExifDictionary as String: exif, kCGImagePropertyTIFFDictionary as String: tiff,
    kCGImagePropertyGPSDictionary as String: place, kCGImagePropertyIPTCDictionary as String: news,
    kCGImagePropertyDepth as String: 8, kCGImagePropertyMakerAppleDictionary as String: metadata == nil,
  ]
}
