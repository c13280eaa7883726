import StandInNotes
import UIKit

// Sensors that are not available: nothing is measured, and no handler is called, except with an error.
open class CMLogItem: NSObject, @unchecked Sendable {
  open var timestamp: TimeInterval { 0 }
}

public struct CMAcceleration: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0

  public init() {}

  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMRotationRate: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0

  public init() {}

  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMQuaternion: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public var w = 1.0

  public init() {}
}

open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  open var acceleration: CMAcceleration { CMAcceleration() }
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

public struct CMMagneticField: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0

  public init() {}

  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  case uncalibrated = -1
  case low, medium, high
}

public struct CMCalibratedMagneticField: Sendable {
  public var field = CMMagneticField()
  public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated

  public init() {}
}

public struct CMRotationMatrix: Sendable {
  public var m11 = 1.0
  public var m12 = 0.0
  public var m13 = 0.0
  public var m21 = 0.0
  public var m22 = 1.0
  public var m23 = 0.0
  public var m31 = 0.0
  public var m32 = 0.0
  public var m33 = 1.0

  public init() {}
}

open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  open var magneticField: CMMagneticField { CMMagneticField() }
}

public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void

open class CMAttitude: NSObject, @unchecked Sendable {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
  open var quaternion: CMQuaternion { CMQuaternion() }
  open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var heading: Double { -1 }
  open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
}

public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

open class CMMotionManager: NSObject, @unchecked Sendable {
  open var accelerometerUpdateInterval: TimeInterval = 0
  open var gyroUpdateInterval: TimeInterval = 0
  open var deviceMotionUpdateInterval: TimeInterval = 0
  open var showsDeviceMovementDisplay = false

  public override init() { StandInNote.report("CoreMotion", "there are no sensors") }

  open var isAccelerometerAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var isGyroAvailable: Bool { false }
  open var isGyroActive: Bool { false }
  open var gyroData: CMGyroData? { nil }
  open var magnetometerUpdateInterval: TimeInterval = 0
  open var isMagnetometerAvailable: Bool { false }
  open var isMagnetometerActive: Bool { false }
  open var magnetometerData: CMMagnetometerData? { nil }
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  open func startMagnetometerUpdates() {}
  open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {}
  open func stopMagnetometerUpdates() {}
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
  }
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() {}
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
  open func stopGyroUpdates() {}
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  open func stopDeviceMotionUpdates() {}
}

public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

open class CMPedometerData: NSObject, @unchecked Sendable {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
  open var averageActivePace: NSNumber? { nil }
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

open class CMPedometer: NSObject, @unchecked Sendable {
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  open func startEventUpdates(handler: @escaping (CMPedometerEvent?, (any Error)?) -> Void) {}
  open func stopEventUpdates() {}
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) { handler(nil, StandInError("Motion data")) }
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
  open func stopUpdates() {}
}

public enum CMMotionActivityConfidence: Int, Sendable {
  case low, medium, high
}

open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  open var confidence: CMMotionActivityConfidence { .low }
  open var startDate: Date { .distantPast }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
}

open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) { handler(nil, StandInError("Motion data")) }
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {
  }
  open func stopActivityUpdates() {}
}

open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 0 }
}

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

open class CMAltimeter: NSObject, @unchecked Sendable {
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {}
  open func stopRelativeAltitudeUpdates() {}
}

public enum CMPedometerEventType: Int, Sendable {
  case pause, resume
}

open class CMPedometerEvent: NSObject, @unchecked Sendable {
  open var date: Date { .distantPast }
  open var type: CMPedometerEventType { .pause }
}

public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
