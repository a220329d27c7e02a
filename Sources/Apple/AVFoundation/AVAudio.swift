import Foundation

/// The app's use of audio. Stored without effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// The purpose of the audio.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// Matches Apple's API of this name.
        public let rawValue: String
        /// Creates an instance.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Matches Apple's API of this name.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Matches Apple's API of this name.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Matches Apple's API of this name.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Matches Apple's API of this name.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Matches Apple's API of this name.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Matches Apple's API of this name.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }
    /// The mode of the audio.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// Matches Apple's API of this name.
        public let rawValue: String
        /// Creates an instance.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Matches Apple's API of this name.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Matches Apple's API of this name.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Matches Apple's API of this name.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Matches Apple's API of this name.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Matches Apple's API of this name.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Matches Apple's API of this name.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    }
    /// How other apps' audio is handled.
    public struct CategoryOptions: OptionSet, Sendable {
        /// Matches Apple's API of this name.
        public let rawValue: UInt
        /// Creates an instance.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Matches Apple's API of this name.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Matches Apple's API of this name.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Matches Apple's API of this name.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Matches Apple's API of this name.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Matches Apple's API of this name.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }
    /// How other apps are notified.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// Matches Apple's API of this name.
        public let rawValue: UInt
        /// Creates an instance.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Matches Apple's API of this name.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    /// Whether the app may record.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 1_970_168_948, denied = 1_684_369_017, granted = 1_735_552_628
    }
    private static let shared = AVAudioSession()
    /// Matches Apple's API of this name.
    open class func sharedInstance() -> AVAudioSession { shared }
    /// Stores the value you set.
    open private(set) var category = Category.soloAmbient
    /// Stores the value you set.
    open private(set) var mode = Mode.default
    /// Always empty.
    open var categoryOptions: CategoryOptions { [] }
    /// Always 1.
    open var outputVolume: Float { 1 }
    /// Always false.
    open var isOtherAudioPlaying: Bool { false }
    /// Matches Apple's API of this name.
    open var recordPermission: RecordPermission { .undetermined }
    /// Matches Apple's API of this name.
    open func setCategory(_ category: Category) throws { self.category = category }
    /// Matches Apple's API of this name.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
    /// Matches Apple's API of this name.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode) = (category, mode)
    }
    /// Matches Apple's API of this name.
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Does nothing.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Matches Apple's API of this name.
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
    /// Matches Apple's API of this name.
    public let url: URL?
    /// Throws if the file doesn't exist.
    public init(contentsOf url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.url = url
    }
    /// Creates an instance.
    public init(data: Data) throws { url = nil }

    /// Creates a player. The file type hint is ignored.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

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
    /// Matches Apple's API of this name.
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
}
/// Matches Apple's API of this name.
public let AVFormatIDKey = "AVFormatIDKey"
/// Matches Apple's API of this name.
public let AVSampleRateKey = "AVSampleRateKey"
/// Matches Apple's API of this name.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// Matches Apple's API of this name.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"

/// A voice for speech.
open class AVSpeechSynthesisVoice: NSObject {
    /// Matches Apple's API of this name.
    public let language: String
    /// Creates an instance.
    public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
    /// Always empty.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}
/// A text to speak.
open class AVSpeechUtterance: NSObject {
    /// Matches Apple's API of this name.
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
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
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
