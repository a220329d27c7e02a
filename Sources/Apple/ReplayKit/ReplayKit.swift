/// ReplayKit's names. The screen is not filmed.
@_exported import UIKit

/// Hears of the recorder. Never called.
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    /// Never called.
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}
extension RPScreenRecorderDelegate {
    /// Does nothing.
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}
/// Films the screen: not available.
open class RPScreenRecorder: NSObject {
    // Unchecked: made once; as Apple's, its properties are set by one thread at a time.
    nonisolated(unsafe) private static let only = RPScreenRecorder()
    /// The only one.
    open class func shared() -> RPScreenRecorder { unsafe only }
    /// Kept as it is set; never called.
    open weak var delegate: (any RPScreenRecorderDelegate)?
    /// Kept without effect.
    open var isMicrophoneEnabled = false, isCameraEnabled = false
    /// Always false.
    open var isAvailable: Bool { false }
    /// Always false.
    open var isRecording: Bool { false }
    /// Answers that it cannot be done.
    open func startRecording(handler: (((any Error)?) -> Void)? = nil) { handler?(CocoaError(.featureUnsupported)) }
    /// Answers that it cannot be done.
    open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        handler?(nil, CocoaError(.featureUnsupported))
    }
}
/// Hears of the controller. Never called.
@preconcurrency @MainActor public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    /// Never called.
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}
/// Shows what was filmed: its background alone.
@preconcurrency @MainActor open class RPPreviewViewController: UIViewController {
    /// Kept as it is set; never called.
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}
/// Where a film is sent from. Never asked.
open class RPBroadcastSampleHandler: NSObject {
    /// A handler.
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
/// A button that begins to send a film: a labelled field.
@preconcurrency @MainActor open class RPSystemBroadcastPickerView: ForeignContentView {
    /// Kept without effect.
    open var preferredExtension: String?
    /// Kept without effect.
    open var showsMicrophoneButton = true
}
