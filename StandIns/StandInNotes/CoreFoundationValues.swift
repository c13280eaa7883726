import Foundation

public typealias CFTypeID = UInt
public typealias CFAllocator = AnyObject
public typealias CFMutableData = NSMutableData

/// - Parameter capacity: Has no effect.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }

public func CFDictionaryGetCount(_ theDict: CFDictionary) -> CFIndex { theDict.count }

// The numbers are those of Core Foundation. A Swift value has the type of the object that represents it.
public func CFNullGetTypeID() -> CFTypeID { 16 }
public func CFStringGetTypeID() -> CFTypeID { 7 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFDateGetTypeID() -> CFTypeID { 42 }

/// Returns the type of an object; 1 if it is not a property list.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
  switch cf {
  case let number as NSNumber: String(cString: number.objCType) == "c" ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSData: CFDataGetTypeID()
  case is NSDate: CFDateGetTypeID()
  case is NSNull: CFNullGetTypeID()
  default: 1
  }
}

public typealias CFUUID = NSUUID

public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { NSUUID() }

public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! { uuid.uuidString }
