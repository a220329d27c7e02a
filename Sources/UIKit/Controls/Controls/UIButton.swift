import CellSimGraphics
import CellSimText
import Foundation
@_spi(UIKitModules) import UIKitViews

/// A control that performs an action on a tap.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The meaning of a button for the user.
    public enum Role: Int, Sendable {
        /// No special meaning.
        case normal
        /// The most likely choice.
        case primary
        /// Cancels.
        case cancel
        /// Deletes something.
        case destructive
    }

    /// The styles of buttons without a configuration.
    public enum ButtonType: Int, Sendable {
        /// White title by default, and images in their own colours.
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

    /// The button's type.
    open private(set) var buttonType = ButtonType.custom
    package var content = ButtonContent()
    package var titleView: UILabel?
    /// Whether the button itself is changing its parts.
    var isRefreshingContent = false
    package var pictureView: UIImageView?
    package var backgroundView: UIImageView?
    package var subtitleView: UILabel?

    /// The appearance of buttons since iOS 15; nil for the older appearance from titles, images and insets.
    open var configuration: Configuration? { didSet { contentDidChange() } }
    /// Updates the configuration whenever the state changes.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { stateDidChange() } }
    /// The insets between the button's edges and its content, in points; without effect if there is a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }
    /// The insets of the title in points; they move it without changing the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets of the image in points; they move it without changing the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Whether a custom button's image is drawn at half opacity while highlighted, unless the state has its own image.
    open var adjustsImageWhenHighlighted = true
    /// Whether a custom button's image is drawn at half opacity while disabled, unless the state has its own image.
    open var adjustsImageWhenDisabled = true
    /// Stored without effect: the title's shadow stays where it is.
    open var reversesTitleShadowWhenHighlighted = false {
        didSet { reportNoOp("UIButton.reversesTitleShadowWhenHighlighted", reversesTitleShadowWhenHighlighted) }
    }
    /// Stored without effect: no glow is drawn.
    open var showsTouchWhenHighlighted = false {
        didSet { reportNoOp("UIButton.showsTouchWhenHighlighted", showsTouchWhenHighlighted) }
    }
    /// Stored without effect: a tap changes no selection.
    open var changesSelectionAsPrimaryAction = false {
        didSet { reportNoOp("UIButton.changesSelectionAsPrimaryAction", changesSelectionAsPrimaryAction) }
    }
    /// Stored without effect: only image views enlarge images for accessibility sizes.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            reportNoOp(
                "UIButton.adjustsImageSizeForAccessibilityContentSizeCategory",
                adjustsImageSizeForAccessibilityContentSizeCategory)
        }
    }
    /// Whether the button was decoded or created as a system button, whose images are filled with the tint.
    var isSystem: Bool { buttonType != .custom }

    /// Creates a custom button with this frame (points) and a title in system 18.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        makeTitleView(font: .systemFont(ofSize: UIFont.buttonFontSize))
    }

    /// A menu. It is stored, but CellSim never opens it.
    open var menu: UIMenu? {
        didSet { reportNoOp("UIButton.menu", menu != nil) }
    }
    /// Creates a button of size zero with the title font, and the image if any, of its type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setUp(buttonType)
    }

    /// Creates a system button with an image, which sends `action` to `target` on a tap.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = self.init(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    package func setUp(_ type: ButtonType) {
        buttonType = type
        if isSystem { titleView?.font = .systemFont(ofSize: ControlMetrics.Button.systemFontSize) }
        setStandardImage()
    }

    /// Creates a system button with this configuration, which performs `primaryAction` on a tap.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    /// Creates a button that performs `primaryAction` on a tap, and shows its title and image.
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

    /// The meaning of the button for the user: a primary button with a configuration has a semibold title, as its
    /// recorded width shows.
    ///
    /// Differs from Apple's: `cancel` and `destructive` are stored without effect, and so is `primary` without a
    /// configuration.
    open var role: Role = .normal {
        didSet { if role != oldValue { contentDidChange() } }
    }

    /// The label of the title. The button adds it with the first title, or when you read this property.
    open var titleLabel: UILabel? {
        attachTitle()
        return titleView
    }
    /// The label of the configuration's subtitle; nil before there is one.
    open var subtitleLabel: UILabel? { subtitleView }
    /// The view of the image; created with the first image.
    open var imageView: UIImageView? {
        makePictureView()
        return pictureView
    }

    /// The title of the current state, or the normal state's.
    open var currentTitle: String? { content.value(state, \.title) }
    /// The attributed title of the current state, or the normal state's.
    open var currentAttributedTitle: NSAttributedString? { content.value(state, \.attributedTitle) }
    /// The image of the current state, or the normal state's.
    open var currentImage: UIImage? { content.value(state, \.image) }
    /// The background image of the current state, or the normal state's.
    open var currentBackgroundImage: UIImage? { content.value(state, \.backgroundImage) }
    /// The colour of the title in the current state; never nil, because buttons have a default colour.
    open var currentTitleColor: UIColor { resolvedTitleColor(state) }
    /// The colour of the title's shadow in the current state, or in the normal state.
    open var currentTitleShadowColor: UIColor? { content.value(state, \.titleShadowColor) }
    /// The symbol configuration of the current state, or the normal state's.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        content.value(state, \.symbolConfiguration)
    }

    // MARK: Content by state

    /// Sets a state's title; the normal state's title replaces the configuration's.
    open func setTitle(_ title: String?, for state: State) {
        change(state) { $0.title = title }
        guard state == .normal, var changed = configuration else { return }
        (changed.title, changed.attributedTitle) = (title, nil)
        configuration = changed
    }
    /// Returns the title of a state, or the normal state's if it has none.
    open func title(for state: State) -> String? { content.value(state, \.title) }
    /// Sets a state's attributed title; the normal state's title replaces the configuration's.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title }
        if state == .normal, configuration != nil { configuration?.styledTitle = title }
    }
    /// Returns the attributed title of a state, or the normal state's if it has none.
    open func attributedTitle(for state: State) -> NSAttributedString? { content.value(state, \.attributedTitle) }
    /// Sets the colour of a state's title; nil removes it. Configurations have their own colours.
    open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
    /// Returns the colour of a state's title: its own, or the colour that follows from the normal state, the tint and the
    /// button's type.
    open func titleColor(for state: State) -> UIColor? { resolvedTitleColor(state) }
    /// Sets the colour of the shadow of a state's title; nil removes it.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.titleShadowColor = color } }
    /// Returns the colour of the shadow of a state's title, or the normal state's if it has none.
    open func titleShadowColor(for state: State) -> UIColor? { content.value(state, \.titleShadowColor) }
    /// Sets a state's image; the normal state's image replaces the configuration's.
    open func setImage(_ image: UIImage?, for state: State) {
        change(state) { $0.image = image }
        if state == .normal, configuration != nil { configuration?.image = image }
    }
    /// Returns the image of a state, or the normal state's if it has none.
    open func image(for state: State) -> UIImage? { content.value(state, \.image) }
    /// Sets a state's background image, stretched over the bounds; hidden if there is a configuration.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }
    /// Returns the background image of a state, or the normal state's if it has none.
    open func backgroundImage(for state: State) -> UIImage? { content.value(state, \.backgroundImage) }
    /// Sets the configuration for symbols without their own in a state; without effect if the button has a
    /// configuration.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        change(state) { $0.symbolConfiguration = configuration }
    }
    /// Returns the symbol configuration of a state, or the normal state's if it has none.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        content.value(state, \.symbolConfiguration)
    }

    // MARK: Layout

    /// The size of title, image and insets, in points; at least the size of the background image.
    open override var intrinsicContentSize: CGSize {
        configuration.map { configuredSize($0) } ?? plainIntrinsicSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    @_spi(UIKitModules) public override var ownParts: [(role: String, view: UIView, isOwnersMatter: Bool)] {
        parts(
            [
                ("titleLabel", titleView), ("imageView", pictureView), ("subtitleLabel", subtitleView),
                ("", backgroundView),
            ],
            isOwnersMatter: true)
    }
    @_spi(UIKitModules) public override func takeStates(
        of stand: UIView, unless blank: UIView, taken: inout Set<AnyHashable>
    ) {
        guard let stand = stand as? UIButton, let blank = blank as? UIButton,
            content.take(stand.content, unless: blank.content, taken: &taken)
        else { return }
        contentDidChange()
    }
    @_spi(UIKitModules) public override func setTrackingOfText(_ era: TrackingTable) {
        titleLabel?.content.era = era
        titleLabel?.content.invalidate()
    }

    @_spi(UIKitModules) public override func subviewContentDidChange(_ subview: UIView) {
        guard subview === titleView, !isRefreshingContent else { return }
        invalidateIntrinsicContentSize()
        titlePositionDidChange()
        setNeedsLayout()
    }

    /// Titles of configurations wrap: the button's height is the height of its lines at its width in layout.
    @_spi(UIKitModules) public override var wrapsContentToWidth: Bool {
        configuration != nil && titleView?.content.hasText ?? false
    }
    @_spi(UIKitModules) public override func contentSize(fittingWidth width: CGFloat) -> CGSize {
        let size = intrinsicContentSize
        // A size that a subclass returns is not changed.
        guard let configuration, width > 0, width < size.width, size == configuredSize(configuration) else {
            return size
        }
        return configuredSize(configuration, fittingWidth: width)
    }

    private var titleConstraints: [NSLayoutConstraint] = []
    @_spi(UIKitModules) public override var containerConstraints: [NSLayoutConstraint] { titleConstraints }
    @_spi(UIKitModules) public override func updateContainer() {
        let isWanted = titleView.map { isPlacedByLayout($0) } ?? false
        if isWanted == titleConstraints.isEmpty { titleConstraints = makeTitleConstraints() }
    }

    /// Creates the title's constraints again at the next layout.
    func titlePositionDidChange() {
        guard !titleConstraints.isEmpty else { return }
        titleConstraints = []
        structureDidChange()
    }

    /// Updates title, image and background for the state, and positions them.
    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshContent()
        if let configuration { layout(configuration) } else { layoutPlainContent() }
    }

    /// Returns the rectangle of the background in `bounds`, in points.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of image and title in `bounds`, in points.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Returns the title's rectangle in the content's, in points.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { plainTitleRect(in: contentRect) }
    /// Returns the image's rectangle in the content's, in points.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { plainImageRect(in: contentRect) }

    /// The button itself, whose baselines are its title's.
    open override var forFirstBaselineLayout: UIView { self }
    @_spi(UIKitModules) public override var firstBaselineOffset: CGFloat? { titleBaseline(first: true) }
    @_spi(UIKitModules) public override var lastBaselineOffset: CGFloat? { titleBaseline(first: false) }
    @_spi(UIKitModules) public override var centredBaselineHeight: CGFloat? {
        contentVerticalAlignment == .center ? intrinsicContentSize.height : nil
    }

    /// Lays out the button again with the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Updates the appearance for the state; called after the state changed.
    open func updateConfiguration() {}
    /// Calls `updateConfiguration()` and the update handler. Here it does so at once, and not before the next layout.
    open func setNeedsUpdateConfiguration() { stateDidChange() }

    @_spi(UIKitModules) public override var actsOnTap: Bool { true }
    @_spi(UIKitModules) public override func stateDidChange() {
        updateConfiguration()
        configurationUpdateHandler?(self)
        contentDidChange()
    }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
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
