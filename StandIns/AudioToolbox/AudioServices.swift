import StandInNotes

public typealias SystemSoundID = UInt32
public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let kAudioServicesUnsupportedPropertyError: OSStatus = 1_886_681_407

public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c_6163
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2e6d_7033
public let kAudioFormatOpus: AudioFormatID = 0x6f70_7573
public let kAudioFormatFLAC: AudioFormatID = 0x666c_6163
public let kAudioFormatULaw: AudioFormatID = 0x756c_6177
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
public let kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kLinearPCMFormatFlagIsPacked: AudioFormatFlags = 8

/// Plays nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  StandInNote.report("AudioToolbox", "there is no sound and no vibration")
}

public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Calls the block at once.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ block: (() -> Void)?) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  block?()
}

public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ block: (() -> Void)?) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, block)
}

@discardableResult public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 0
  return kAudioServicesUnsupportedPropertyError
}

@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}

public struct AudioStreamBasicDescription: Sendable {
  public var mSampleRate = 0.0
  public var mFormatID: AudioFormatID = 0
  public var mFormatFlags: AudioFormatFlags = 0
  public var mBytesPerPacket: UInt32 = 0
  public var mFramesPerPacket: UInt32 = 0
  public var mBytesPerFrame: UInt32 = 0
  public var mChannelsPerFrame: UInt32 = 0
  public var mBitsPerChannel: UInt32 = 0
  public var mReserved: UInt32 = 0

  public init() {}
}

public struct AudioBuffer {
  public var mNumberChannels: UInt32 = 0
  public var mDataByteSize: UInt32 = 0
  public var mData: UnsafeMutableRawPointer?

  public init() {}
}

public struct AudioBufferList {
  public var mNumberBuffers: UInt32 = 0
  public var mBuffers = AudioBuffer()

  public init() {}
}

public struct AudioTimeStamp: Sendable {
  public var mSampleTime = 0.0
  public var mHostTime: UInt64 = 0

  public init() {}
}

public struct AudioComponentDescription: Sendable {
  public var componentType: OSType = 0
  public var componentSubType: OSType = 0
  public var componentManufacturer: OSType = 0
  public var componentFlags: UInt32 = 0
  public var componentFlagsMask: UInt32 = 0

  public init() {}
}

public let kAudioSessionNoError: OSStatus = 0
public let kAudioServicesNoError: OSStatus = 0
