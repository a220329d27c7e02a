import Foundation

/// A placeholder for a view whose content comes from another framework: a labelled, empty field of the right size.
@preconcurrency @MainActor open class ForeignContentView: UIView {
    /// The label of the field.
    open var contentLabel: String { String(describing: type(of: self)) }

    @_spi(UIKitModules) open override func recordContent(into recorder: inout DisplayRecorder) {
        recorder.fill(bounds, color: .secondarySystemBackground)
        recorder.border(bounds, width: 1 / recorder.traits.effectiveDisplayScale, color: recorder.rgba(.separator))
        guard bounds.width > 30, bounds.height > 14 else { return }
        recorder.text(contentLabel, font: .systemFont(ofSize: 12), color: .secondaryLabel, in: bounds)
    }
}

/// A placeholder for a web page; pages are not loaded.
@preconcurrency @MainActor open class WKWebView: ForeignContentView {
    /// The delegate, which is never called, because pages are not loaded. Not retained.
    open weak var navigationDelegate: AnyObject? {
        didSet { reportNoOp("WKWebView", true) }
    }
    /// The delegate, which is never called, because pages are not loaded. Not retained.
    open weak var uiDelegate: AnyObject? {
        didSet { reportNoOp("WKWebView", true) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.ignore(
            "wkWebViewConfiguration", "configuration", "allowsBackForwardNavigationGestures", "allowsLinkPreview")
    }

    /// Creates an empty field with this frame (points in its superview).
    public override init(frame: CGRect) { super.init(frame: frame) }
}

/// The delegate for loading a page. Never called. `shouldStartLoadWith` is not a requirement, so you don't have to
/// implement it.
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
    /// Never called.
    func webViewDidStartLoad(_ webView: UIWebView)
    /// Never called.
    func webViewDidFinishLoad(_ webView: UIWebView)
    /// Never called.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    /// Does nothing.
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    /// Does nothing.
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    /// Does nothing.
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

extension UIWebView {
    /// The cause of loading a page.
    public enum NavigationType: Int, Sendable {
        case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
    }
}

/// A placeholder for a web page in documents older than `WKWebView`.
@preconcurrency @MainActor open class UIWebView: ForeignContentView {
    /// The delegate, which is never called, because pages are not loaded. Not retained.
    open weak var delegate: (any UIWebViewDelegate)? {
        didSet { reportNoOp("UIWebView", true) }
    }
    /// A scroll view that is not shown.
    public let scrollView = UIScrollView()
    /// Stored without effect: pages are not loaded.
    open var scalesPageToFit = false
    /// Stored without effect: pages are not loaded.
    open var allowsInlineMediaPlayback = false
    /// Stored without effect: pages are not loaded.
    open var mediaPlaybackRequiresUserAction = true
    /// Stored without effect: pages are not loaded.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Always false.
    open var isLoading: Bool { false }
    /// Always false.
    open var canGoBack: Bool { false }
    /// Always false.
    open var canGoForward: Bool { false }
    /// Does nothing with a `URLRequest`, a type outside this module: pages are not loaded.
    public func loadRequest<Request>(_ request: Request) {}
    /// Does nothing: pages are not loaded.
    open func loadHTMLString(_ string: String, baseURL: URL?) {}
    /// Does nothing: pages are not loaded.
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {}
    /// Does nothing: pages are not loaded.
    open func reload() {}
    /// Does nothing: pages are not loaded.
    open func stopLoading() {}
    /// Does nothing: pages are not loaded.
    open func goBack() {}
    /// Does nothing: pages are not loaded.
    open func goForward() {}
    /// Always nil: pages are not loaded.
    open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.ignore(
            "scalesPageToFit", "allowsInlineMediaPlayback", "mediaPlaybackRequiresUserAction", "dataDetectorType",
            "suppressesIncrementalRendering", "keyboardDisplayRequiresUserAction", "mediaPlaybackAllowsAirPlay")
    }

    /// Creates an empty field with this frame (points in its superview).
    public override init(frame: CGRect) { super.init(frame: frame) }
}

/// A placeholder for a map; maps are not loaded.
@preconcurrency @MainActor open class MKMapView: ForeignContentView {
    /// The delegate, which is never called, because maps are not loaded. Not retained.
    open weak var delegate: AnyObject? {
        didSet { reportNoOp("MKMapView", true) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.ignore(
            "mapType", "zoomEnabled", "scrollEnabled", "rotateEnabled", "pitchEnabled", "showsUserLocation",
            "showsBuildings", "showsPointsOfInterest")
    }

    /// Creates an empty field with this frame (points in its superview).
    public override init(frame: CGRect) { super.init(frame: frame) }
}

/// A placeholder for a view that draws with OpenGL, Metal, SceneKit, SpriteKit or ARKit.
@preconcurrency @MainActor open class GraphicsFrameworkView: ForeignContentView {
    /// The delegate, which is never called, because frames are not rendered. Not retained.
    open weak var delegate: AnyObject? {
        didSet { reportNoOp("GraphicsFrameworkView", true) }
    }
    private var elementName: String?

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        elementName = nib.elementName
        nib.ignore(
            "enableSetNeedsDisplay", "wantsBestResolution", "colorPixelFormat", "depthStencilPixelFormat",
            "antialiasing",
            "autoenablesDefaultLighting", "jitteringEnabled", "playing", "loops", "allowsCameraControl", "scene",
            "preferredFramesPerSecond",
            "drawableColorFormat", "drawableDepthFormat", "drawableStencilFormat", "drawableMultisample",
            "autoResizeDrawable", "clearColor")
    }

    /// Creates an empty field with this frame (points in its superview), labelled with its class name.
    public override init(frame: CGRect) { super.init(frame: frame) }

    open override var contentLabel: String { elementName ?? super.contentLabel }
}
