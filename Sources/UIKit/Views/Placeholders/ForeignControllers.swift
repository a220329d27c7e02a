import Foundation

/// The controller of a view that draws with OpenGL; it draws nothing.
@preconcurrency @MainActor open class GraphicsFrameworkController: UIViewController {
    /// Creates an instance from a document's element, without its pauses and frame rates.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.ignore(
            "preferredFramesPerSecond", "pauseOnWillResignActive", "resumeOnDidBecomeActive", "paused")
    }
}

/// The controller of a video; videos are not played.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    /// The scaling of the video to the view, by AVFoundation's name.
    open var videoGravity: String
    /// Stored without effect: neither videos nor controls are shown.
    open var showsPlaybackControls = true {
        didSet { reportNoOp("AVPlayerViewController", true) }
    }

    /// Creates an instance from a document's element, without its picture in picture and full screen.
    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        videoGravity = nib?.string("videoGravity") ?? "AVLayerVideoGravityResizeAspect"
        super.init(coder: coder)
        showsPlaybackControls = nib?.bool("showsPlaybackControls") ?? true
        nib?.ignore(
            "allowsPictureInPicturePlayback", "exitsFullScreenWhenPlaybackEnds", "entersFullScreenWhenPlaybackBegins")
    }
}

/// A placeholder for a controller with a SwiftUI view. CellSim does not render SwiftUI views: a field with the view's
/// type replaces it.
@preconcurrency @MainActor open class UIHostingController<Content>: UIViewController {
    /// The view of SwiftUI's; nil in a document's controller.
    private var content: Content?
    /// The SwiftUI view. Stored; a field shows its type.
    open var rootView: Content {
        get {
            // Fatal: there is no value of the type; Apple's initialiser raises an exception.
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

    /// Creates a controller in storyboards for subclasses, which pass their view.
    public init?(coder: NSCoder, rootView: Content) {
        content = rootView
        super.init(coder: coder)
    }

    /// Creates an instance from a document's element.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates the view: a field with the name of the view that it replaces; a document's view is plain.
    open override func loadView() {
        if let content {
            view = HostedContentView(String(describing: type(of: content)))
            return
        }
        super.loadView()
        if let view = loadedView, view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    }
}

/// The labelled placeholder that replaces a SwiftUI view.
private final class HostedContentView: ForeignContentView {
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var contentLabel: String { name }
}
