// Data table, written by `make members` from Sources/Apple/Declarations/AudioToolbox.declarations; do not edit.
// swift-format-ignore-file

/// The API of AudioToolbox, for source compatibility. It plays no sounds.
@_exported import CellSimFoundation
@_exported import Foundation

/// Apple's `SystemSoundID`.
public typealias SystemSoundID = UInt32
/// Apple's `kSystemSoundID_Vibrate`.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// Apple's `kAudioFormatMPEG4AAC`.
public let kAudioFormatMPEG4AAC: UInt32 = 1_633_772_320
/// Apple's `kAudioFormatLinearPCM`.
public let kAudioFormatLinearPCM: UInt32 = 1_819_304_813
/// The format of audio data.
public struct AudioStreamBasicDescription: Hashable, Sendable {
    /// The number of frames per second.
    public var mSampleRate: Double = 0
    /// Stores the value you set.
    public var mFormatID: UInt32 = 0
    /// Stores the value you set.
    public var mFormatFlags: UInt32 = 0
    /// Stores the value you set.
    public var mBytesPerPacket: UInt32 = 0
    /// Stores the value you set.
    public var mFramesPerPacket: UInt32 = 0
    /// Stores the value you set.
    public var mBytesPerFrame: UInt32 = 0
    /// Stores the value you set.
    public var mChannelsPerFrame: UInt32 = 0
    /// Stores the value you set.
    public var mBitsPerChannel: UInt32 = 0
    /// Stores the value you set.
    public var mReserved: UInt32 = 0
    /// Creates an instance.
    public init() {}
}
/// Does nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Does nothing.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Apple's `AudioServicesPlaySystemSoundWithCompletion(_:_:)`.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// Does nothing.
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) {}
