import Darwin
import Foundation

func ticks() -> UInt64 {
  var info = mach_timebase_info_data_t()
  mach_timebase_info(&info)
  return mach_absolute_time() * UInt64(info.numer) / UInt64(info.denom) + UInt64(arc4random_uniform(2))
}

func fits(_ value: Double) -> Bool {
  value < Double(INT64_MAX) && value > Double(INT64_MIN) && value <= Double(UINT64_MAX) && value.isLess(than: HUGE_VAL)
}

func limits() -> [Int32] { [INT8_MIN, INT8_MAX, INT16_MIN, INT32_MIN, Int32(UINT8_MAX), INT_MIN, INT_MAX, CHAR_MIN] }

func differences() -> [Double] {
  [DBL_EPSILON, Double(FLT_EPSILON), DBL_MAX, DBL_MIN, Double(SIZE_MAX), Double(INTPTR_MAX)]
}

func modified(_ path: String) -> Int {
  var status = stat(), address = sockaddr_in()
  address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
  return lstat(path, &status) == 0 ? status.st_mtimespec.tv_sec : 0
}
