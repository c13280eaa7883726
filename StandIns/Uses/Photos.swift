import Photos
import UIKit

func photos() {
  PHPhotoLibrary.requestAuthorization { status in
    guard status == .authorized else { return }
    let options = PHFetchOptions()
    options.sortDescriptors = []
    let assets = PHAsset.fetchAssets(with: .image, options: options)
    assets.enumerateObjects { asset, _, stop in
      PHImageManager.default().requestImage(
        for: asset, targetSize: CGSize(width: 10, height: 10), contentMode: .aspectFill, options: nil
      ) { image, _ in print(image ?? "") }
      stop.pointee = true
    }
  }
  PHPhotoLibrary.shared().performChanges {
    PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
  } completionHandler: { success, error in
    print(success, error ?? "")
  }
}

final class LibraryObserver: NSObject, PHPhotoLibraryChangeObserver {
  let assets = PHFetchResult<PHAsset>()

  func photoLibraryDidChange(_ changeInstance: PHChange) {
    guard let details = changeInstance.changeDetails(for: assets) else { return }
    print(details.insertedObjects.count, details.removedObjects, details.changedObjects)
    print(details.fetchResultBeforeChanges.count)
    if let asset = assets.firstObject, let change = changeInstance.changeDetails(for: asset) {
      print(change.assetContentChanged, change.objectBeforeChanges.localIdentifier)
    }
  }
}

@MainActor func edit(_ asset: PHAsset) async throws {
  let options = PHContentEditingInputRequestOptions()
  options.canHandleAdjustmentData = { $0.formatIdentifier == "app" }
  asset.requestContentEditingInput(with: options) { input, info in
    guard let input, let url = input.fullSizeImageURL else {
      return print(info[PHContentEditingInputErrorKey] ?? "", info[PHContentEditingInputResultIsInCloudKey] ?? "")
    }
    let output = PHContentEditingOutput(contentEditingInput: input)
    output.adjustmentData = PHAdjustmentData(formatIdentifier: "app", formatVersion: "1", data: Data())
    print(url, output.renderedContentURL, CIImage(contentsOf: url)?.properties ?? [:])
  }
  try await PHPhotoLibrary.shared().performChanges {
    let request = PHAssetChangeRequest(for: asset)
    request.revertAssetContentToOriginal()
    request.location = CLLocation(latitude: 1, longitude: 2)
    let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Album")
    print(album.placeholderForCreatedAssetCollection.localIdentifier)
    PHAssetChangeRequest.deleteAssets([asset] as NSFastEnumeration)
  }
  PHCollectionList.fetchTopLevelUserCollections(with: nil).enumerateObjects { collection, _, _ in
    print((collection as? PHCollectionList)?.localizedTitle ?? "")
  }
}

@MainActor func livePhoto(_ asset: PHAsset, in view: PHLivePhotoView) {
  let options = PHLivePhotoRequestOptions()
  (options.deliveryMode, options.isNetworkAccessAllowed) = (.opportunistic, true)
  PHImageManager.default().requestLivePhoto(
    for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: options
  ) { photo, _ in view.livePhoto = photo }
  PHImageManager.default().requestAVAsset(forVideo: asset, options: nil) { video, mix, _ in
    print(video ?? "", mix ?? "", PHLivePhotoView.livePhotoBadgeImage(options: .overContent))
  }
}
