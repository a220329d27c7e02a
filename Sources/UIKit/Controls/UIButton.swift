import CellSimGraphics
import Foundation

/// A control that performs an action when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// What a button means to the user.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    /// The styles of buttons that are made without a configuration.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        public static var roundedRect: ButtonType { .system }
    }

    public private(set) var buttonType = ButtonType.custom
    var content = ButtonContent()
    var titleView: UILabel?
    var pictureView: UIImageView?
    var backgroundView: UIImageView?
    var subtitleView: UILabel?

    /// The look of buttons since iOS 15; nil for the older one that titles, images and insets describe.
    open var configuration: Configuration? { didSet { contentDidChange() } }
    /// Changes the configuration whenever the state changes.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { stateDidChange() } }
    /// In points, between the button's edges and its content; without effect beside a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }
    /// In points; moves the title without changing the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// In points; moves the image without changing the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var reversesTitleShadowWhenHighlighted = false
    open var showsTouchWhenHighlighted = false
    open var changesSelectionAsPrimaryAction = false
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    /// True when a system button was decoded or made whose images are filled with the tint.
    var isSystem: Bool { buttonType != .custom }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        makeTitleView(font: .systemFont(ofSize: UIFont.buttonFontSize))
    }

    /// Kept; menus are never opened here.
    open var menu: UIMenu?
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if isSystem { titleView?.font = .systemFont(ofSize: ControlMetrics.Button.systemFontSize) }
        setStandardImage()
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else {
            makeTitleView(font: .systemFont(ofSize: UIFont.buttonFontSize))
            return
        }
        buttonType = nib.enumeration("buttonType", Self.buttonTypes) ?? .custom
        let size = isSystem ? ControlMetrics.Button.systemFontSize : UIFont.buttonFontSize
        makeTitleView(font: nib.font("fontDescription") ?? .systemFont(ofSize: size))
        setStandardImage()
        decodeButton(from: nib)
    }

    /// What the button means to the user: the title of a configured primary one is semibold, as its recorded width shows.
    ///
    /// Differs from Apple's: `cancel` and `destructive` are kept and change nothing, nor does `primary` without a configuration.
    open var role: Role = .normal {
        didSet { if role != oldValue { contentDidChange() } }
    }

    /// The label of the title; made with the button.
    open var titleLabel: UILabel? { titleView }
    open var subtitleLabel: UILabel? { subtitleView }
    /// The view of the image, made when there is one.
    open var imageView: UIImageView? {
        makePictureView()
        return pictureView
    }

    open var currentTitle: String? { content.value(state, \.title) }
    open var currentAttributedTitle: NSAttributedString? { content.value(state, \.attributedTitle) }
    open var currentImage: UIImage? { content.value(state, \.image) }
    open var currentBackgroundImage: UIImage? { content.value(state, \.backgroundImage) }
    open var currentTitleColor: UIColor { resolvedTitleColor(state) }
    open var currentTitleShadowColor: UIColor? { content.value(state, \.titleShadowColor) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        content.value(state, \.symbolConfiguration)
    }

    // MARK: Content by state

    /// Sets a state's title; that of the normal state takes the place of the configuration's.
    open func setTitle(_ title: String?, for state: State) {
        change(state) { $0.title = title }
        guard state == .normal, var changed = configuration else { return }
        (changed.title, changed.attributedTitle) = (title, nil)
        configuration = changed
    }
    open func title(for state: State) -> String? { content.value(state, \.title) }
    /// Sets a state's title; that of the normal state takes the place of the configuration's.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title }
        if state == .normal, configuration != nil { configuration?.styledTitle = title }
    }
    open func attributedTitle(for state: State) -> NSAttributedString? { content.value(state, \.attributedTitle) }
    open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
    open func titleColor(for state: State) -> UIColor? { resolvedTitleColor(state) }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.titleShadowColor = color } }
    open func titleShadowColor(for state: State) -> UIColor? { content.value(state, \.titleShadowColor) }
    /// Sets a state's image; that of the normal state takes the place of the configuration's.
    open func setImage(_ image: UIImage?, for state: State) {
        change(state) { $0.image = image }
        if state == .normal, configuration != nil { configuration?.image = image }
    }
    open func image(for state: State) -> UIImage? { content.value(state, \.image) }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }
    open func backgroundImage(for state: State) -> UIImage? { content.value(state, \.backgroundImage) }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        change(state) { $0.symbolConfiguration = configuration }
    }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        content.value(state, \.symbolConfiguration)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        configuration.map { configuredSize($0) } ?? plainIntrinsicSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var titleConstraints: [NSLayoutConstraint] = []
    override var containerConstraints: [NSLayoutConstraint] { titleConstraints }
    override func updateContainer() {
        let isWanted = titleView.map { isPlacedByLayout($0) } ?? false
        if isWanted == titleConstraints.isEmpty { titleConstraints = makeTitleConstraints() }
    }

    /// Where the title has to be found again by layout.
    func titlePlaceDidChange() {
        guard !titleConstraints.isEmpty else { return }
        titleConstraints = []
        structureDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshContent()
        if let configuration { layout(configuration) } else { layoutPlainContent() }
    }

    /// The rectangle of the background in `bounds`, in points.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The rectangle of image and title in `bounds`, in points.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// The title's rectangle in the content's, in points.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { plainTitleRect(in: contentRect) }
    /// The image's rectangle in the content's, in points.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { plainImageRect(in: contentRect) }

    open override var forFirstBaselineLayout: UIView { self }
    override var firstBaselineOffset: CGFloat? { titleBaseline(first: true) }
    override var lastBaselineOffset: CGFloat? { titleBaseline(first: false) }
    override var centredBaselineHeight: CGFloat? {
        contentVerticalAlignment == .center ? intrinsicContentSize.height : nil
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Changes the look to the state; called when the state changed.
    open func updateConfiguration() {}
    open func setNeedsUpdateConfiguration() { stateDidChange() }

    override func stateDidChange() {
        updateConfiguration()
        configurationUpdateHandler?(self)
        contentDidChange()
    }

    override func recordContent(into recorder: inout DisplayRecorder) {
        if let configuration { return recordBackground(configuration, into: &recorder) }
        if buttonType == .close {
            let side = min(bounds.width, bounds.height)
            let disc = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
            recorder.fill(disc, radius: side / 2, color: .tertiarySystemFill)
        }
        if showsSelectedTitle, let titleView, !titleView.isHidden {
            recorder.fill(titleView.frame.insetBy(dx: -3, dy: -1), radius: 4, color: tintColor ?? .tintColor)
        }
    }
}
