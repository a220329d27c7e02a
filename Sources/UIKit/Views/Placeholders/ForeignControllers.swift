// Placeholders for view controllers from other frameworks.
import Foundation

/// A placeholder for the controller of an OpenGL view. It draws nothing.
@preconcurrency @MainActor open class GraphicsFrameworkController: UIViewController {
    /// Decodes a controller from a nib. The settings for frames are ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.ignore(
            "preferredFramesPerSecond", "pauseOnWillResignActive", "resumeOnDidBecomeActive", "paused")
    }
}

/// A placeholder for a video player. Videos are not played.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    /// The scaling of the video, as a value of AVFoundation's `AVLayerVideoGravity`.
    open var videoGravity: String
    /// A Boolean value that indicates whether playback controls are visible. Stored without effect: videos are not
    /// played.
    open var showsPlaybackControls = true {
        didSet { reportNoOp("AVPlayerViewController", true) }
    }

    /// Decodes a controller from a nib. The settings for Picture in Picture and full screen are ignored.
    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        videoGravity = nib?.string("videoGravity") ?? "AVLayerVideoGravityResizeAspect"
        super.init(coder: coder)
        showsPlaybackControls = nib?.bool("showsPlaybackControls") ?? true
        nib?.ignore(
            "allowsPictureInPicturePlayback", "exitsFullScreenWhenPlaybackEnds", "entersFullScreenWhenPlaybackBegins")
    }
}

/// A placeholder for a controller with a SwiftUI view. CellSim doesn't render SwiftUI views: it draws a box with the name
/// of the view's type.
@preconcurrency @MainActor open class UIHostingController<Content>: UIViewController {
    /// The SwiftUI view; nil for a controller that was decoded without one.
    private var content: Content?
    /// The SwiftUI view.
    open var rootView: Content {
        get {
            // Fatal: there is no value to return. Apple's initialiser raises an exception.
            guard let content else { fatalError("a hosting controller from a document has no SwiftUI view") }
            return content
        }
        set { content = newValue }
    }

    /// Creates a controller with a SwiftUI view.
    public init(rootView: Content) {
        content = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Decodes a controller from a storyboard, with a SwiftUI view from a subclass.
    public init?(coder: NSCoder, rootView: Content) {
        content = rootView
        super.init(coder: coder)
    }

    /// Decodes a controller without a SwiftUI view.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a box with the type of the SwiftUI view, or an empty view if there is none.
    open override func loadView() {
        if let content {
            view = SwiftUIPlaceholderView(String(describing: type(of: content)))
            return
        }
        super.loadView()
        if let view = loadedView, view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    }
}

/// The placeholder for a SwiftUI view.
private final class SwiftUIPlaceholderView: ForeignContentView {
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var contentLabel: String { name }
}
