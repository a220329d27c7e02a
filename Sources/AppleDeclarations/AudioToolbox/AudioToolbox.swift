// Data table, written by `make members` from Sources/Apple/Declarations/AudioToolbox.declarations; do not edit.
// swift-format-ignore-file

/// The API of AudioToolbox, for source compatibility. It plays no sounds.
@_exported import CellSimFoundation
@_exported import Foundation

/// Matches Apple's API of this name.
public typealias SystemSoundID = UInt32
/// Matches Apple's API of this name.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// Matches Apple's API of this name.
public let kAudioFormatMPEG4AAC: UInt32 = 1_633_772_320
/// Matches Apple's API of this name.
public let kAudioFormatLinearPCM: UInt32 = 1_819_304_813
/// Does nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Does nothing.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Matches Apple's API of this name.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
/// Does nothing.
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) {}
