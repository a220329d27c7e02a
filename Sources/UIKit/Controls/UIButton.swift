import CellSimGraphics
import Foundation

/// A control that performs an action when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// What a button means to the user.
    public enum Role: Int, Sendable {
        /// Nothing special.
        case normal
        /// What the user most likely wants.
        case primary
        /// Leaves without doing anything.
        case cancel
        /// Deletes something.
        case destructive
    }

    /// The styles of buttons that are made without a configuration.
    public enum ButtonType: Int, Sendable {
        /// White title unless one is set, images in their own colours.
        case custom
        /// Title and template images in the tint.
        case system
        /// A system button with an i in a circle.
        case detailDisclosure
        /// A system button with an i in a circle; it looks like `detailDisclosure`.
        case infoLight
        /// A system button with an i in a circle; it looks like `detailDisclosure`.
        case infoDark
        /// A system button with a plus in a circle.
        case contactAdd
        /// Looks like `system`; a button type of tvOS.
        case plain
        /// A grey cross on a light grey disc, 30 × 30 points, whatever the tint.
        case close

        /// The old name of `system`.
        public static var roundedRect: ButtonType { .system }
    }

    /// What the button was made as.
    public private(set) var buttonType = ButtonType.custom
    var content = ButtonContent()
    var titleView: UILabel?
    /// True while the button itself changes its parts.
    var isRefreshingContent = false
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
    /// Whether a custom button's image is drawn at half opacity while highlighted; not where the state has an image of
    /// its own.
    open var adjustsImageWhenHighlighted = true
    /// Whether a custom button's image is drawn at half opacity while disabled; not where the state has an image of its
    /// own.
    open var adjustsImageWhenDisabled = true
    /// Kept; nothing reads it: the title's shadow stays where it is.
    open var reversesTitleShadowWhenHighlighted = false {
        didSet { noteKept("UIButton.reversesTitleShadowWhenHighlighted", reversesTitleShadowWhenHighlighted) }
    }
    /// Kept; nothing reads it: no glow is drawn.
    open var showsTouchWhenHighlighted = false {
        didSet { noteKept("UIButton.showsTouchWhenHighlighted", showsTouchWhenHighlighted) }
    }
    /// Kept; nothing reads it: a tap changes no selection.
    open var changesSelectionAsPrimaryAction = false {
        didSet { noteKept("UIButton.changesSelectionAsPrimaryAction", changesSelectionAsPrimaryAction) }
    }
    /// Kept; nothing reads it: only image views enlarge images for accessibility sizes.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            noteKept(
                "UIButton.adjustsImageSizeForAccessibilityContentSizeCategory",
                adjustsImageSizeForAccessibilityContentSizeCategory)
        }
    }
    /// True when a system button was decoded or made whose images are filled with the tint.
    var isSystem: Bool { buttonType != .custom }

    /// A custom button of that frame (points) with a title in system 18.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        makeTitleView(font: .systemFont(ofSize: UIFont.buttonFontSize))
    }

    /// Kept; menus are never opened here.
    open var menu: UIMenu? {
        didSet { noteKept("UIButton.menu", menu != nil) }
    }
    /// A button of size zero with the title font, and the image if any, of its type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setUp(buttonType)
    }

    func setUp(_ type: ButtonType) {
        buttonType = type
        if isSystem { titleView?.font = .systemFont(ofSize: ControlMetrics.Button.systemFontSize) }
        setStandardImage()
    }

    /// A system button with that configuration, which performs `primaryAction` when it is tapped.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    /// A button that performs `primaryAction` when it is tapped, and shows its title and image.
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

    /// The label of the title. It is in the button from the first title on, or from when it is asked for.
    open var titleLabel: UILabel? {
        attachTitle()
        return titleView
    }
    /// The label of the configuration's subtitle; nil until there was one.
    open var subtitleLabel: UILabel? { subtitleView }
    /// The view of the image, made when there is one.
    open var imageView: UIImageView? {
        makePictureView()
        return pictureView
    }

    /// The title of the present state, or that of the normal state.
    open var currentTitle: String? { content.value(state, \.title) }
    /// The attributed title of the present state, or that of the normal state.
    open var currentAttributedTitle: NSAttributedString? { content.value(state, \.attributedTitle) }
    /// The image of the present state, or that of the normal state.
    open var currentImage: UIImage? { content.value(state, \.image) }
    /// The background image of the present state, or that of the normal state.
    open var currentBackgroundImage: UIImage? { content.value(state, \.backgroundImage) }
    /// The colour of the title in the present state; never nil, for buttons have one of their own.
    open var currentTitleColor: UIColor { resolvedTitleColor(state) }
    /// The colour of the title's shadow in the present state, or in the normal state.
    open var currentTitleShadowColor: UIColor? { content.value(state, \.titleShadowColor) }
    /// How symbols are drawn in the present state, or in the normal state.
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
    /// The title of a state, or that of the normal state where it has none.
    open func title(for state: State) -> String? { content.value(state, \.title) }
    /// Sets a state's title; that of the normal state takes the place of the configuration's.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title }
        if state == .normal, configuration != nil { configuration?.styledTitle = title }
    }
    /// The attributed title of a state, or that of the normal state where it has none.
    open func attributedTitle(for state: State) -> NSAttributedString? { content.value(state, \.attributedTitle) }
    /// Sets the colour of a state's title; nil gives it up. Configurations have their own colours.
    open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
    /// The colour of a state's title: its own, or what it comes to by the normal state's, the tint and the button's
    /// type.
    open func titleColor(for state: State) -> UIColor? { resolvedTitleColor(state) }
    /// Sets the colour of the shadow of a state's title; nil for no shadow of its own.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.titleShadowColor = color } }
    /// The colour of the shadow of a state's title, or that of the normal state where it has none.
    open func titleShadowColor(for state: State) -> UIColor? { content.value(state, \.titleShadowColor) }
    /// Sets a state's image; that of the normal state takes the place of the configuration's.
    open func setImage(_ image: UIImage?, for state: State) {
        change(state) { $0.image = image }
        if state == .normal, configuration != nil { configuration?.image = image }
    }
    /// The image of a state, or that of the normal state where it has none.
    open func image(for state: State) -> UIImage? { content.value(state, \.image) }
    /// Sets what a state shows behind the content, stretched over the bounds; hidden beside a configuration.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }
    /// The background image of a state, or that of the normal state where it has none.
    open func backgroundImage(for state: State) -> UIImage? { content.value(state, \.backgroundImage) }
    /// Sets how a state draws symbols that say nothing themselves; without effect beside a configuration.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        change(state) { $0.symbolConfiguration = configuration }
    }
    /// How a state draws symbols, or how the normal state does where it has none.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        content.value(state, \.symbolConfiguration)
    }

    // MARK: Layout

    /// The size of title, image and insets, in points; at least that of the background image.
    open override var intrinsicContentSize: CGSize {
        configuration.map { configuredSize($0) } ?? plainIntrinsicSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func subviewContentDidChange(_ subview: UIView) {
        guard subview === titleView, !isRefreshingContent else { return }
        invalidateIntrinsicContentSize()
        titlePlaceDidChange()
        setNeedsLayout()
    }

    /// Titles of configurations wrap: the button is as high as its lines at the width that layout gives it.
    override var wrapsContentToWidth: Bool { configuration != nil && titleView?.content.hasText ?? false }
    override func contentSize(fittingWidth width: CGFloat) -> CGSize {
        let size = intrinsicContentSize
        // A size that a subclass asks for is its own affair.
        guard let configuration, width > 0, width < size.width, size == configuredSize(configuration) else {
            return size
        }
        return configuredSize(configuration, fittingWidth: width)
    }

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

    /// Brings title, image and background up to date with the state and places them.
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

    /// The button itself, whose baselines are its title's.
    open override var forFirstBaselineLayout: UIView { self }
    override var firstBaselineOffset: CGFloat? { titleBaseline(first: true) }
    override var lastBaselineOffset: CGFloat? { titleBaseline(first: false) }
    override var centredBaselineHeight: CGFloat? {
        contentVerticalAlignment == .center ? intrinsicContentSize.height : nil
    }

    /// Lays the button out again in the new tint.
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
    /// Calls `updateConfiguration()` and the update handler, at once here and not before the next layout.
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
