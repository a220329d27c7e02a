// Data table, written by `make members` from Sources/Apple/Declarations/AVFoundation.declarations; do not edit.
// swift-format-ignore-file

/// The API of AVFoundation, for source compatibility. Nothing is played or recorded: settings are stored, and
/// requests return empty results.
@_exported import AudioToolbox
@_exported import CoreMedia
import Foundation
import FoundationNetworking
@_exported import QuartzCore
import UIKit

/// Requests a movie's bytes from a delegate. It never does, because nothing is played.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// The delegate.
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    /// The queue for the delegate's calls.
    open private(set) var delegateQueue: DispatchQueue?
    override init() { super.init() }
    /// Sets the delegate.
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue: DispatchQueue?) {
        (self.delegate, delegateQueue) = (delegate, queue)
    }
}
/// Provides a movie's bytes. Never called.
public protocol AVAssetResourceLoaderDelegate: AnyObject {
    /// Returns whether the delegate will load the requested bytes.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    /// Called when a request is cancelled.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}
extension AVAssetResourceLoaderDelegate {
    /// Always false.
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
    /// Does nothing.
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest) {}
}
/// A request of a movie's loader.
open class AVAssetResourceLoadingRequest: NSObject {
    /// The requested URL.
    public let request: URLRequest
    /// The requested information about the movie.
    open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
    /// The requested bytes.
    open var dataRequest: AVAssetResourceLoadingDataRequest?
    /// Whether the request has finished.
    open private(set) var isFinished = false
    /// Whether the request was cancelled.
    open private(set) var isCancelled = false
    init(_ request: URLRequest) { self.request = request }
    /// Finishes the request.
    open func finishLoading() { isFinished = true }
    /// Finishes the request with an error.
    open func finishLoading(with error: (any Error)?) { isFinished = true }
}
/// Information about a movie.
open class AVAssetResourceLoadingContentInformationRequest: NSObject {
    /// The type identifier.
    open var contentType: String?
    /// The length in bytes.
    open var contentLength: Int64 = 0
    /// Whether byte ranges can be requested.
    open var isByteRangeAccessSupported = false
}
/// A request for a movie's bytes.
open class AVAssetResourceLoadingDataRequest: NSObject {
    /// The offset of the first byte.
    public let requestedOffset: Int64
    /// The number of bytes.
    public let requestedLength: Int
    /// Whether all remaining bytes are requested.
    public let requestsAllDataToEndOfResource: Bool
    /// The offset of the next response.
    open private(set) var currentOffset: Int64
    init(offset: Int64, length: Int, toEnd: Bool) {
        (requestedOffset, requestedLength, requestsAllDataToEndOfResource) = (offset, length, toEnd)
        currentOffset = offset
    }
    /// Receives bytes.
    open func respond(with data: Data) { currentOffset += Int64(data.count) }
}
/// The app's use of audio. Stored without effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// The purpose of the audio.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// Apple's raw value.
        public let rawValue: String
        /// Creates an instance.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Apple's `ambient`.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Apple's `soloAmbient`.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Apple's `playback`.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Apple's `record`.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Apple's `playAndRecord`.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Apple's `multiRoute`.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }
    /// The mode of the audio.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// Apple's raw value.
        public let rawValue: String
        /// Creates an instance.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Apple's `default`.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Apple's `moviePlayback`.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Apple's `measurement`.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Apple's `spokenAudio`.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Apple's `voiceChat`.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Apple's `videoRecording`.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    }
    /// How other apps' audio is handled.
    public struct CategoryOptions: OptionSet, Sendable {
        /// Apple's raw value.
        public let rawValue: UInt
        /// Creates an instance.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple's `mixWithOthers`.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Apple's `duckOthers`.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Apple's `allowBluetooth`.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Apple's `allowBluetoothHFP`.
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
        /// Apple's `allowBluetoothA2DP`.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// Apple's `defaultToSpeaker`.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Apple's `allowAirPlay`.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }
    /// How other apps are notified.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// Apple's raw value.
        public let rawValue: UInt
        /// Creates an instance.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple's `notifyOthersOnDeactivation`.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    /// Where the audio is heard.
    public enum PortOverride: UInt, Sendable {
        /// Apple's `none`, `speaker`.
        case none, speaker = 1_936_747_378
    }
    /// Which outputs the audio may go to.
    public enum RouteSharingPolicy: UInt, Sendable {
        /// Apple's `default`, `longFormAudio`, `independent`, `longFormVideo`.
        case `default`, longFormAudio, independent, longFormVideo
    }
    /// Whether the app may record.
    public enum RecordPermission: UInt, Sendable {
        /// Apple's `undetermined`, `denied`, `granted`.
        case undetermined = 1_970_168_948, denied = 1_684_369_017, granted = 1_735_552_628
    }
    private static let shared = AVAudioSession()
    /// Apple's `sharedInstance()`.
    open class func sharedInstance() -> AVAudioSession { shared }
    /// Stores the value you set.
    open private(set) var category = Category.soloAmbient
    /// Stores the value you set.
    open private(set) var mode = Mode.default
    /// Stores the value you set.
    open private(set) var routeSharingPolicy = RouteSharingPolicy.default
    /// Always empty.
    open var categoryOptions: CategoryOptions { [] }
    /// Always 1.
    open var outputVolume: Float { 1 }
    /// Always false.
    open var isOtherAudioPlaying: Bool { false }
    /// Apple's `recordPermission`.
    open var recordPermission: RecordPermission { .undetermined }
    /// Apple's `setCategory(_:)`.
    open func setCategory(_ category: Category) throws { self.category = category }
    /// Apple's `setCategory(_:options:)`.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
    /// Apple's `setCategory(_:mode:options:)`.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode) = (category, mode)
    }
    /// Apple's `setCategory(_:mode:policy:options:)`.
    open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {
        (self.category, self.mode, routeSharingPolicy) = (category, mode, policy)
    }
    /// Apple's `setMode(_:)`.
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Does nothing.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// Does nothing.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Apple's `requestRecordPermission(_:)`.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}
/// Receives a player's events. Never called.
public protocol AVAudioPlayerDelegate: AnyObject {
    /// Never called.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Never called.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
/// An audio player that plays nothing.
open class AVAudioPlayer: NSObject {
    /// Stores the value you set.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// Stores the value you set.
    open var volume: Float = 1
    /// Stores the value you set.
    open var rate: Float = 1
    /// Stores the value you set.
    open var numberOfLoops = 0
    /// Stores the value you set.
    open var currentTime: TimeInterval = 0
    /// Stores the value you set.
    open var enableRate = false
    /// Stores the value you set.
    open var isMeteringEnabled = false
    /// Always 0.
    open var duration: TimeInterval { 0 }
    /// Always false.
    open var isPlaying: Bool { false }
    /// Apple's `url`.
    public let url: URL?
    /// Throws if the file doesn't exist.
    public init(contentsOf url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.url = url
    }
    /// Creates an instance.
    public init(data: Data) throws { url = nil }
    /// Creates a player. The file type hint is ignored.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }
    /// Creates a player. The file type hint is ignored.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }
    /// Always true.
    @discardableResult open func prepareToPlay() -> Bool { true }
    /// Plays nothing.
    ///
    /// - Returns: false, as on a device without an audio output.
    @discardableResult open func play() -> Bool { false }
    /// Has no effect: nothing is ever playing.
    open func pause() {}
    /// Does nothing.
    open func stop() {}
    /// Does nothing.
    open func updateMeters() {}
    /// Always -160.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}
/// Receives a recorder's events. Never called.
public protocol AVAudioRecorderDelegate: AnyObject {
    /// Never called.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}
extension AVAudioRecorderDelegate {
    /// Does nothing.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
}
/// An audio recorder that records nothing.
open class AVAudioRecorder: NSObject {
    /// Stores the value you set.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Apple's `url`.
    public let url: URL
    /// Stores the value you set.
    open var isMeteringEnabled = false
    /// Always false.
    open var isRecording: Bool { false }
    /// Always 0.
    open var currentTime: TimeInterval { 0 }
    /// Creates an instance.
    public init(url: URL, settings: [String: Any]) throws { self.url = url }
    /// Always false.
    @discardableResult open func prepareToRecord() -> Bool { false }
    /// Records nothing.
    ///
    /// - Returns: false, as on a device without a microphone.
    @discardableResult open func record() -> Bool { false }
    /// Has no effect: nothing is ever recorded.
    open func stop() {}
    /// Has no effect: nothing is ever recorded.
    open func pause() {}
    /// Has no effect: nothing is ever recorded.
    open func updateMeters() {}
    /// Always -160 decibels: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Always -160 decibels: silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns false: there is no recording.
    @discardableResult open func deleteRecording() -> Bool { false }
}
/// Apple's `AVFormatIDKey`.
public let AVFormatIDKey = "AVFormatIDKey"
/// Apple's `AVSampleRateKey`.
public let AVSampleRateKey = "AVSampleRateKey"
/// Apple's `AVNumberOfChannelsKey`.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// Apple's `AVEncoderAudioQualityKey`.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// Apple's `AVEncoderBitRateKey`.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// Apple's `AVEncoderBitDepthHintKey`.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// Apple's `AVLinearPCMBitDepthKey`.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Apple's `AVLinearPCMIsBigEndianKey`.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// Apple's `AVLinearPCMIsFloatKey`.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Apple's `AVLinearPCMIsNonInterleaved`.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The quality of encoded audio.
public enum AVAudioQuality: Int, Sendable {
    /// Apple's `min`, `low`, `medium`, `high`, `max`.
    case min = 0, low = 32, medium = 64, high = 96, max = 127
}
/// A voice for speech.
open class AVSpeechSynthesisVoice: NSObject {
    /// Apple's `language`.
    public let language: String
    /// Creates an instance.
    public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
    /// Always empty.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}
/// A text to speak.
open class AVSpeechUtterance: NSObject {
    /// Apple's `speechString`.
    public let speechString: String
    /// Stores the value you set.
    open var voice: AVSpeechSynthesisVoice?
    /// Stores the value you set.
    open var rate: Float = 0.5
    /// Stores the value you set.
    open var volume: Float = 1
    /// Stores the value you set.
    open var pitchMultiplier: Float = 1
    /// Creates an instance.
    public init(string: String) { speechString = string }
}
/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
    /// Apple's `immediate`, `word`.
    case immediate, word
}
/// Receives a speech synthesizer's events. Never called.
public protocol AVSpeechSynthesizerDelegate: AnyObject {}
/// A speech synthesizer that speaks nothing.
open class AVSpeechSynthesizer: NSObject {
    /// Stores the value you set.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Always false.
    open var isSpeaking: Bool { false }
    /// Always false.
    open var isPaused: Bool { false }
    /// Does nothing.
    open func speak(_ utterance: AVSpeechUtterance) {}
    /// Always false.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}
/// Whether the app may use the camera.
public enum AVAuthorizationStatus: Int, Sendable {
    /// Apple's `notDetermined`, `restricted`, `denied`, `authorized`.
    case notDetermined, restricted, denied, authorized
}
/// The orientation of a video.
public enum AVCaptureVideoOrientation: Int, Sendable {
    /// Apple's `portrait`, `portraitUpsideDown`, `landscapeRight`, `landscapeLeft`.
    case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}
/// A camera or microphone. None is available.
open class AVCaptureDevice: NSObject {
    /// The position of a camera.
    public enum Position: Int, Sendable {
        /// Apple's `unspecified`, `back`, `front`.
        case unspecified, back, front
    }
    /// Whether a light is on.
    public enum TorchMode: Int, Sendable {
        /// Apple's `off`, `on`, `auto`.
        case off, on, auto
    }
    /// A type of camera.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// Apple's raw value.
        public let rawValue: String
        /// Creates an instance.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Apple's `builtInWideAngleCamera`.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// Apple's `builtInDualCamera`.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// Apple's `builtInDualWideCamera`.
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// Apple's `builtInTripleCamera`.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// Apple's `builtInTelephotoCamera`.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// Apple's `builtInUltraWideCamera`.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// Apple's `builtInTrueDepthCamera`.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    }
    /// Whether a photo is taken with a flash.
    public enum FlashMode: Int, Sendable {
        /// Apple's `off`, `on`, `auto`.
        case off, on, auto
    }
    /// How a camera focuses.
    public enum FocusMode: Int, Sendable {
        /// Apple's `locked`, `autoFocus`, `continuousAutoFocus`.
        case locked, autoFocus, continuousAutoFocus
    }
    /// How a camera sets the exposure.
    public enum ExposureMode: Int, Sendable {
        /// Apple's `locked`, `autoExpose`, `continuousAutoExposure`, `custom`.
        case locked, autoExpose, continuousAutoExposure, custom
    }
    /// A search for cameras. It finds none.
    public final class DiscoverySession: NSObject {
        /// Apple's `devices`.
        public let devices: [AVCaptureDevice] = []
        /// Searches for cameras.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
    }
    /// Always false.
    open var hasFlash: Bool { false }
    /// Always false.
    open var isFlashAvailable: Bool { false }
    /// Always false.
    open var hasTorch: Bool { false }
    /// Always false.
    open var isTorchAvailable: Bool { false }
    /// Always false.
    open var isTorchActive: Bool { false }
    /// Always false.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// Apple's `setTorchModeOn(level:)`.
    open func setTorchModeOn(level torchLevel: Float) throws { throw CocoaError(.featureUnsupported) }
    /// Stores the value you set.
    open var focusMode = FocusMode.locked
    /// Stores the value you set.
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Always false.
    open var isFocusPointOfInterestSupported: Bool { false }
    /// Always false.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Stores the value you set.
    open var exposureMode = ExposureMode.locked
    /// Stores the value you set.
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Always false.
    open var isExposurePointOfInterestSupported: Bool { false }
    /// Always false.
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// Stores the value you set.
    open var isSubjectAreaChangeMonitoringEnabled = false
    /// Stores the value you set.
    open var videoZoomFactor: CGFloat = 1
    /// Stores the value you set.
    open var torchMode = TorchMode.off
    /// Apple's `position`.
    open var position: Position { .unspecified }
    /// Apple's `lockForConfiguration()`.
    open func lockForConfiguration() throws { throw CocoaError(.featureUnsupported) }
    /// Does nothing.
    open func unlockForConfiguration() {}
    /// Always nil.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Always nil.
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
    /// Apple's `authorizationStatus(for:)`.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    /// Apple's `requestAccess(for:completionHandler:)`.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        handler(false)
    }
    /// Always false.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}
/// An input of a session.
open class AVCaptureInput: NSObject {}
/// The input from a camera.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// Apple's `device`.
    public let device: AVCaptureDevice
    /// Creates an instance.
    public init(device: AVCaptureDevice) throws { self.device = device }
}
/// An output of a session.
open class AVCaptureOutput: NSObject {}
/// The connection between an input and an output.
open class AVCaptureConnection: NSObject {
    /// Stores the value you set.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// Always false.
    open var isVideoOrientationSupported: Bool { false }
}
/// A detected object. None is ever detected.
open class AVMetadataObject: NSObject {
    /// The type of object.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// Apple's raw value.
        public let rawValue: String
        /// Creates an instance.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Apple's `qr`.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// Apple's `ean8`.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// Apple's `ean13`.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// Apple's `upce`.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// Apple's `code39`.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// Apple's `code39Mod43`.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// Apple's `code93`.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// Apple's `code128`.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// Apple's `pdf417`.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// Apple's `aztec`.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// Apple's `dataMatrix`.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// Apple's `itf14`.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// Apple's `interleaved2of5`.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// Apple's `codabar`.
        public static let codabar = ObjectType(rawValue: "Codabar")
        /// Apple's `gs1DataBar`.
        public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
        /// Apple's `gs1DataBarExpanded`.
        public static let gs1DataBarExpanded = ObjectType(rawValue: "GS1DataBarExpanded")
        /// Apple's `gs1DataBarLimited`.
        public static let gs1DataBarLimited = ObjectType(rawValue: "GS1DataBarLimited")
        /// Apple's `microPDF417`.
        public static let microPDF417 = ObjectType(rawValue: "MicroPDF417")
        /// Apple's `microQR`.
        public static let microQR = ObjectType(rawValue: "MicroQR")
        /// Apple's `face`.
        public static let face = ObjectType(rawValue: "face")
        /// Apple's `humanBody`.
        public static let humanBody = ObjectType(rawValue: "humanBody")
        /// Apple's `catBody`.
        public static let catBody = ObjectType(rawValue: "catBody")
        /// Apple's `dogBody`.
        public static let dogBody = ObjectType(rawValue: "dogBody")
    }
    /// Apple's `type`.
    open var type: ObjectType { .qr }
    /// Always zero.
    open var bounds: CGRect { .zero }
}
/// A detected code. None is ever detected.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// Always nil.
    open var stringValue: String? { nil }
    /// Always empty.
    open var corners: [CGPoint] { [] }
}
/// Receives detected objects. Never called.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    /// Never called.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
    /// Does nothing.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection) {}
}
/// An output for detected objects. It never has any.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// Stores the value you set.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// Always empty.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// Stores the value you set.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Does nothing.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
    ) {}
}
/// Connects cameras with outputs. No camera is available.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// The quality of pictures.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// Apple's raw value.
        public let rawValue: String
        /// Creates an instance.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Apple's `high`.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Apple's `medium`.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Apple's `photo`.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    }
    /// Stores the value you set.
    open var sessionPreset = Preset.high
    /// Stores the value you set.
    open private(set) var inputs: [AVCaptureInput] = []
    /// Stores the value you set.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Always false.
    open var isRunning: Bool { false }
    /// Always true.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    /// Apple's `addInput(_:)`.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Apple's `removeInput(_:)`.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Always true.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    /// Apple's `addOutput(_:)`.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Apple's `removeOutput(_:)`.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Does nothing.
    open func beginConfiguration() {}
    /// Does nothing.
    open func commitConfiguration() {}
    /// Does nothing.
    open func startRunning() {}
    /// Does nothing.
    open func stopRunning() {}
}
/// A layer that shows a camera's picture. It draws only its background.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session whose frames Apple's layer shows. Stored without effect, because no camera is available.
    open var session: AVCaptureSession?
    /// Stores the value you set.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Always nil.
    open var connection: AVCaptureConnection? { nil }
    /// Returns a point of a camera in landscape, from 0 to 1, for one of the layer, in points.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        bounds.isEmpty ? .zero : CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
    }
    /// Returns a point of the layer, in points, for one of a camera in landscape, from 0 to 1.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        CGPoint(
            x: (1 - captureDevicePointOfInterest.y) * bounds.width, y: captureDevicePointOfInterest.x * bounds.height)
    }
    /// Creates an instance.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    /// Always nil.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
    /// Apple's `metadataOutputRectConverted(fromLayerRect:)`.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { rectInLayerCoordinates }
}
/// Returns the largest rectangle with an aspect ratio, centred in another rectangle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let factor = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * factor, height: aspectRatio.height * factor)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
/// A type of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: String
    /// Creates an instance.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Apple's `video`.
    public static let video = AVMediaType(rawValue: "vide")
    /// Apple's `audio`.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Apple's `text`.
    public static let text = AVMediaType(rawValue: "text")
    /// Apple's `metadata`.
    public static let metadata = AVMediaType(rawValue: "meta")
}
/// A type of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: String
    /// Creates an instance.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Apple's `mov`.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// Apple's `mp4`.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// Apple's `m4a`.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// Apple's `mp3`.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// Apple's `m4v`.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// Apple's `wav`.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
}
/// How a picture fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// Apple's raw value.
    public let rawValue: String
    /// Creates an instance.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Apple's `resizeAspect`.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Apple's `resizeAspectFill`.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Apple's `resize`.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
/// Whether a value is loaded.
public enum AVKeyValueStatus: Int, Sendable {
    /// Apple's `unknown`, `loading`, `loaded`, `failed`, `cancelled`.
    case unknown, loading, loaded, failed, cancelled
}
/// Apple's `AVURLAssetPreferPreciseDurationAndTimingKey`.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
/// A media asset. Its duration is always zero.
open class AVAsset: NSObject, AVAssetCreation, @unchecked Sendable {
    // Unchecked: has no state, but is open.
    /// Always zero.
    open var duration: CMTime { .zero }
    /// Always empty.
    open var tracks: [AVAssetTrack] { [] }
    /// Always false.
    open var isPlayable: Bool { false }
    /// Always empty.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// Apple's `loadValuesAsynchronously(forKeys:completionHandler:)`.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) { handler?() }
    /// Does nothing.
    open func cancelLoading() {}
    /// Apple's `statusOfValue(forKey:error:)`.
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { .loaded }
}
/// Lets an initialiser of `AVAsset` return an asset of a subclass. Has no requirements.
public protocol AVAssetCreation {}
extension AVAssetCreation where Self: AVAsset {
    /// Creates an `AVURLAsset`.
    public init(url URL: URL) {
        guard let asset = AVURLAsset(url: URL) as? Self else {
            preconditionFailure("\(Self.self)(url:) returns an AVURLAsset, as on iOS; create \(Self.self) with another initialiser")
        }
        self = asset
    }
}
/// The format of a track. Tracks have none.
open class CMFormatDescription: NSObject {}
/// Apple's `CMAudioFormatDescription`.
public typealias CMAudioFormatDescription = CMFormatDescription
/// Always nil.
public func CMAudioFormatDescriptionGetStreamBasicDescription(
    _ desc: CMAudioFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? { nil }
/// A track of an asset. Tracks are never read.
open class AVAssetTrack: NSObject {
    /// Always empty.
    open var formatDescriptions: [Any] { [] }
    /// Always zero.
    open var naturalSize: CGSize { .zero }
    /// Apple's `preferredTransform`.
    open var preferredTransform: CGAffineTransform { .identity }
}
/// An asset at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    // Unchecked: immutable after `init`, but open, so that the compiler cannot check it.
    /// Apple's `url`.
    public let url: URL
    /// Creates an instance.
    public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
    /// Stores the delegate that would load the movie.
    public let resourceLoader = AVAssetResourceLoader()
}
/// A generator of pictures from a video. It throws an error.
open class AVAssetImageGenerator: NSObject {
    /// Apple's `asset`.
    public let asset: AVAsset
    /// Stores the value you set.
    open var appliesPreferredTrackTransform = false
    /// Stores the value you set.
    open var maximumSize = CGSize.zero
    /// Stores the value you set.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// Stores the value you set.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    /// Creates an instance.
    public init(asset: AVAsset) { self.asset = asset }
    /// Apple's `copyCGImage(at:actualTime:)`.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw CocoaError(.featureUnsupported)
    }
    /// The result of creating a picture.
    public enum Result: Int, Sendable {
        /// Apple's `succeeded`, `failed`, `cancelled`.
        case succeeded, failed, cancelled
    }
    /// Immediately reports failure for each time.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, CocoaError(.featureUnsupported)) }
    }
    /// Does nothing.
    open func cancelAllCGImageGeneration() {}
}
/// The volume of an asset's tracks. It has no effect.
open class AVAudioMix: NSObject {}
/// An asset to play.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// Whether the item can be played.
    public enum Status: Int, Sendable {
        /// Apple's `unknown`, `readyToPlay`, `failed`.
        case unknown, readyToPlay, failed
    }
    /// Apple's `asset`.
    public let asset: AVAsset
    /// Apple's `status`.
    open var status: Status { .unknown }
    /// Apple's `duration`.
    open var duration: CMTime { .indefinite }
    /// Always nil.
    open var error: (any Error)? { nil }
    /// Stores the value you set.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// Creates an instance.
    public init(asset: AVAsset) { self.asset = asset }
    /// Creates an instance.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// Always zero.
    open func currentTime() -> CMTime { .zero }
    /// Apple's `seek(to:completionHandler:)`.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
extension Notification.Name {
    /// Apple's `AVPlayerItemDidPlayToEndTime`.
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Apple's `AVPlayerItemFailedToPlayToEndTime`.
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Apple's `AVPlayerItemPlaybackStalled`.
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    /// Apple's `AVCaptureSessionDidStartRunning`.
    public static let AVCaptureSessionDidStartRunning = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    /// Apple's `AVCaptureSessionDidStopRunning`.
    public static let AVCaptureSessionDidStopRunning = Notification.Name("AVCaptureSessionDidStopRunningNotification")
}
/// A media player that plays nothing.
open class AVPlayer: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// Whether the player is playing.
    public enum TimeControlStatus: Int, Sendable {
        /// Apple's `paused`, `waitingToPlayAtSpecifiedRate`, `playing`.
        case paused, waitingToPlayAtSpecifiedRate, playing
    }
    /// Whether the player can play.
    public enum Status: Int, Sendable {
        /// Apple's `unknown`, `readyToPlay`, `failed`.
        case unknown, readyToPlay, failed
    }
    /// The action at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// Apple's `advance`, `pause`, `none`.
        case advance, pause, none
    }
    /// Stores the value you set.
    open private(set) var currentItem: AVPlayerItem?
    /// Stores the value you set.
    open var rate: Float = 0
    /// Stores the value you set.
    open var volume: Float = 1
    /// Stores the value you set.
    open var isMuted = false
    /// Stores the value you set.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Stores the value you set.
    open var allowsExternalPlayback = true
    /// Stores the value you set.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Stores the value you set.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Apple's `timeControlStatus`.
    open var timeControlStatus: TimeControlStatus { .paused }
    /// Apple's `status`.
    open var status: Status { .unknown }
    /// Always nil.
    open var error: (any Error)? { nil }
    public override init() { super.init() }
    /// Creates an instance.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }
    /// Creates an instance.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    /// Does nothing.
    open func play() {}
    /// Does nothing.
    open func pause() {}
    /// Always zero.
    open func currentTime() -> CMTime { .zero }
    /// Does nothing.
    open func seek(to time: CMTime) {}
    /// Apple's `seek(to:completionHandler:)`.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    /// Does nothing.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    /// Apple's `seek(to:toleranceBefore:toleranceAfter:completionHandler:)`.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { completionHandler(false) }
    /// Apple's `replaceCurrentItem(with:)`.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Apple's `addPeriodicTimeObserver(forInterval:queue:using:)`.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Does nothing.
    open func removeTimeObserver(_ observer: Any) {}
}
/// Plays several items in sequence. It plays nothing.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// Stores the value you set.
    open private(set) var queued: [AVPlayerItem] = []
    /// Creates an instance.
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        queued = items
    }
    /// Apple's `items()`.
    open func items() -> [AVPlayerItem] { queued }
    /// Apple's `removeAllItems()`.
    open func removeAllItems() { queued = [] }
    /// Does nothing.
    open func advanceToNextItem() {}
}
/// Plays an item repeatedly. It plays nothing.
open class AVPlayerLooper: NSObject {
    /// Creates an instance.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    /// Does nothing.
    open func disableLooping() {}
}
/// A layer that shows a player's picture. It draws only its background.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
    /// The player whose video Apple's layer shows. Stored without effect.
    open var player: AVPlayer?
    /// Stores the value you set.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Always false.
    open var isReadyForDisplay: Bool { false }
    /// Apple's `videoRect`.
    open var videoRect: CGRect { bounds }
    /// Creates an instance.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
