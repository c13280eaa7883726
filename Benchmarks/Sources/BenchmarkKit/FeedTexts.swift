/// The strings of a feed cell, as sizes measured in advance, because only layout is compared.
public struct FeedTexts: Sendable {
  public let action, name, headline, time, posterComment, title, domain, actorComment: Double

  public static func generate(count: Int) -> [FeedTexts] {
    (0..<count).map { cell in
      var random = RandomNumbers(seed: UInt64(900 + cell))
      var width: Double { random.points(60...180) }
      return FeedTexts(
        action: width, name: width, headline: width, time: width, posterComment: width, title: width, domain: width,
        actorComment: width)
    }
  }
}
