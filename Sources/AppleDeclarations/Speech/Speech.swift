// Data table, written by `make members` from Sources/Apple/Declarations/Speech.declarations; do not edit.
// swift-format-ignore-file

/// The API of Speech, for source compatibility. Nothing is recognised: permission is denied, and every request fails.
@_exported import AVFoundation

/// Whether the app may recognise speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    /// The app hasn't asked, the user denied it, it is restricted, or the user allowed it.
    case notDetermined, denied, restricted, authorized
}
/// The expected type of speech.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    /// Any type, dictation, search or confirmation.
    case unspecified, dictation, search, confirmation
}
/// The state of a task.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
    /// Starting, running, finishing, cancelling and completed.
    case starting, running, finishing, canceling, completed
}
/// Receives changes of availability. Never called.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    /// Called when the availability changes.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
    /// Does nothing.
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}
/// Receives a task's events. Never called.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    /// Called when speech is detected.
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    /// Called with a preliminary transcription.
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    /// Called with the result.
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    /// Called when the task stops listening.
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    /// Called when the task is cancelled.
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    /// Called when the task has finished.
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}
extension SFSpeechRecognitionTaskDelegate {
    /// Does nothing.
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    /// Does nothing.
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription) {}
    /// Does nothing.
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult) {}
    /// Does nothing.
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    /// Does nothing.
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
    /// Does nothing.
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}
/// A transcription. None is ever created.
open class SFTranscription: NSObject {
    /// The text.
    open var formattedString: String { "" }
    /// The segments.
    open var segments: [SFTranscriptionSegment] { [] }
}
/// A segment of a transcription. None is ever created.
open class SFTranscriptionSegment: NSObject {
    /// The text.
    open var substring: String { "" }
    /// The start time in seconds.
    open var timestamp: TimeInterval { 0 }
    /// The duration in seconds.
    open var duration: TimeInterval { 0 }
    /// The confidence from 0 to 1.
    open var confidence: Float { 0 }
}
/// A recognition result. None is ever created.
open class SFSpeechRecognitionResult: NSObject {
    /// The most likely transcription.
    open var bestTranscription: SFTranscription { SFTranscription() }
    /// The transcriptions, most likely first.
    open var transcriptions: [SFTranscription] { [] }
    /// Whether the result is final.
    open var isFinal: Bool { true }
}
/// A request to recognise speech.
open class SFSpeechRecognitionRequest: NSObject {
    /// The expected type of speech. Stored without effect.
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Whether partial results are reported. Stored without effect.
    open var shouldReportPartialResults = true
    /// Likely words. Stored without effect.
    open var contextualStrings: [String] = []
    /// Whether recognition must run on the device. Stored without effect.
    open var requiresOnDeviceRecognition = false
    /// Whether punctuation is added. Stored without effect.
    open var addsPunctuation = false
}
/// A request to recognise speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    /// The file's URL.
    public let url: URL
    /// Creates a request for a file.
    public init(url: URL) { self.url = url }
}
/// A request to recognise live speech.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    /// Does nothing.
    open func endAudio() {}
}
/// A recognition task. None ever runs.
open class SFSpeechRecognitionTask: NSObject {
    /// Always the final state.
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
/// Recognises speech. It is never available.
open class SFSpeechRecognizer: NSObject {
    /// Receives changes of availability. Stored without being retained.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// The expected type of speech. Stored without effect.
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    /// The queue for delegate calls. Stored without effect.
    open var queue = OperationQueue.main
    /// The language.
    public let locale: Locale
    /// Creates a recogniser for the current language.
    public convenience override init() { self.init(unchecked: .current) }
    /// Creates a recogniser for a language.
    public convenience init?(locale: Locale) { self.init(unchecked: locale) }
    init(unchecked locale: Locale) { self.locale = locale }
    /// Returns an empty set.
    open class func supportedLocales() -> Set<Locale> { [] }
    /// Always denied.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    /// Reports that access is denied.
    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    /// Always false.
    open var isAvailable: Bool { false }
    /// Whether recognition on the device is supported. False until you set it; it has no effect.
    open var supportsOnDeviceRecognition = false
    /// Reports an error: speech recognition isn't available.
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        resultHandler(nil, CocoaError(.featureUnsupported))
        return SFSpeechRecognitionTask()
    }
    /// Doesn't call the delegate.
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}
