import SessionFoundation

extension Session {
  nonisolated package var notificationCenter: NotificationCenter {
    madeNotificationCenter.withLock { made in
      if let made { return made }
      let center = NotificationCenter()
      center.relayMessages()
      made = center
      return center
    }
  }
}
