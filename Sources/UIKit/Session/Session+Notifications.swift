import SessionFoundation

extension Session {
  nonisolated package var notificationCenter: NotificationCenter {
    madeNotificationCenter.withLock { made in
      let center = made ?? NotificationCenter()
      made = center
      return center
    }
  }
}
