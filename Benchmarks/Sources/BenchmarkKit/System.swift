import CMachine
import Glibc

func pow(_ base: Double, _ exponent: Double) -> Double { Glibc.pow(base, exponent) }

func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Seconds on the wall clock, from some beginning.
public func now() -> Double { wall_clock() }

public func seconds(of work: () -> Void) -> Double {
  let start = stopwatch_start()
  work()
  return stopwatch_seconds(start)
}

/// Bytes in use on the heap.
public func heapInUse() -> Int { heap_in_use() }

/// Before each measured piece of work: neither side pays for what the other one has freed.
public func settleHeap() { heap_settle() }

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
