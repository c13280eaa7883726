/// A message of a chat.
struct ChatMessage {
  var text: String
  var isMine = false

  static let history = [
    ChatMessage(text: "Hi! Are you coming to the lake on Saturday?"),
    ChatMessage(text: "Yes, I'd love to", isMine: true),
    ChatMessage(text: "What should I bring?", isMine: true),
    ChatMessage(
      text: "Something to drink, a blanket and good shoes: the way down from the bus stop is steep, and after the "
        + "rain of this week it will be slippery."),
    ChatMessage(text: "Noted. I have a blanket that is big enough for all of us", isMine: true),
    ChatMessage(text: "Great"),
    ChatMessage(text: "Mira brings the boat. We meet at nine at the station, platform 4, and take the train together."),
    ChatMessage(text: "Nine is early for a Saturday…", isMine: true),
    ChatMessage(text: "There will be coffee on the train"),
    ChatMessage(text: "Then I'm in!", isMine: true),
  ]
}
