import GameKit
import UIKit

func login() {
  GKLocalPlayer.local.authenticateHandler = { controller, error in print(controller ?? "", error ?? "") }
  GKScore.report([GKScore(leaderboardIdentifier: "a")]) { print($0 ?? "") }
}

@MainActor func leaderboard() async throws -> GKGameCenterViewController {
  GKAccessPoint.shared.isActive = true
  let boards = try await GKLeaderboard.loadLeaderboards(IDs: ["a"])
  let (own, entries, count) = try await boards[0].loadEntries(
    for: .global, timeScope: .allTime, range: NSRange(location: 1, length: 10))
  print(own?.rank ?? 0, entries.map(\.formattedScore), count)
  return GKGameCenterViewController(leaderboardID: "a", playerScope: .global, timeScope: .allTime)
}
