// The flags as numbers.
public let kSCNetworkFlagsTransientConnection = 1
public let kSCNetworkFlagsReachable = 2
public let kSCNetworkFlagsConnectionRequired = 4
public let kSCNetworkFlagsConnectionAutomatic = 8
public let kSCNetworkFlagsInterventionRequired = 16
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
public let kSCNetworkFlagsIsDirect = 1 << 17
