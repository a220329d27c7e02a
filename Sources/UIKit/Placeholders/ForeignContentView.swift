import Foundation

/// Stands in for a view whose content comes from another framework: a labelled, empty field of the right size.
@preconcurrency @MainActor open class ForeignContentView: UIView {
    /// What the field is labelled with.
    open var contentLabel: String { String(describing: type(of: self)) }

    override func recordContent(into recorder: inout DisplayRecorder) {
        recorder.fill(bounds, color: .secondarySystemBackground)
        recorder.border(bounds, width: 1 / recorder.traits.effectiveDisplayScale, color: recorder.rgba(.separator))
        guard bounds.width > 30, bounds.height > 14 else { return }
        recorder.text(contentLabel, font: .systemFont(ofSize: 12), color: .secondaryLabel, in: bounds)
    }
}

/// A web page's place; pages are not loaded.
@preconcurrency @MainActor open class WKWebView: ForeignContentView {
    /// Kept, not retained; never asked, for no page is loaded.
    open weak var navigationDelegate: AnyObject? {
        didSet { noteKept("WKWebView", true) }
    }
    /// Kept, not retained; never asked, for no page is loaded.
    open weak var uiDelegate: AnyObject? {
        didSet { noteKept("WKWebView", true) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.ignore(
            "wkWebViewConfiguration", "configuration", "allowsBackForwardNavigationGestures", "allowsLinkPreview")
    }

    /// An empty field of that frame (points in its superview).
    public override init(frame: CGRect) { super.init(frame: frame) }
}

/// Hears of a page that loads. Never called; `shouldStartLoadWith` is no requirement, so nobody needs it.
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
    /// What had a page load.
    public enum NavigationType: Int, Sendable {
        case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
    }
}

/// A web page's place in documents older than `WKWebView`.
@preconcurrency @MainActor open class UIWebView: ForeignContentView {
    /// Kept, not retained; never asked, for no page is loaded.
    open weak var delegate: (any UIWebViewDelegate)? {
        didSet { noteKept("UIWebView", true) }
    }
    /// A scroll view that is not shown.
    public let scrollView = UIScrollView()
    /// Kept without effect: no page is loaded.
    open var scalesPageToFit = false
    /// Kept without effect: no page is loaded.
    open var allowsInlineMediaPlayback = false
    /// Kept without effect: no page is loaded.
    open var mediaPlaybackRequiresUserAction = true
    /// Kept without effect: no page is loaded.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Always false.
    open var isLoading: Bool { false }
    /// Always false.
    open var canGoBack: Bool { false }
    /// Always false.
    open var canGoForward: Bool { false }
    /// Does nothing with a `URLRequest`, a type that this module does not know: no page is loaded.
    public func loadRequest<Request>(_ request: Request) {}
    /// Does nothing: no page is loaded.
    open func loadHTMLString(_ string: String, baseURL: URL?) {}
    /// Does nothing: no page is loaded.
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {}
    /// Does nothing: no page is loaded.
    open func reload() {}
    /// Does nothing: no page is loaded.
    open func stopLoading() {}
    /// Does nothing: no page is loaded.
    open func goBack() {}
    /// Does nothing: no page is loaded.
    open func goForward() {}
    /// Always nil: there is no page.
    open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.ignore(
            "scalesPageToFit", "allowsInlineMediaPlayback", "mediaPlaybackRequiresUserAction", "dataDetectorType",
            "suppressesIncrementalRendering", "keyboardDisplayRequiresUserAction", "mediaPlaybackAllowsAirPlay")
    }

    /// An empty field of that frame (points in its superview).
    public override init(frame: CGRect) { super.init(frame: frame) }
}

/// A map's place; maps are not loaded.
@preconcurrency @MainActor open class MKMapView: ForeignContentView {
    /// Kept, not retained; never asked, for no map is loaded.
    open weak var delegate: AnyObject? {
        didSet { noteKept("MKMapView", true) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.ignore(
            "mapType", "zoomEnabled", "scrollEnabled", "rotateEnabled", "pitchEnabled", "showsUserLocation",
            "showsBuildings", "showsPointsOfInterest")
    }

    /// An empty field of that frame (points in its superview).
    public override init(frame: CGRect) { super.init(frame: frame) }
}

/// The place of a view that draws through OpenGL, Metal, SceneKit, SpriteKit or ARKit.
@preconcurrency @MainActor open class GraphicsFrameworkView: ForeignContentView {
    /// Kept, not retained; never asked, for no frame is rendered.
    open weak var delegate: AnyObject? {
        didSet { noteKept("GraphicsFrameworkView", true) }
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

    /// An empty field of that frame (points in its superview), labelled with the name of its class.
    public override init(frame: CGRect) { super.init(frame: frame) }

    open override var contentLabel: String { elementName ?? super.contentLabel }
}
