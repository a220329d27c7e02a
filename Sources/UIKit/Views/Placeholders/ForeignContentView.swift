// Placeholders for views from other frameworks.
import Foundation

/// A placeholder for a view from a framework other than UIKit. It draws an empty box with a label.
@preconcurrency @MainActor open class ForeignContentView: UIView {
    /// The text in the box.
    open var contentLabel: String { String(describing: type(of: self)) }

    @_spi(UIKitModules) open override func recordContent(into recorder: inout DisplayRecorder) {
        recorder.fill(bounds, color: .secondarySystemBackground)
        recorder.border(bounds, width: 1 / recorder.traits.effectiveDisplayScale, color: recorder.rgba(.separator))
        guard bounds.width > 30, bounds.height > 14 else { return }
        recorder.drawText(contentLabel, font: .systemFont(ofSize: 12), color: .secondaryLabel, in: bounds)
    }
}

/// A placeholder for a web view. Pages are not loaded.
@preconcurrency @MainActor open class WKWebView: ForeignContentView {
    /// The delegate, which is never called. Not retained.
    open weak var navigationDelegate: AnyObject? {
        didSet { reportNoOp("WKWebView", true) }
    }
    /// The delegate, which is never called. Not retained.
    open weak var uiDelegate: AnyObject? {
        didSet { reportNoOp("WKWebView", true) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.ignore(
            "wkWebViewConfiguration", "configuration", "allowsBackForwardNavigationGestures", "allowsLinkPreview")
    }

    /// Creates a placeholder with a frame in its superview's coordinates (points).
    public override init(frame: CGRect) { super.init(frame: frame) }
}

/// The methods of a web view's delegate. Never called. The method with `shouldStartLoadWith` is not declared, so you
/// need not implement it.
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
    /// Called after a page started loading. Never called.
    func webViewDidStartLoad(_ webView: UIWebView)
    /// Called after a page finished loading. Never called.
    func webViewDidFinishLoad(_ webView: UIWebView)
    /// Called after loading a page failed. Never called.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    /// The default implementation does nothing.
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    /// The default implementation does nothing.
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    /// The default implementation does nothing.
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

extension UIWebView {
    /// The causes of a navigation.
    public enum NavigationType: Int, Sendable {
        case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
    }
}

/// A placeholder for the web view that `WKWebView` replaced. Pages are not loaded.
@preconcurrency @MainActor open class UIWebView: ForeignContentView {
    /// The delegate, which is never called. Not retained.
    open weak var delegate: (any UIWebViewDelegate)? {
        didSet { reportNoOp("UIWebView", true) }
    }
    /// The scroll view of the page. It is never visible.
    public let scrollView = UIScrollView()
    /// A Boolean value that indicates whether pages are scaled to fit. Stored without effect: pages are not loaded.
    open var scalesPageToFit = false
    /// A Boolean value that indicates whether videos play inline. Stored without effect: pages are not loaded.
    open var allowsInlineMediaPlayback = false
    /// A Boolean value that indicates whether the user must start media playback. Stored without effect: pages are not
    /// loaded.
    open var mediaPlaybackRequiresUserAction = true
    /// The types of data that become links. Stored without effect: pages are not loaded.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// A Boolean value that indicates whether a page is loading: always false.
    open var isLoading: Bool { false }
    /// A Boolean value that indicates whether there is a previous page: always false.
    open var canGoBack: Bool { false }
    /// A Boolean value that indicates whether there is a next page: always false.
    open var canGoForward: Bool { false }
    /// Loads a page. Does nothing: pages are not loaded. It is generic, because this module doesn't import `URLRequest`.
    public func loadRequest<Request>(_ request: Request) {}
    /// Loads HTML text. Does nothing: pages are not loaded.
    open func loadHTMLString(_ string: String, baseURL: URL?) {}
    /// Loads a page from data. Does nothing: pages are not loaded.
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {}
    /// Reloads the page. Does nothing: pages are not loaded.
    open func reload() {}
    /// Stops loading. Does nothing: pages are not loaded.
    open func stopLoading() {}
    /// Loads the previous page. Does nothing: pages are not loaded.
    open func goBack() {}
    /// Loads the next page. Does nothing: pages are not loaded.
    open func goForward() {}
    /// Returns the result of a script: always nil, because pages are not loaded.
    open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.ignore(
            "scalesPageToFit", "allowsInlineMediaPlayback", "mediaPlaybackRequiresUserAction", "dataDetectorType",
            "suppressesIncrementalRendering", "keyboardDisplayRequiresUserAction", "mediaPlaybackAllowsAirPlay")
    }

    /// Creates a placeholder with a frame in its superview's coordinates (points).
    public override init(frame: CGRect) { super.init(frame: frame) }
}

/// A placeholder for a map view. Maps are not loaded.
@preconcurrency @MainActor open class MKMapView: ForeignContentView {
    /// The delegate, which is never called. Not retained.
    open weak var delegate: AnyObject? {
        didSet { reportNoOp("MKMapView", true) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.ignore(
            "mapType", "zoomEnabled", "scrollEnabled", "rotateEnabled", "pitchEnabled", "showsUserLocation",
            "showsBuildings", "showsPointsOfInterest")
    }

    /// Creates a placeholder with a frame in its superview's coordinates (points).
    public override init(frame: CGRect) { super.init(frame: frame) }
}

/// A placeholder for a view of OpenGL, Metal, SceneKit, SpriteKit or ARKit. Frames are not rendered.
@preconcurrency @MainActor open class GraphicsFrameworkView: ForeignContentView {
    /// The delegate, which is never called. Not retained.
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

    /// Creates a placeholder with a frame in its superview's coordinates (points). Its label is the class name.
    public override init(frame: CGRect) { super.init(frame: frame) }

    open override var contentLabel: String { elementName ?? super.contentLabel }
}
