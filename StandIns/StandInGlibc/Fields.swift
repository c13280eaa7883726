import Glibc

// Fields that Apple's structures have under other names or in addition.
extension stat {
  public var st_mtimespec: timespec {
    get { st_mtim }
    set { st_mtim = newValue }
  }
  public var st_atimespec: timespec {
    get { st_atim }
    set { st_atim = newValue }
  }
  public var st_ctimespec: timespec {
    get { st_ctim }
    set { st_ctim = newValue }
  }
  /// The time of the last change: Linux's structure has no time of creation.
  public var st_birthtimespec: timespec { st_ctim }
}

// An address has no length on Linux.
extension sockaddr {
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in {
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
