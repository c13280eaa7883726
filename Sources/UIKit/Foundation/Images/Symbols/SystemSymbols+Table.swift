// The drawings, in the format that `SymbolDrawing` describes.
extension SystemSymbols {
  static let table: [String: String] = [
    documents, devices, figures, tools, arrows, letters, more, marks, things, signs,
  ]
  .reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  private static let marks: [String: String] = [
    "chevron.left": "l M14 4 L6 12 L14 20",
    "chevron.right": "l M8 4 L16 12 L8 20",
    "chevron.up": "l M4 15 L12 7 L20 15",
    "chevron.down": "l M4 8 L12 16 L20 8",
    "chevron.up.chevron.down": "l M7 9 L12 3 L17 9;l M7 15 L12 21 L17 15",
    "chevron.left.forwardslash.chevron.right": "l M6 7 L1 12 L6 17;l M18 7 L23 12 L18 17;l M14 5 L10 19",
    "arrow.left": "l M11 4 L3 12 L11 20;l M3 12 L21 12",
    "arrow.right": "l M13 4 L21 12 L13 20;l M21 12 L3 12",
    "arrow.up": "l M4 11 L12 3 L20 11;l M12 3 L12 21",
    "arrow.down": "l M4 13 L12 21 L20 13;l M12 21 L12 3",
    "arrow.clockwise": "l A 12 13 8 -10 270;l M12 5 L16 5;l M12 1 L16 5 L12 9",
    "arrow.up.right": "l M8 5 L19 5 L19 16;l M19 5 L5 19",
    "arrow.counterclockwise": "l A 12 13 8 -90 190;l M12 5 L8 5;l M12 1 L8 5 L12 9",
    "arrow.uturn.left": "l M8 4 L3 9 L8 14;l M3 9 L15 9 C19 9 21 12 21 15 C21 18 19 20 15 20 L9 20",
    "arrow.uturn.right": "l M16 4 L21 9 L16 14;l M21 9 L9 9 C5 9 3 12 3 15 C3 18 5 20 9 20 L15 20",
    "arrowshape.turn.up.left":
      "b M10 3 L1 11 L10 19 L10 14.5 C15.5 14.5 19.5 16 23 21 C22.5 12.5 18 7.5 10 7.5 Z",
    "arrowshape.turn.up.right":
      "b M14 3 L23 11 L14 19 L14 14.5 C8.5 14.5 4.5 16 1 21 C1.5 12.5 6 7.5 14 7.5 Z",
    "arrow.triangle.2.circlepath":
      "l A 12 12 8 190 340;l A 12 12 8 10 160;a M22 7 L17 11 L22 13 Z;a M2 17 L7 13 L2 11 Z",
    "arrow.up.arrow.down": "l M3 8 L8 3 L13 8;l M8 3 L8 20;l M11 16 L16 21 L21 16;l M16 21 L16 4",
    "xmark": "l M4 4 L20 20;l M20 4 L4 20",
    "plus": "l M12 3 L12 21;l M3 12 L21 12",
    "minus": "l M3 12 L21 12",
    "equal": "l M4 9 L20 9;l M4 15 L20 15",
    "checkmark": "l M4 13 L9 20 L20 4",
    "exclamationmark.triangle": "b M12 2 L23 21 L1 21 Z;d M12 8 L12 14;d M12 17.5 L12 18",
    "exclamationmark": "l M12 4 L12 14;a O 10.7 18 2.6 2.6",
    "info": "a O 10.5 3 3 3;l M9.5 10 L12 10 L12 20;l M9 20 L15 20",
    "ellipsis": "a O 2 10 4 4;a O 10 10 4 4;a O 18 10 4 4",
    "circle": "b O 2 2 20 20",
    "square": "b R 3 3 18 18 4",
    "rectangle": "b R 1 5 22 14 3",
    "capsule": "b R 1 6 22 12 6",
    "triangle": "b M12 3 L22 20 L2 20 Z",
    "diamond": "b M12 2 L22 12 L12 22 L2 12 Z",
    "number": "l M9 3 L6 21;l M18 3 L15 21;l M3 9 L21 9;l M2 15 L20 15",
    "at": "l O 8 8 8 8;l M16 8 L16 14 C16 18 22 17 22 12 C22 6 18 2 12 2 C6 2 2 6 2 12 C2 18 6 22 12 22 L16 21",
    "percent": "l M19 4 L5 20;l O 3 3 7 7;l O 14 14 7 7",
    "dollarsign": "l M18 7 C16 3 7 3 7 8 C7 13 18 11 18 16 C18 21 8 21 6 17;l M12 2 L12 22",
  ]

  private static let things: [String: String] = [
    "magnifyingglass": "l O 3 3 14 14;l M15 15 L21 21",
    "person.3":
      "b O 9 5 6 7;b M6 20 C6 16 8 14 12 14 C16 14 18 16 18 20 Z;b O 1.5 7 4.5 5;b O 18 7 4.5 5;l M1 19 C1 16 2 15 4 14.5;l M23 19 C23 16 22 15 20 14.5",
    "heart": "b M12 21 C5 16 2 12 2 8 C2 2 10 2 12 7 C14 2 22 2 22 8 C22 12 19 16 12 21 Z",
    "star": "b M12 2 L15 9 L22 9.5 L16.5 14 L18.5 21 L12 17 L5.5 21 L7.5 14 L2 9.5 L9 9 Z",
    "house": "b M4 11 L4 21 L20 21 L20 11 L12 4 Z;l M1.5 12.5 L12 3 L22.5 12.5;d M9.5 21 L9.5 15 L14.5 15 L14.5 21",
    "bell": "b M4 18 C6 15 6 13 6 10 C6 2 18 2 18 10 C18 13 18 15 20 18 Z;l M10 21 L14 21",
    "envelope": "b R 2 5 20 14 3;d M3 7 L12 14 L21 7",
    "phone": "b M4 4 L8 2 L11 8 L8 10 C9 13 11 15 14 16 L16 13 L22 16 L20 20 C15 24 0 9 4 4 Z",
    "trash": "l M3 6 L21 6;l M9 6 L9 3 L15 3 L15 6;b M5 6 L6 22 L18 22 L19 6 Z;d M9.5 10 L10 18;d M14.5 10 L14 18",
    "pencil": "b M3 21 L4 16 L17 3 L21 7 L8 20 Z;d M14 6 L18 10",
    "square.and.pencil":
      "b M12 4 L6 4 C4 4 3 5 3 7 L3 19 C3 21 4 22 6 22 L17 22 C19 22 20 21 20 19 L20 13;l M9 16 L10 12 L20 2 L22 4 L12 14 Z",
    "square.and.arrow.up": "b M8 9 L4 9 L4 23 L20 23 L20 9 L16 9;d M12 16 L12 9;l M12 7.4 L12 1;l M7 6 L12 1 L17 6",
    "square.and.arrow.down":
      "b M8 9 L4 9 L4 23 L20 23 L20 9 L16 9;l M12 2 L12 7.4;d M12 7.4 L12 17;d M7 12 L12 17 L17 12",
    "square.on.square": "b R 8 8 14 14 3;l M5 16 C3 16 2 15 2 13 L2 5 C2 3 3 2 5 2 L13 2 C15 2 16 3 16 5",
    "doc.on.doc": "b R 9 6 12 17 3;l M5 18 C4 18 3 17 3 15 L3 4 C3 2 4 1 6 1 L13 1 C15 1 15 2 15 3",
    "photo": "b R 1 4 22 16 3;d O 5 7 4 4;d M2 18 L8 13 L11 15 L16 10 L22 16",
    "camera":
      "b M2 8 C2 7 3 6 4 6 L7 6 L9 3 L15 3 L17 6 L20 6 C21 6 22 7 22 8 L22 19 C22 20 21 21 20 21 L4 21 C3 21 2 20 2 19 Z;d O 8 9 8 8",
    "video": "b R 1 6 15 12 3;b M17 11 L23 7 L23 17 L17 13 Z",
    "mic": "b R 8.5 2 7 13 3.5;l M5 11 C5 21 19 21 19 11;l M12 19 L12 22;l M8 22 L16 22",
    "bookmark": "b M6 2 L18 2 L18 22 L12 17 L6 22 Z",
    "tag": "b M3 3 L12 3 L22 13 L13 22 L3 12 Z;d O 6 6 3 3",
    "flag": "l M5 2 L5 22;b M5 4 C9 1 14 7 20 4 L20 14 C14 17 9 11 5 14 Z",
    "cart": "l M1 3 L4 3 L7 17 L20 17;b M5 6 L22 6 L20 14 L6.5 14 Z;a O 7 19 3 3;a O 17 19 3 3",
    "bag": "b M4 8 L20 8 L21 22 L3 22 Z;l M8 11 L8 6 C8 1 16 1 16 6 L16 11",
    "creditcard": "b R 1 4 22 16 3;d M1 9 L23 9;d M5 15 L9 15",
    "gift":
      "b M3 12 L3 22 L21 22 L21 12;b R 1.5 7 21 5 1;l M12 7 L12 22;l M12 7 C7 7 6 2 9 2 C11 2 12 5 12 7 C12 5 13 2 15 2 C18 2 17 7 12 7",
    "calendar": "b R 2 3 20 19 3;d M2 9 L22 9;l M7 1 L7 5;l M17 1 L17 5;d M7 14 L9 14;d M15 14 L17 14",
    "clock": "b O 2 2 20 20;d M12 6 L12 12 L16 14",
    "timer": "b O 3 4 18 18;d M12 13 L8 9;l M12 4 L12 1;l M9 1 L15 1",
    "alarm": "b O 3 4 18 18;d M12 8 L12 13 L15 15;l M2 6 L6 2;l M22 6 L18 2",
    "map": "b M2 5 L8 2 L16 5 L22 2 L22 19 L16 22 L8 19 L2 22 Z;d M8 3 L8 19;d M16 5 L16 21",
    "mappin": "a O 8 2 8 8;l M12 10 L12 22",
    "paperplane": "b M2 11 L22 2 L14 22 L11 13 Z;d M11 13 L22 2",
    "key": "b O 2 2 11 11;l M11 11 L21 21;l M21 21 L22 18;l M17 17 L19 15",
    "eye": "b M1 12 C6 4 18 4 23 12 C18 20 6 20 1 12 Z;d O 8.5 8.5 7 7",
    "folder": "b \(folder);d M2.2 9.8 L21.8 9.8",
    "book": "b M12 6 C9 3 5 3 2 4 L2 19 C5 18 9 18 12 21 C15 18 19 18 22 19 L22 4 C19 3 15 3 12 6 Z;d M12 6 L12 21",
    "tray": "b M2 14 L6 4 L18 4 L22 14 L22 20 L2 20 Z;d M2 14 L8 14 C8 18 16 18 16 14 L22 14",
    "archivebox": "b R 2 3 20 5 1;b M3 8 L3 21 L21 21 L21 8;d M9 12 L15 12",
    "paperclip": "l M19 10 L11 19 C7 23 1 18 5 13 L14 4 C17 1 21 5 18 8 L10 17 C8 19 6 17 8 15 L15 8",
    "printer": "l M6 7 L6 2 L18 2 L18 7;b R 2 7 20 10 2;l M6 13 L6 22 L18 22 L18 13",
    "lightbulb": "b M9 18 C9 15 5 13 5 9 C5 0 19 0 19 9 C19 13 15 15 15 18 Z;l M9 22 L15 22",
    "wrench": "b M4 20 L13 11 C12 5 16 2 20 3 L17 6 L18 8 L21 7 C22 12 18 14 15 13 L6 22 Z",
    "car": "b M2 18 L2 12 L5 6 L19 6 L22 12 L22 18 Z;d M4 12 L20 12;l M5 18 L5 20;l M19 18 L19 20",
    "airplane":
      "b M12 1 C14 1 14 4 14 8 L23 14 L23 16 L14 14 L14 19 L17 21 L17 23 L12 21 L7 23 L7 21 L10 19 L10 14 L1 16 L1 14 L10 8 C10 4 10 1 12 1 Z",
    "gamecontroller":
      "b M6 6 L18 6 C22 6 24 19 21 19 C19 19 18 15 16 15 L8 15 C6 15 5 19 3 19 C0 19 2 6 6 6 Z;d M8 8 L8 12;d M6 10 L10 10;d M16 10 L17 10",
  ]

  private static let signs: [String: String] = [
    "play": "b M6 3 L21 12 L6 21 Z",
    "pause": "b R 5 4 4 16 1;b R 15 4 4 16 1",
    "stop": "b R 4 4 16 16 2",
    "backward": "b M12 4 L2 12 L12 20 Z;b M22 4 L12 12 L22 20 Z",
    "forward": "b M12 4 L22 12 L12 20 Z;b M2 4 L12 12 L2 20 Z",
    "repeat": "l M3 11 C3 7 5 6 8 6 L20 6;l M17 2 L21 6 L17 10;l M21 13 C21 17 19 18 16 18 L4 18;l M7 14 L3 18 L7 22",
    "shuffle":
      "l M2 7 L6 7 L16 17 L21 17;l M2 17 L6 17 L9 14;l M13 10 L16 7 L21 7;l M19 4 L22 7 L19 10;l M19 14 L22 17 L19 20",
    "speaker": "b M3 9 L8 9 L14 4 L14 20 L8 15 L3 15 Z",
    "speaker.wave.2": "b M3 9 L8 9 L13 4 L13 20 L8 15 L3 15 Z;l A 13 12 4 -45 45;l A 13 12 8 -45 45",
    "music.note": "a O 5 16 6 5;l M11 18 L11 3 C14 8 18 7 17 12",
    "link":
      "l M10 14 C7 11 9 9 11 7 L14 4 C18 0 24 6 20 10 L17 13;l M14 10 C17 13 15 15 13 17 L10 20 C6 24 0 18 4 14 L7 11",
    "wifi": "l A 12 20 16 -135 -45;l A 12 20 10.5 -135 -45;l A 12 20 5 -135 -45;a O 10.5 18.5 3 3",
    "antenna.radiowaves.left.and.right":
      "l M12 12 L12 22;a O 10.5 9 3 3;l A 12 10.5 6 -45 45;l A 12 10.5 6 135 225;l A 12 10.5 10 -45 45;l A 12 10.5 10 135 225",
    "moon": "b M20 15 C10 19 5 10 10 3 C1 5 0 18 9 21 C14 23 19 19 20 15 Z",
    "sun.max":
      "b O 7 7 10 10;l M12 1 L12 3;l M12 21 L12 23;l M1 12 L3 12;l M21 12 L23 12;l M4.2 4.2 L5.6 5.6;l M18.4 18.4 L19.8 19.8;l M4.2 19.8 L5.6 18.4;l M18.4 5.6 L19.8 4.2",
    "bolt": "b M14 1 L4 14 L11 14 L10 23 L20 10 L13 10 Z",
    "flame": "b M12 1 C14 7 20 9 20 15 C20 25 4 25 4 15 C4 12 6 10 7 8 C8 11 9 11 10 11 C11 8 10 4 12 1 Z",
    "drop": "b M12 2 C17 9 19 12 19 15 C19 24 5 24 5 15 C5 12 7 9 12 2 Z",
    "leaf": "b M4 20 C0 8 10 4 21 3 C22 14 18 22 8 19 Z;d M4 21 C8 15 11 12 16 9",
    "globe": "b O 2 2 20 20;d O 8 2 8 20;d M2 12 L22 12",
    "list.bullet": "a O 1 4 3 3;a O 1 10.5 3 3;a O 1 17 3 3;l M8 5.5 L23 5.5;l M8 12 L23 12;l M8 18.5 L23 18.5",
    "line.3.horizontal": "l M2 6 L22 6;l M2 12 L22 12;l M2 18 L22 18",
    "line.3.horizontal.decrease": "l M2 6 L22 6;l M6 12 L18 12;l M10 18 L14 18",
    "slider.horizontal.3":
      "l M1 5 L13 5;l M19 5 L23 5;l O 13 2.5 5 5;l M1 12 L5 12;l M11 12 L23 12;l O 5.5 9.5 5 5;l M1 19 L13 19;l M19 19 L23 19;l O 13 16.5 5 5",
    "square.grid.2x2": "b R 3 3 8 8 1.5;b R 13 3 8 8 1.5;b R 3 13 8 8 1.5;b R 13 13 8 8 1.5",
    "square.stack": "b R 3 9 18 13 3;l M5 6 L19 6;l M7 3 L17 3",
    "rectangle.stack": "b R 2 9 20 12 3;l M4 6 L20 6;l M6 3 L18 3",
    "chart.bar": "b R 2 13 5 8 1;b R 9.5 8 5 13 1;b R 17 3 5 18 1",
    "chart.pie": "b A 11 13 9 -90 180 L11 13 Z;b M14 10 L14 2 C19 2 22 6 22 10 Z",
    "bubble.left": "b \(bubble)",
    "bubble.right": "b \(bubbleRight)",
    "face.smiling": "b O 2 2 20 20;d A 12 12 5.5 30 150;d M9 8 L9 10;d M15 8 L15 10",
    "power": "l A 12 13 9 -60 240;l M12 2 L12 12",
    "crown": "b M2 7 L7 12 L12 4 L17 12 L22 7 L20 20 L4 20 Z",
  ]
}
