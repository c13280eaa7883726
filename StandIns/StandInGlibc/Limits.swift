import Glibc

// The limits of C's types that Glibc spells in a way that Swift does not import. The types are those on Apple's systems.

public let CHAR_MIN: Int32 = -128
public let SCHAR_MIN: Int32 = -128
public let UCHAR_MAX: Int32 = 255
public let SHRT_MIN: Int32 = -32_768
public let USHRT_MAX: Int32 = 65_535
public let INT_MIN = Int32.min
public let UINT_MAX = UInt32.max
public let LONG_MIN = Int.min
public let ULONG_MAX = UInt.max
public let LLONG_MIN = Int64.min
public let ULLONG_MAX = UInt64.max
public let LONG_LONG_MIN = Int64.min
public let LONG_LONG_MAX = Int64.max
public let ULONG_LONG_MAX = UInt64.max
public let QUAD_MIN = Int64.min
public let QUAD_MAX = Int64.max
public let UQUAD_MAX = UInt64.max

public let INT16_MIN: Int32 = -32_768
public let INT32_MIN = Int32.min
public let INT64_MIN = Int64.min
public let INT64_MAX = Int64.max
public let UINT64_MAX = UInt64.max

public let INT_LEAST16_MIN: Int32 = -32_768
public let INT_LEAST32_MIN = Int32.min
public let INT_LEAST64_MIN = Int64.min
public let INT_LEAST64_MAX = Int64.max
public let UINT_LEAST64_MAX = UInt64.max
public let INT_FAST64_MIN = Int64.min
public let INT_FAST64_MAX = Int64.max
public let UINT_FAST64_MAX = UInt64.max

public let INTPTR_MIN = Int.min
public let INTMAX_MIN = Int.min
public let INTMAX_MAX = Int.max
public let UINTMAX_MAX = UInt.max
public let PTRDIFF_MIN = Int.min
public let SIZE_T_MAX = UInt.max
public let RSIZE_MAX = UInt.max >> 1
public let WCHAR_MIN = Int32.min
public let SIG_ATOMIC_MIN = Int32.min
public let OFF_MIN = Int64.min
public let OFF_MAX = Int64.max

public let NSIntegerMin = Int.min
public let NSIntegerMax = Int.max
public let NSUIntegerMax = UInt.max

/// The longest path of this system, where Apple's limit is 1024.
public let MAXPATHLEN: Int32 = Int32(PATH_MAX)
public let ARG_MAX: Int32 = 1_048_576
public let CHILD_MAX: Int32 = 266
public let OPEN_MAX: Int32 = 10_240
public let LINK_MAX: Int32 = 32_767

public let MAXFLOAT = Float.greatestFiniteMagnitude
public let HUGE_VAL = Double.infinity
public let HUGE_VALF = Float.infinity
public let INFINITY = Float.infinity
public let NAN = Float.nan
