import CMachine
import Glibc

func pow(_ base: Double, _ exponent: Double) -> Double { Glibc.pow(base, exponent) }

func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Returns the time on the wall clock in seconds.
public func now() -> Double { wall_clock() }

public func seconds(of work: () -> Void) -> Double {
  let start = stopwatch_start()
  work()
  return stopwatch_seconds(start)
}

/// Returns the bytes in use on the heap.
public func heapInUse() -> Int { heap_in_use() }

/// Settles the heap before each measurement, so that neither side pays for memory that the other has freed.
public func settleHeap() { heap_settle() }

/// Makes the allocator keep its pages, so that neither side pays the kernel for pages in every round.
public func keepMemory() { heap_keep() }

func logarithm(_ number: Double) -> Double { log(number) }

/// Writes a line immediately: to the table, or (2) to those waiting for it.
public func say(_ line: String, to descriptor: Int32 = 1) {
  let bytes = Array((line + "\n").utf8)
  var written = 0
  while written < bytes.count {
    let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count <= 0 { return }
    written += count
  }
}
