import UIKit

/// The contents of the shop.
struct ShopCatalogue {
  struct Story {
    let eyebrow: String
    let title: String
    let subtitle: String
    let color: UIColor
  }

  struct App {
    let name: String
    let purpose: String
    let color: UIColor
  }

  struct Category {
    let name: String
    let color: UIColor
  }

  let stories = [
    Story(eyebrow: "NOW AVAILABLE", title: "Tide Tables", subtitle: "When the sea comes in", color: .systemTeal),
    Story(eyebrow: "LET'S GO", title: "Trail Maps", subtitle: "Every hut and every spring", color: .systemGreen),
    Story(
      eyebrow: "IN THE KITCHEN", title: "Sourdough Diary", subtitle: "Patience, in seven steps", color: .systemOrange),
    Story(eyebrow: "NEW UPDATE", title: "Night Sky", subtitle: "Meteors in August", color: .systemIndigo),
  ]

  let apps = [
    App(name: "Ledger", purpose: "Who owes whom", color: .systemBlue),
    App(name: "Field Notes", purpose: "Write anywhere, find it again", color: .systemYellow),
    App(name: "Metronome", purpose: "Keeps the beat", color: .systemRed),
    App(name: "Birdsong", purpose: "Names what sings outside", color: .systemGreen),
    App(name: "Compass", purpose: "North, mostly", color: .systemGray),
    App(name: "Lexicon", purpose: "Forty dictionaries and a half", color: .systemPurple),
    App(name: "Tramways", purpose: "When the next one leaves", color: .systemPink),
  ]

  let categories = [
    Category(name: "Travel", color: .systemBlue), Category(name: "Music", color: .systemPink),
    Category(name: "Food & Drink", color: .systemOrange), Category(name: "Health", color: .systemRed),
    Category(name: "Education", color: .systemPurple), Category(name: "Weather", color: .systemTeal),
  ]
}
