import CellSimGraphics
import CellSimText
import Foundation
@_spi(UIKitModules) import UIKitViews

/// A control that performs an action on a tap.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The role of a button, which describes its purpose.
    public enum Role: Int, Sendable {
        /// A button without a special meaning.
        case normal
        /// The button that the user is most likely to choose.
        case primary
        /// A button that cancels an operation.
        case cancel
        /// A button that deletes data.
        case destructive
    }

    /// The type of a button, which determines its appearance without a configuration.
    public enum ButtonType: Int, Sendable {
        /// A button with a white title by default, and images in their own colours.
        case custom
        /// A button whose title and template images have the tint colour.
        case system
        /// A system button with an info symbol in a circle.
        case detailDisclosure
        /// A system button with an info symbol in a circle, like `detailDisclosure`.
        case infoLight
        /// A system button with an info symbol in a circle, like `detailDisclosure`.
        case infoDark
        /// A system button with a plus symbol in a circle.
        case contactAdd
        /// A button type for tvOS. In CellSim, it looks like `system`.
        case plain
        /// A grey cross on a light grey disc, 30 × 30 points, in any tint colour.
        case close

        /// The former name of `system`.
        public static var roundedRect: ButtonType { .system }
    }

    /// The type of the button.
    open private(set) var buttonType = ButtonType.custom
    package var content = ButtonContent()
    package var titleView: UILabel?
    /// Whether the button is updating its own subviews.
    var isRefreshingContent = false
    package var imageViewIfLoaded: UIImageView?
    package var backgroundView: UIImageView?
    package var subtitleView: UILabel?
    var activityIndicator: UIActivityIndicatorView?

    /// The configuration of the button's appearance (iOS 15). If nil, the button's titles, images and insets determine it.
    open var configuration: Configuration? { didSet { contentDidChange() } }
    /// A closure that updates the configuration when the state changes.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { stateDidChange() } }
    /// The insets of the content, in points. Without effect if the button has a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }
    /// The insets of the title, in points. They move the title without changing the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet {
            titlePositionDidChange()
            setNeedsLayout()
        }
    }
    /// The insets of the image, in points. They move the image without changing the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether a highlighted custom button draws its image at half opacity. Without effect
    /// in states that have their own image.
    open var adjustsImageWhenHighlighted = true
    /// A Boolean value that indicates whether a disabled custom button draws its image at half opacity. Without effect in
    /// states that have their own image.
    open var adjustsImageWhenDisabled = true
    /// Stored without effect: the direction of the title's shadow does not change.
    open var reversesTitleShadowWhenHighlighted = false {
        didSet { reportNoOp("UIButton.reversesTitleShadowWhenHighlighted", reversesTitleShadowWhenHighlighted) }
    }
    /// Stored without effect: the glow of a highlighted button is not drawn.
    open var showsTouchWhenHighlighted = false {
        didSet { reportNoOp("UIButton.showsTouchWhenHighlighted", showsTouchWhenHighlighted) }
    }
    /// Stored without effect: a tap does not change the selection.
    open var changesSelectionAsPrimaryAction = false {
        didSet { reportNoOp("UIButton.changesSelectionAsPrimaryAction", changesSelectionAsPrimaryAction) }
    }
    /// Stored without effect: only image views scale images for accessibility text sizes.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            reportNoOp(
                "UIButton.adjustsImageSizeForAccessibilityContentSizeCategory",
                adjustsImageSizeForAccessibilityContentSizeCategory)
        }
    }
    /// Whether the button is not a custom button. Its title and template images then have the tint colour.
    var isSystem: Bool { buttonType != .custom }

    /// Creates a custom button with a title in the 18-point system font, with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        makeTitleView(font: .systemFont(ofSize: UIFont.buttonFontSize))
    }

    /// The menu of the button. Stored, but CellSim never opens it.
    open var menu: UIMenu? {
        didSet { reportNoOp("UIButton.menu", menu != nil) }
    }
    /// Creates a button of size zero with the title font and the image of a button type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setUp(buttonType)
    }

    /// Creates a system button with an image. A tap sends `action` to `target`.
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

    /// Creates a system button with a configuration. A tap performs `primaryAction`.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        setPrimaryAction(primaryAction)
    }

    /// Creates a button with the title and image of `primaryAction`. A tap performs the action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        setPrimaryAction(primaryAction)
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

    /// The role of the button. A primary button with a configuration has a semibold title (measured in snapshots).
    ///
    /// Difference from UIKit: `cancel` and `destructive` are stored without effect, and so is `primary` without a configuration.
    open var role: Role = .normal {
        didSet { if role != oldValue { contentDidChange() } }
    }

    /// The label of the title. The button adds it as a subview for the first title or on first access.
    open var titleLabel: UILabel? {
        addTitleLabelIfNeeded()
        return titleView
    }
    /// The label of the configuration's subtitle; nil before the first subtitle.
    open var subtitleLabel: UILabel? { subtitleView }
    /// The view of the image, created with the first image.
    open var imageView: UIImageView? {
        loadImageView()
        return imageViewIfLoaded
    }

    /// The title of the current state, or otherwise of the normal state.
    open var currentTitle: String? { content.value(state, \.title) }
    /// The attributed title of the current state, or otherwise of the normal state.
    open var currentAttributedTitle: NSAttributedString? { content.value(state, \.attributedTitle) }
    /// The image of the current state, or otherwise of the normal state.
    open var currentImage: UIImage? { content.value(state, \.image) }
    /// The background image of the current state, or otherwise of the normal state.
    open var currentBackgroundImage: UIImage? { content.value(state, \.backgroundImage) }
    /// The colour of the title in the current state. Never nil, because buttons have a default colour.
    open var currentTitleColor: UIColor { resolvedTitleColor(state) }
    /// The colour of the title's shadow in the current state, or otherwise in the normal state.
    open var currentTitleShadowColor: UIColor? { content.value(state, \.titleShadowColor) }
    /// The symbol configuration of the current state, or otherwise of the normal state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        content.value(state, \.symbolConfiguration)
    }

    // MARK: Content by state

    /// Sets the title of a state. The title of the normal state replaces the configuration's title.
    open func setTitle(_ title: String?, for state: State) {
        updateContent(state) { $0.title = title }
        guard state == .normal, var changed = configuration else { return }
        (changed.title, changed.attributedTitle) = (title, nil)
        configuration = changed
    }
    /// Returns the title of a state, or otherwise of the normal state.
    open func title(for state: State) -> String? { content.value(state, \.title) }
    /// Sets the attributed title of a state. The title of the normal state replaces the configuration's title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        updateContent(state) { $0.attributedTitle = title }
        if state == .normal, configuration != nil { configuration?.styledTitle = title }
    }
    /// Returns the attributed title of a state, or otherwise of the normal state.
    open func attributedTitle(for state: State) -> NSAttributedString? { content.value(state, \.attributedTitle) }
    /// Sets the colour of the title in a state; nil removes it. Configurations have their own colours.
    open func setTitleColor(_ color: UIColor?, for state: State) { updateContent(state) { $0.titleColor = color } }
    /// Returns the colour of the title in a state, or the default colour, which depends on the normal state, the tint
    /// colour and the button type.
    open func titleColor(for state: State) -> UIColor? { resolvedTitleColor(state) }
    /// Sets the colour of the title's shadow in a state; nil removes it.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        updateContent(state) { $0.titleShadowColor = color }
    }
    /// Returns the colour of the title's shadow in a state, or otherwise in the normal state.
    open func titleShadowColor(for state: State) -> UIColor? { content.value(state, \.titleShadowColor) }
    /// Sets the image of a state. The image of the normal state replaces the configuration's image.
    open func setImage(_ image: UIImage?, for state: State) {
        updateContent(state) { $0.image = image }
        if state == .normal, configuration != nil { configuration?.image = image }
    }
    /// Returns the image of a state, or otherwise of the normal state.
    open func image(for state: State) -> UIImage? { content.value(state, \.image) }
    /// Sets the background image of a state. It fills the bounds, and is hidden if the button has a configuration.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        updateContent(state) { $0.backgroundImage = image }
    }
    /// Returns the background image of a state, or otherwise of the normal state.
    open func backgroundImage(for state: State) -> UIImage? { content.value(state, \.backgroundImage) }
    /// Sets the symbol configuration for a state. It applies to images without their own, and only if the button has no configuration.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        updateContent(state) { $0.symbolConfiguration = configuration }
    }
    /// Returns the symbol configuration of a state, or otherwise of the normal state.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        content.value(state, \.symbolConfiguration)
    }

    // MARK: Layout

    /// The size of the title, the image and the insets, in points; at least the size of the background image.
    open override var intrinsicContentSize: CGSize {
        configuration.map { configuredSize($0) } ?? plainIntrinsicSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    @_spi(UIKitModules) public override var builtInPartEntries:
        [(role: String, view: UIView, isDeterminedByOwner: Bool)]
    {
        parts(
            [
                ("titleLabel", titleView), ("imageView", imageViewIfLoaded), ("subtitleLabel", subtitleView),
                ("", backgroundView), ("", activityIndicator),
            ],
            isDeterminedByOwner: true)
    }
    @_spi(UIKitModules) public override func copyStates(
        of proxy: UIView, unless blank: UIView, taken: inout Set<AnyHashable>
    ) {
        guard let stand = proxy as? UIButton, let blank = blank as? UIButton,
            content.applyAppearance(stand.content, unless: blank.content, taken: &taken)
        else { return }
        contentDidChange()
    }
    @_spi(UIKitModules) public override func setTrackingTable(_ trackingTable: TrackingTable) {
        titleLabel?.content.trackingTable = trackingTable
        titleLabel?.content.invalidate()
    }

    @_spi(UIKitModules) public override func subviewContentDidChange(_ subview: UIView) {
        guard subview === titleView, !isRefreshingContent else { return }
        invalidateIntrinsicContentSize()
        titlePositionDidChange()
        setNeedsLayout()
    }

    /// A Boolean value that indicates whether the title wraps, so that the height depends on the width. Only titles of
    /// configurations wrap.
    @_spi(UIKitModules) public override var wrapsContentToWidth: Bool {
        configuration != nil && titleView?.content.hasText ?? false
    }
    @_spi(UIKitModules) public override func contentSize(fittingWidth width: CGFloat) -> CGSize {
        let size = intrinsicContentSize
        // A size from a subclass is returned unchanged.
        guard let configuration, width > 0, width < size.width, size == configuredSize(configuration) else {
            return size
        }
        return configuredSize(configuration, fittingWidth: width)
    }

    private var titleConstraints: [NSLayoutConstraint] = []
    @_spi(UIKitModules) public override var containerConstraints: [NSLayoutConstraint] { titleConstraints }
    @_spi(UIKitModules) public override func updateContainerConstraints() {
        let needsConstraints = titleView.map { isPositionedByAutoLayout($0) } ?? false
        if needsConstraints == titleConstraints.isEmpty { titleConstraints = makeTitleConstraints() }
    }

    /// Removes the title's constraints, so that the next layout creates them again.
    func titlePositionDidChange() {
        guard !titleConstraints.isEmpty else { return }
        titleConstraints = []
        structureDidChange()
    }

    /// Updates and positions title, image and background for the current state.
    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshContent()
        if let configuration { layout(configuration) } else { layoutPlainContent() }
    }

    /// Returns the rectangle of the background, in points.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of image and title, in points.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Returns the rectangle of the title in a content rectangle, in points.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { plainTitleRect(in: contentRect) }
    /// Returns the rectangle of the image in a content rectangle, in points.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { plainImageRect(in: contentRect) }

    /// The view for baseline alignment: the button, which has the baselines of its title.
    open override var forFirstBaselineLayout: UIView { self }
    @_spi(UIKitModules) public override var firstBaselineOffset: CGFloat? { titleBaseline(first: true) }
    @_spi(UIKitModules) public override var lastBaselineOffset: CGFloat? { titleBaseline(first: false) }
    @_spi(UIKitModules) public override var baselineReferenceHeight: CGFloat? {
        contentVerticalAlignment == .center ? intrinsicContentSize.height : nil
    }

    /// Lays out the button again with the new tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Called after the state changed. Override it to update the configuration.
    open func updateConfiguration() {}
    /// Calls `updateConfiguration()` and the update handler immediately; UIKit waits for the next layout.
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
        if drawsSelectionBackground, let titleView, !titleView.isHidden {
            recorder.fill(titleView.frame.insetBy(dx: -3, dy: -1), radius: 4, color: tintColor ?? .tintColor)
        }
    }
}
