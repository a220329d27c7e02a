import Foundation

/// The controller of a view that draws through OpenGL; it draws nothing.
@preconcurrency @MainActor open class GraphicsFrameworkController: UIViewController {
    /// Reads the element of a document; what it says of pauses and frame rates is left out.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.ignore(
            "preferredFramesPerSecond", "pauseOnWillResignActive", "resumeOnDidBecomeActive", "paused")
    }
}

/// A film's controller; films are not played.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    /// How the picture fills the view, by AVFoundation's name.
    open var videoGravity: String
    /// Kept; nothing reads it: neither films nor controls are shown.
    open var showsPlaybackControls = true {
        didSet { noteKept("AVPlayerViewController", true) }
    }

    /// Reads the element of a document; what it says of picture in picture and full screen is left out.
    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        videoGravity = nib?.string("videoGravity") ?? "AVLayerVideoGravityResizeAspect"
        super.init(coder: coder)
        showsPlaybackControls = nib?.bool("showsPlaybackControls") ?? true
        nib?.ignore(
            "allowsPictureInPicturePlayback", "exitsFullScreenWhenPlaybackEnds", "entersFullScreenWhenPlaybackBegins")
    }
}

/// The place of a controller that shows a view of SwiftUI's. These are not built here: a field with the view's type stands
/// for it.
@preconcurrency @MainActor open class UIHostingController<Content>: UIViewController {
    /// The view of SwiftUI's; nil in a document's controller.
    private var content: Content?
    /// The view of SwiftUI's. Kept; a field with its type is shown.
    open var rootView: Content {
        get {
            // Fatal: there is no value of the type; Apple's raises an exception.
            guard let content else { fatalError("a document's hosting controller has no view of SwiftUI's") }
            return content
        }
        set { content = newValue }
    }

    /// A controller of a view of SwiftUI's.
    public init(rootView: Content) {
        content = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// For subclasses in storyboards, which bring their view along.
    public init?(coder: NSCoder, rootView: Content) {
        content = rootView
        super.init(coder: coder)
    }

    /// Reads the element of a document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes the view: a field with the name of what it stands for; a document's is plain.
    open override func loadView() {
        if let content {
            view = HostedContentView(String(describing: type(of: content)))
            return
        }
        super.loadView()
        if let view = loadedView, view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    }
}

/// The field that stands for a view of SwiftUI's.
private final class HostedContentView: ForeignContentView {
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var contentLabel: String { name }
}
