import Foundation

/// How the app uses sound. Kept without effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// What sound is for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// As Apple's of this name.
        public let rawValue: String
        /// Creates one.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As Apple's of this name.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// As Apple's of this name.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// As Apple's of this name.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// As Apple's of this name.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// As Apple's of this name.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// As Apple's of this name.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }
    /// How sound is meant.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// As Apple's of this name.
        public let rawValue: String
        /// Creates one.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As Apple's of this name.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// As Apple's of this name.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// As Apple's of this name.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// As Apple's of this name.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// As Apple's of this name.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// As Apple's of this name.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    }
    /// How sounds of others are dealt with.
    public struct CategoryOptions: OptionSet, Sendable {
        /// As Apple's of this name.
        public let rawValue: UInt
        /// Creates one.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As Apple's of this name.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// As Apple's of this name.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// As Apple's of this name.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// As Apple's of this name.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// As Apple's of this name.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }
    /// What others are told.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// As Apple's of this name.
        public let rawValue: UInt
        /// Creates one.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As Apple's of this name.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    /// Whether the app may record.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 1_970_168_948, denied = 1_684_369_017, granted = 1_735_552_628
    }
    private static let shared = AVAudioSession()
    /// As Apple's of this name.
    open class func sharedInstance() -> AVAudioSession { shared }
    /// Kept as it is set.
    open private(set) var category = Category.soloAmbient
    /// Kept as it is set.
    open private(set) var mode = Mode.default
    /// Always empty.
    open var categoryOptions: CategoryOptions { [] }
    /// Always 1.
    open var outputVolume: Float { 1 }
    /// Always false.
    open var isOtherAudioPlaying: Bool { false }
    /// As Apple's of this name.
    open var recordPermission: RecordPermission { .undetermined }
    /// As Apple's of this name.
    open func setCategory(_ category: Category) throws { self.category = category }
    /// As Apple's of this name.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
    /// As Apple's of this name.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode) = (category, mode)
    }
    /// As Apple's of this name.
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Does nothing.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// As Apple's of this name.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

/// Hears of a player. Never called.
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
/// Plays sounds: not at all.
open class AVAudioPlayer: NSObject {
    /// Kept as it is set.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// Kept as it is set.
    open var volume: Float = 1
    /// Kept as it is set.
    open var rate: Float = 1
    /// Kept as it is set.
    open var numberOfLoops = 0
    /// Kept as it is set.
    open var currentTime: TimeInterval = 0
    /// Kept as it is set.
    open var enableRate = false
    /// Kept as it is set.
    open var isMeteringEnabled = false
    /// Always 0.
    open var duration: TimeInterval { 0 }
    /// Always false.
    open var isPlaying: Bool { false }
    /// As Apple's of this name.
    public let url: URL?
    /// Throws where there is no such file.
    public init(contentsOf url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.url = url
    }
    /// Creates one.
    public init(data: Data) throws { url = nil }

    /// The same; the hint says what kind of file it is, which nothing asks for.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    /// The same; the hint says what kind of file it is, which nothing asks for.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }
    /// Always true.
    @discardableResult open func prepareToPlay() -> Bool { true }
    /// Plays nothing.
    ///
    /// - Returns: false, as where no audio device is at hand.
    @discardableResult open func play() -> Bool { false }
    /// Kept without effect: nothing is ever playing.
    open func pause() {}
    /// Does nothing.
    open func stop() {}
    /// Does nothing.
    open func updateMeters() {}
    /// Always -160.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}
/// Hears of a recorder. Never called.
public protocol AVAudioRecorderDelegate: AnyObject {
    /// Never called.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}
extension AVAudioRecorderDelegate {
    /// Does nothing.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
}
/// Records sounds: not at all.
open class AVAudioRecorder: NSObject {
    /// Kept as it is set.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// As Apple's of this name.
    public let url: URL
    /// Kept as it is set.
    open var isMeteringEnabled = false
    /// Always false.
    open var isRecording: Bool { false }
    /// Always 0.
    open var currentTime: TimeInterval { 0 }
    /// Creates one.
    public init(url: URL, settings: [String: Any]) throws { self.url = url }
    /// Always false.
    @discardableResult open func prepareToRecord() -> Bool { false }
    /// Records nothing.
    ///
    /// - Returns: false, as where no microphone is at hand.
    @discardableResult open func record() -> Bool { false }
    /// Kept without effect: nothing is ever recorded.
    open func stop() {}
}
/// As Apple's of this name.
public let AVFormatIDKey = "AVFormatIDKey"
/// As Apple's of this name.
public let AVSampleRateKey = "AVSampleRateKey"
/// As Apple's of this name.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// As Apple's of this name.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"

/// A voice.
open class AVSpeechSynthesisVoice: NSObject {
    /// As Apple's of this name.
    public let language: String
    /// Creates one.
    public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
    /// Always empty.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}
/// A text to be spoken.
open class AVSpeechUtterance: NSObject {
    /// As Apple's of this name.
    public let speechString: String
    /// Kept as it is set.
    open var voice: AVSpeechSynthesisVoice?
    /// Kept as it is set.
    open var rate: Float = 0.5
    /// Kept as it is set.
    open var volume: Float = 1
    /// Kept as it is set.
    open var pitchMultiplier: Float = 1
    /// Creates one.
    public init(string: String) { speechString = string }
}
/// Where speaking stops.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
/// Hears of a speaker. Never called.
public protocol AVSpeechSynthesizerDelegate: AnyObject {}
/// Speaks: not at all.
open class AVSpeechSynthesizer: NSObject {
    /// Kept as it is set.
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
