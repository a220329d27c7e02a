/// Speech's names. Nothing is recognised: nobody may listen, and every request fails.
@_exported import AVFoundation

/// Whether an app may recognise speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    /// Nobody was asked, or refused, or may not, or agreed.
    case notDetermined, denied, restricted, authorized
}

/// What kind of speech is expected.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    /// Any kind, long texts, words to look for, or a yes.
    case unspecified, dictation, search, confirmation
}

/// How far a task is.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
    /// It begins, runs, ends, or is over.
    case starting, running, finishing, canceling, completed
}

/// Hears whether recognising is possible. Never called.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    /// Recognising became possible or impossible.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    /// Does nothing.
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Hears what a task does. Never called.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    /// Someone speaks.
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    /// A guess.
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    /// The result.
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    /// No more is listened to.
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    /// It was called off.
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    /// It is over.
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
    /// Does nothing.
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    /// Does nothing.
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
    ) {}
    /// Does nothing.
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) {}
    /// Does nothing.
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    /// Does nothing.
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
    /// Does nothing.
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}

/// A text that was heard. Nobody makes one here.
open class SFTranscription: NSObject {
    /// The text.
    open var formattedString: String { "" }
    /// Its parts.
    open var segments: [SFTranscriptionSegment] { [] }
}

/// A part of a text that was heard. Nobody makes one here.
open class SFTranscriptionSegment: NSObject {
    /// The text.
    open var substring: String { "" }
    /// In seconds.
    open var timestamp: TimeInterval { 0 }
    /// In seconds.
    open var duration: TimeInterval { 0 }
    /// From 0 to 1.
    open var confidence: Float { 0 }
}

/// What was heard. Nobody makes one here.
open class SFSpeechRecognitionResult: NSObject {
    /// The likeliest text.
    open var bestTranscription: SFTranscription { SFTranscription() }
    /// The likeliest text first.
    open var transcriptions: [SFTranscription] { [] }
    /// Whether nothing more comes.
    open var isFinal: Bool { true }
}

/// Asks for speech to be recognised.
open class SFSpeechRecognitionRequest: NSObject {
    /// What kind of speech is expected. Kept.
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Whether guesses are told. Kept.
    open var shouldReportPartialResults = true
    /// Words that are likely. Kept.
    open var contextualStrings: [String] = []
    /// Whether no other machine is asked. Kept.
    open var requiresOnDeviceRecognition = false
    /// Whether stops are added. Kept.
    open var addsPunctuation = false
}

/// Asks for the speech of a file to be recognised.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    /// The file.
    public let url: URL
    /// A request for a file.
    public init(url: URL) { self.url = url }
}

/// Asks for live speech to be recognised.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    /// Says that nothing more comes. Does nothing.
    open func endAudio() {}
}

/// Recognising that is under way: none is.
open class SFSpeechRecognitionTask: NSObject {
    /// Always over.
    open var state: SFSpeechRecognitionTaskState { .completed }
    /// Always false.
    open var isFinishing: Bool { false }
    /// Always true.
    open var isCancelled: Bool { true }
    /// Always nil.
    open var error: (any Error)? { nil }
    /// Does nothing.
    open func finish() {}
    /// Does nothing.
    open func cancel() {}
}

/// Recognises speech: never here.
open class SFSpeechRecognizer: NSObject {
    /// Hears whether recognising is possible. Kept, not retained.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// What kind of speech is expected. Kept.
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Where delegates are called. Kept.
    open var queue = OperationQueue.main
    /// The language.
    public let locale: Locale

    /// A recogniser for the present language.
    public convenience override init() { self.init(unchecked: .current) }
    /// A recogniser for a language.
    public convenience init?(locale: Locale) { self.init(unchecked: locale) }
    init(unchecked locale: Locale) { self.locale = locale }

    /// None.
    open class func supportedLocales() -> Set<Locale> { [] }
    /// Always denied.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    /// Answers that it is denied.
    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    /// Always false.
    open var isAvailable: Bool { false }
    /// Whether speech can be recognised without a network. False until it is set; nothing is recognised.
    open var supportsOnDeviceRecognition = false
    /// Answers that there is nobody to recognise speech.
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        resultHandler(nil, CocoaError(.featureUnsupported))
        return SFSpeechRecognitionTask()
    }
    /// Nothing is told to the delegate.
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}
