import StandInNotes
import UIKit

// Metadata. None is read, and changes are refused.
public class CGImageMetadata: @unchecked Sendable {}
public final class CGMutableImageMetadata: CGImageMetadata, @unchecked Sendable {}
public final class CGImageMetadataTag: StandInObject, @unchecked Sendable {}

public func CGImageMetadataCreateMutable() -> CGMutableImageMetadata { CGMutableImageMetadata() }

public func CGImageMetadataCreateMutableCopy(_ metadata: CGImageMetadata) -> CGMutableImageMetadata? {
  CGMutableImageMetadata()
}

public func CGImageMetadataCopyTags(_ metadata: CGImageMetadata) -> CFArray? { nil }

public func CGImageMetadataCopyTagWithPath(
  _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> CGImageMetadataTag? { nil }

public func CGImageMetadataCopyStringValueWithPath(
  _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
) -> CFString? { nil }

public func CGImageMetadataTagCopyValue(_ tag: CGImageMetadataTag) -> CFTypeRef? { nil }

public func CGImageMetadataTagCopyName(_ tag: CGImageMetadataTag) -> CFString? { nil }

public func CGImageMetadataSetValueMatchingImageProperty(
  _ metadata: CGMutableImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString, _ value: CFTypeRef
) -> Bool { false }

public func CGImageMetadataSetValueWithPath(
  _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString, _ value: CFTypeRef
) -> Bool { false }
