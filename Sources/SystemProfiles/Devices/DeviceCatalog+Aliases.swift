extension DeviceCatalog {
  /// Alternative names of devices: iPads by screen size, and the screens of simulated metrics in old documents.
  static let aliases: [(alias: String, slug: String)] = [
    ("iphone-3.5", "iphone-4s"),
    ("iphone-4.0", "iphone-se-1st"),
    ("iphone-se", "iphone-se-3rd"),
    ("ipad", "ipad-6"),
    ("ipad-9.7", "ipad-6"),
    ("ipad-10.2", "ipad-9"),
    ("ipad-10.5", "ipad-air-3"),
    ("ipad-10.9", "ipad-10"),
    ("ipad-11", "ipad-pro-11-4th"),
    ("ipad-12.9", "ipad-pro-12.9-6th"),
    ("ipad-13", "ipad-pro-13-m4"),
    ("ipad-mini", "ipad-mini-a17-pro"),
    ("retina4", "iphone-se-1st"),
    ("retina4_0.fullscreen", "iphone-se-1st"),
    ("retina47", "iphone-se-3rd"),
    ("retina4_7.fullscreen", "iphone-se-3rd"),
    ("retina55", "iphone-8-plus"),
    ("retina5_5.fullscreen", "iphone-8-plus"),
  ]
}
