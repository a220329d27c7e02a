import Foundation

/// A field for search terms with the bar it stands in.
@preconcurrency @MainActor open class UISearchBar: UIView {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    open var text: String? { didSet { setNeedsDisplay() } }
    open var placeholder: String? { didSet { setNeedsDisplay() } }
    open var prompt: String?
    open var barStyle = UIBarStyle.default
    open var searchBarStyle = Style.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var showsCancelButton = false
    open var showsBookmarkButton = false
    open var showsScopeBar = false
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open weak var delegate: UISearchBarDelegate?
    private var inputTraits = TextInputTraits()
    open var keyboardType: UIKeyboardType {
        get { inputTraits.keyboardType }
        set { inputTraits.keyboardType = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKeyType }
        set { inputTraits.returnKeyType = newValue }
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalizationType }
        set { inputTraits.autocapitalizationType = newValue }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        text = nib.string("text")
        placeholder = nib.string("placeholder")
        prompt = nib.string("prompt")
        barStyle = nib.enumeration("barStyle", ["default": .default, "black": .black]) ?? .default
        searchBarStyle = nib.enumeration("searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal]) ?? .default
        barTintColor = nib.color("barTintColor")
        isTranslucent = nib.bool("translucent") ?? true
        showsCancelButton = nib.bool("showsCancelButton") ?? false
        showsBookmarkButton = nib.bool("showsBookmarkButton") ?? false
        showsScopeBar = nib.bool("showsScopeBar") ?? false
        if let element = nib.element("textInputTraits") { inputTraits = TextInputTraits(nib.coder(for: element)) }
        let titles = nib.coders(in: "scopeButtonTitles").map(\.text)
        if !titles.isEmpty { scopeButtonTitles = titles }
    }

    /// 56 points high, any width (facts 3.1).
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

    /// The field's rectangle: 36 high, 8 points from the sides, less the cancel button.
    var fieldFrame: CGRect {
        let cancel: CGFloat = showsCancelButton ? DisplayRecorder.textSize("Cancel", font: .systemFont(ofSize: 17), scale: 2).width + 8 : 0
        return CGRect(x: 8, y: ((bounds.height - 36) / 2).rounded(.down), width: max(bounds.width - 16 - cancel, 0), height: 36)
    }

    override func recordContent(into recorder: inout DisplayRecorder) {
        if searchBarStyle != .minimal { BarBackground.record(barTintColor, hairlineAt: .bottom, bounds, &recorder, isHairlineHidden: true) }
        let field = fieldFrame
        recorder.fill(field, radius: 10, color: .tertiarySystemFill)
        let glass = recorder.rgba(.secondaryLabel)
        var path = Path.ellipse(in: CGRect(x: field.minX + 8, y: field.midY - 8, width: 12, height: 12))
        path.move(to: CGPoint(x: field.minX + 18.5, y: field.midY + 2.5))
        path.addLine(to: CGPoint(x: field.minX + 23, y: field.midY + 7))
        recorder.stroke(path, Stroke(width: 1.75, cap: .round), color: glass)
        let rect = CGRect(x: field.minX + 30, y: field.minY, width: max(field.width - 38, 0), height: field.height)
        let font = UIFont.systemFont(ofSize: 17)
        if let text, !text.isEmpty {
            recorder.text(text, font: font, color: .label, in: rect, alignment: .left)
        } else if let placeholder {
            recorder.text(placeholder, font: font, color: .secondaryLabel, in: rect, alignment: .left)
        }
        if showsCancelButton {
            let place = CGRect(x: field.maxX + 8, y: field.minY, width: bounds.width - field.maxX - 16, height: 36)
            recorder.text("Cancel", font: font, color: tintColor, in: place)
        }
    }
}

/// Optional methods have empty defaults.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
