import Foundation

/// Decoding of buttons and their configurations from documents.
extension UIButton {
    static let buttonTypes: [String: ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close, "plain": .plain,
    ]
    private static let styles: [String: Configuration.Style] = [
        "plain": .plain, "gray": .gray, "tinted": .tinted, "filled": .filled, "borderless": .borderless,
        "bordered": .bordered, "borderedTinted": .borderedTinted, "borderedProminent": .borderedProminent,
        "glass": .glass, "prominentGlass": .prominentGlass, "clearGlass": .clearGlass,
        "prominentClearGlass": .prominentClearGlass,
    ]
    private static let cornerStyles: [String: Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    private static let sizes: [String: Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    private static let placements: [String: NSDirectionalRectEdge] = [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    private static let indicators: [String: Configuration.Indicator] = [
        "automatic": .automatic, "none": .none, "popup": .popup,
    ]
    private static let titleAlignments: [String: Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]

    private static let roles: [String: Role] = [
        "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
    ]

    func decodeButton(from nib: NibCoder) {
        role = nib.enumeration("role", Self.roles) ?? .normal
        titleView?.lineBreakMode = nib.enumeration("lineBreakMode", UILabel.lineBreakModes) ?? .byTruncatingMiddle
        if let offset = nib.size("titleShadowOffset") { titleView?.shadowOffset = offset }
        adjustsImageWhenHighlighted = nib.bool("adjustsImageWhenHighlighted") ?? true
        adjustsImageWhenDisabled = nib.bool("adjustsImageWhenDisabled") ?? true
        reversesTitleShadowWhenHighlighted = nib.bool("reversesTitleShadowWhenHighlighted") ?? false
        showsTouchWhenHighlighted = nib.bool("showsTouchWhenHighlighted") ?? false
        adjustsImageSizeForAccessibilityContentSizeCategory =
            nib.bool("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
        if let insets = insets("contentEdgeInsets", nib) { contentEdgeInsets = insets }
        if let insets = insets("titleEdgeInsets", nib) { titleEdgeInsets = insets }
        if let insets = insets("imageEdgeInsets", nib) { imageEdgeInsets = insets }
        for element in nib.children("state") { decodeState(nib.coder(for: element)) }
        if let element = nib.element("buttonConfiguration") ?? nib.element("configuration") {
            let decoded = decodeConfiguration(nib.coder(for: element))
            // Interface Builder writes the default title to the document even if the configuration has only an image.
            if decoded.image != nil, decoded.title == nil, decoded.styledTitle == nil {
                content.update(.normal) { $0.title = nil }
            }
            configuration = decoded
        }
        contentDidChange()
    }

    /// Decodes insets. Interface Builder sometimes writes the smallest positive number instead of 0.
    private func insets(_ key: String, _ nib: NibCoder) -> UIEdgeInsets? {
        guard var insets = nib.insets(key) else { return nil }
        for path in [\UIEdgeInsets.top, \.left, \.bottom, \.right] where abs(insets[keyPath: path]) < 1e-100 {
            insets[keyPath: path] = 0
        }
        return insets
    }

    private func decodeState(_ nib: NibCoder) {
        guard let state = nib.enumeration("key", State.statesByName) else { return }
        content.update(state) { content in
            content.title = nib.localizedString("title", named: "\(nib.element.key ?? "normal")Title")
            if let element = nib.element("attributedTitle") {
                content.attributedTitle = NSAttributedString(interfaceBuilder: nib.coder(for: element))
            }
            content.titleColor = nib.color("titleColor")
            content.titleShadowColor = nib.color("titleShadowColor")
            content.image = nib.image("image")
            content.backgroundImage = nib.image("backgroundImage")
            if let element = nib.element("preferredSymbolConfiguration") {
                content.symbolConfiguration = UIImage.SymbolConfiguration(interfaceBuilder: nib.coder(for: element))
            }
        }
    }

    private func decodeConfiguration(_ nib: NibCoder) -> Configuration {
        var configuration = Configuration(style: nib.enumeration("style", Self.styles) ?? .plain)
        configuration.title = nib.localizedString("title", named: "configuration.title")
        configuration.subtitle = nib.localizedString("subtitle", named: "configuration.subtitle")
        if let element = nib.element("attributedString") ?? nib.element("attributedTitle") {
            configuration.styledTitle = NSAttributedString(interfaceBuilder: nib.coder(for: element))
        }
        configuration.image = nib.image("image")
        configuration.cornerStyle = nib.enumeration("cornerStyle", Self.cornerStyles) ?? .dynamic
        configuration.buttonSize = nib.enumeration("buttonSize", Self.sizes) ?? .medium
        configuration.imagePlacement = nib.enumeration("imagePlacement", Self.placements) ?? .leading
        configuration.imagePadding = nib.cgFloat("imagePadding") ?? 0
        configuration.titlePadding = nib.cgFloat("titlePadding") ?? 1
        configuration.titleAlignment = nib.enumeration("titleAlignment", Self.titleAlignments) ?? .automatic
        configuration.showsActivityIndicator = nib.bool("showsActivityIndicator") ?? false
        configuration.indicator = nib.enumeration("indicator", Self.indicators) ?? .automatic
        configuration.titleFont = nib.font("titleFontDescription")
        configuration.subtitleFont = nib.font("subtitleFontDescription")
        configuration.baseForegroundColor = nib.color("baseForegroundColor")
        configuration.baseBackgroundColor = nib.color("baseBackgroundColor")
        if let insets = nib.directionalInsets("contentInsets") { configuration.contentInsets = insets }
        if let element = nib.element("preferredSymbolConfiguration")
            ?? nib.element("preferredSymbolConfigurationForImage")
        {
            configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
                interfaceBuilder: nib.coder(for: element))
        }
        if let element = nib.element("backgroundConfiguration") ?? nib.element("background") {
            configuration.background = UIBackgroundConfiguration(interfaceBuilder: nib.coder(for: element))
        }
        return configuration
    }
}
