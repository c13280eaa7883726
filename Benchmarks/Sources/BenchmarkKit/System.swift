import CHeap
import Glibc

func pow(_ base: Double, _ exponent: Double) -> Double { Glibc.pow(base, exponent) }

func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Seconds on a clock that nobody sets.
public func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + 1e-9 * Double(time.tv_nsec)
}

public func seconds(of work: () -> Void) -> Double {
  let start = now()
  work()
  return now() - start
}

/// Bytes in use on the heap.
public func heapInUse() -> Int { heap_in_use() }

/// The same allocator behaviour for both sides: neither pays the kernel for pages in every round.
public func keepMemory() { heap_keep() }

func logarithm(_ number: Double) -> Double { log(number) }

/// Writes a line at once: to the table, or (2) to those who wait for it.
public func say(_ line: String, to descriptor: Int32 = 1) {
  let bytes = Array((line + "\n").utf8)
  var written = 0
  while written < bytes.count {
    let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count <= 0 { return }
    written += count
  }
}
