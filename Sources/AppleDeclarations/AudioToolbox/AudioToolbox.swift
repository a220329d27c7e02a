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
