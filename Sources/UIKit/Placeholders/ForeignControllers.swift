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

/// The place of a controller that shows SwiftUI views; they are not built here, only the background they stand on.
@preconcurrency @MainActor open class UIHostingController: UIViewController {
    /// Reads the element of a document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes the view, on the system's background if it has no colour of its own.
    open override func loadView() {
        super.loadView()
        if let view = loadedView, view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    }
}
