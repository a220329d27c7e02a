import Foundation

/// The controller of a view that draws through OpenGL; it draws nothing.
@preconcurrency @MainActor open class GraphicsFrameworkController: UIViewController {
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
    open var showsPlaybackControls = true

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
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        super.loadView()
        if let view = loadedView, view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    }
}
