import CellSimAutoLayout
import CellSimInterfaceBuilder
import Foundation

/// Decodes views from nibs.
extension UIView {
    static let contentModes: [String: ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft, "BottomRight": .bottomRight,
    ]
    private static let semanticContents: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]

    /// Decodes the attributes that every view has. It creates the subviews; constraints and connections follow later.
    func decodeView(from nib: NibCoder) {
        decodeGeometry(from: nib)
        decodeAppearance(from: nib)
        decodeLayout(from: nib)
        decodeAccessibility(from: nib)
        for case let subview as UIView in nib.objects("subviews") { addSubview(subview) }
        decodeGuides(from: nib)
    }

    private func decodeGeometry(from nib: NibCoder) {
        let translates = nib.bool("translatesAutoresizingMaskIntoConstraints") ?? true
        layoutState.isFixedFrame = nib.bool("fixedFrame") ?? false
        nodeState.translatesAutoresizingMask = translates || layoutState.isFixedFrame
        if let documentFrame = nib.rect("frame") {
            layer.frame = InitialFrameOverrides.frame(for: nib) ?? documentFrame
            // Code can read this frame before layout. Layout ignores it, because Interface Builder calculated it.
            nodeState.hasRecordedFrame = !nodeState.translatesAutoresizingMask && !nib.isTopLevel
        }
        if let mask = nib.element("autoresizingMask") { autoresizingMask = Self.autoresizingMask(of: mask, nib) }
        autoresizesSubviews = nib.bool("autoresizesSubviews") ?? true
    }

    private static func autoresizingMask(of element: IBElement, _ nib: NibCoder) -> AutoresizingMask {
        let names: [(String, AutoresizingMask)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("flexibleMaxY", .flexibleBottomMargin),
        ]
        let mask = nib.coder(for: element)
        var result: AutoresizingMask = []
        for (name, flag) in names where mask.bool(name) ?? false { result.insert(flag) }
        return result
    }

    private func decodeAppearance(from nib: NibCoder) {
        contentMode = nib.enumeration("contentMode", Self.contentModes) ?? .scaleToFill
        if let alpha = nib.cgFloat("alpha") { self.alpha = alpha }
        if let hidden = nib.bool("hidden") { layer.isHidden = hidden }
        layer.isOpaque = nib.bool("opaque") ?? true
        layer.masksToBounds = nib.bool("clipsSubviews") ?? false
        clearsContextBeforeDrawing = nib.bool("clearsContextBeforeDrawing") ?? true
        isUserInteractionEnabled = nib.bool("userInteractionEnabled") ?? true
        isMultipleTouchEnabled = nib.bool("multipleTouchEnabled") ?? false
        isExclusiveTouch = nib.bool("exclusiveTouch") ?? false
        tag = nib.int("tag") ?? 0
        if let color = nib.color("backgroundColor") { backgroundColor = color }
        if let color = nib.color("tintColor") { ownTintColor = color }
        ownSemanticContentAttribute = nib.enumeration("semanticContentAttribute", Self.semanticContents) ?? .unspecified
        restorationIdentifier = nib.string("restorationIdentifier")
    }

    private func decodeLayout(from nib: NibCoder) {
        // A missing attribute means 250 and 750 for every class; for labels, Interface Builder writes 251 explicitly.
        nodeState.huggingHorizontal = nib.priority("horizontalHuggingPriority") ?? 250
        nodeState.huggingVertical = nib.priority("verticalHuggingPriority") ?? 250
        nodeState.compressionHorizontal = nib.priority("horizontalCompressionResistancePriority") ?? 750
        nodeState.compressionVertical = nib.priority("verticalCompressionResistancePriority") ?? 750
        layoutState.preservesSuperviewMargins = nib.bool("preservesSuperviewLayoutMargins") ?? false
        layoutState.insetsMarginsFromSafeArea = nib.bool("insetsLayoutMarginsFromSafeArea") ?? true
        layoutState.limitsMarginsToReadableWidth =
            nib.bool("layoutMarginsFollowReadableWidth") ?? nib.bool("followReadableWidth") ?? false
        if let margins = nib.insets("layoutMargins") { layoutState.margins = .absolute(margins) }
        if let margins = nib.directionalInsets("directionalLayoutMargins") {
            layoutState.margins = .directional(margins)
        }
        decodePlaceholderSize(from: nib)
    }

    /// Decodes the size that replaces the intrinsic size at design time. Documents store it in one of two formats.
    private func decodePlaceholderSize(from nib: NibCoder) {
        let size = nib.size("intrinsicContentSize")
        // The value "infinite" means that the dimension has no intrinsic length.
        func length(_ key: String) -> CGFloat? { nib.attribute(key) == "infinite" ? -1 : nib.cgFloat(key) }
        let (width, height) = (length("placeholderIntrinsicWidth"), length("placeholderIntrinsicHeight"))
        guard nib.isDesignTime else { return }
        if let size { updateLayoutAdjustments { $0.placeholderSize = size } }
        if width != nil || height != nil {
            updateLayoutAdjustments { $0.placeholderSize = CGSize(width: width ?? -1, height: height ?? -1) }
        }
    }

    private func decodeAccessibility(from nib: NibCoder) {
        guard let element = nib.element("accessibilityConfiguration") else { return }
        let accessibility = nib.coder(for: element)
        if let label = accessibility.localizedString("label", named: "accessibilityLabel") {
            ownAccessibilityValues.label = label
        }
        if let hint = accessibility.localizedString("hint", named: "accessibilityHint") {
            ownAccessibilityValues.hint = hint
        }
        if let identifier = accessibility.string("identifier") { ownAccessibilityValues.identifier = identifier }
        if let flag = accessibility.bool("isElement") { ownAccessibilityValues.isElement = flag }
        if let value = accessibility.string("value") { ownAccessibilityValues.value = value }
        if let decodeTraits = accessibility.element("traits") {
            ownAccessibilityValues.traits = Self.accessibilityTraits(accessibility.coder(for: decodeTraits))
        }
    }

    private static let accessibilityTraitNames: [(String, UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("playsSound", .playsSound),
        ("keyboardKey", .keyboardKey), ("staticText", .staticText), ("summaryElement", .summaryElement),
        ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
        ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn), ("header", .header),
    ]

    private static func accessibilityTraits(_ nib: NibCoder) -> UIAccessibilityTraits {
        nib.ignore("none")
        return accessibilityTraitNames.reduce(into: []) { traits, pair in
            if nib.bool(pair.0) ?? false { traits.insert(pair.1) }
        }
    }

    private func decodeGuides(from nib: NibCoder) {
        for element in IBElement.guideNames.flatMap(nib.children) {
            let coder = nib.coder(for: element)
            guard let guide = systemGuide(forKey: coder.string("key")) else {
                coder.warn("unknown kind of layout guide", key: "key")
                continue
            }
            coder.register(guide)
        }
        for case let guide as UILayoutGuide in nib.objects("layoutGuides") where guide.role == .free {
            addLayoutGuide(guide)
        }
    }

    func systemGuide(forKey key: String?) -> UILayoutGuide? {
        switch key {
        case "safeArea": safeAreaLayoutGuide
        case "keyboard": keyboardLayoutGuide
        case "layoutMargins": layoutMarginsGuide
        case "readableContent": readableContentGuide
        case "contentLayoutGuide": systemGuide(.scrollContent, "UIScrollViewContentLayoutGuide")
        case "frameLayoutGuide": systemGuide(.scrollFrame, "UIScrollViewFrameLayoutGuide")
        default: nil
        }
    }
}

extension IBElement {
    /// The element names of a view's own layout guides.
    static let guideNames = ["viewLayoutGuide", "keyboardLayoutGuide"]
}
