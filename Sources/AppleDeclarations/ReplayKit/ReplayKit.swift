// Data table, written by `make members` from Sources/Apple/Declarations/ReplayKit.declarations; do not edit.
// swift-format-ignore-file

/// The API of ReplayKit, for source compatibility. The screen is not recorded.
@_exported import UIKit

/// Receives the recorder's events. Never called.
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    /// Never called.
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}
extension RPScreenRecorderDelegate {
    /// Does nothing.
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}
/// Records the screen. It isn't available.
open class RPScreenRecorder: NSObject {
    // Unchecked: made once; as Apple's, its properties are set by one thread at a time.
    private nonisolated(unsafe) static let only = RPScreenRecorder()
    /// Returns the shared recorder.
    open class func shared() -> RPScreenRecorder { unsafe only }
    /// Stored, but never called.
    open weak var delegate: (any RPScreenRecorderDelegate)?
    /// Stored without effect.
    open var isMicrophoneEnabled = false, isCameraEnabled = false
    /// Always false.
    open var isAvailable: Bool { false }
    /// Always false.
    open var isRecording: Bool { false }
    /// Reports an error to the completion handler.
    open func startRecording(handler: (((any Error)?) -> Void)? = nil) { handler?(CocoaError(.featureUnsupported)) }
    /// Reports an error to the completion handler.
    open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        handler?(nil, CocoaError(.featureUnsupported))
    }
}
/// Receives the controller's events. Never called.
@preconcurrency @MainActor public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    /// Never called.
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}
/// Previews a recording: shows only its background.
@preconcurrency @MainActor open class RPPreviewViewController: UIViewController {
    /// Stored, but never called.
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}
/// Receives samples for a broadcast. Never called.
open class RPBroadcastSampleHandler: NSObject {
    /// Creates a handler.
    public override init() { super.init() }
    /// Never called.
    open func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {}
    /// Never called.
    open func broadcastPaused() {}
    /// Never called.
    open func broadcastResumed() {}
    /// Never called.
    open func broadcastFinished() {}
}
/// A button that starts a broadcast, shown as an area with a label.
@preconcurrency @MainActor open class RPSystemBroadcastPickerView: ForeignContentView {
    /// Stored without effect.
    open var preferredExtension: String?
    /// Stored without effect.
    open var showsMicrophoneButton = true
}
