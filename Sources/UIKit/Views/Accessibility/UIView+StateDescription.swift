import Foundation

/// A view with text or values of its own in its description.
@MainActor package protocol ViewDescribing: UIView {
    /// The text in the description, or nil for none.
    var describedText: String? { get }
    /// The values after the layer, such as `dataSource: <App.Orders>`.
    var describedDetails: [String] { get }
}

extension ViewDescribing {
    package var describedText: String? { nil }
    package var describedDetails: [String] { [] }
}

/// Descriptions of views: UIKit's format without addresses, which differ in every run.
extension UIView {
    /// The value of `description`, such as `<UILabel; frame = (8 8; 42 20.5); text = 'Iron'; userInteractionEnabled = NO;
    /// layer = <_UILabelLayer>>`. The order of the values is that of descriptions of iOS 16 to 26 in public sources and issues. Returns
    /// nil outside of the main thread.
    nonisolated var stateDescription: String? {
        MainThread.isCurrent ? MainActor.assumeIsolated { "<" + describedValues.joined(separator: "; ") + ">" } : nil
    }

    /// The description of the view and its subviews and their layers without views, one per line, like UIKit's `recursiveDescription`.
    package var recursiveText: String { recursiveText(depth: 0) }

    private func recursiveText(depth: Int) -> String {
        var text = Self.indentation(depth) + description
        let views = Dictionary(
            subviews.map { (ObjectIdentifier($0.layer), $0) }, uniquingKeysWith: { first, _ in first })
        for sublayer in layer.sublayers ?? [] {
            text += "\n"
            if let view = views[ObjectIdentifier(sublayer)] {
                text += view.recursiveText(depth: depth + 1)
            } else {
                text += Self.recursiveText(sublayer, depth: depth + 1)
            }
        }
        return text
    }

    private static func recursiveText(_ layer: CALayer, depth: Int) -> String {
        let line = "\(indentation(depth))<\(UIKitModules.runtimeName(of: type(of: layer)))> (layer)"
        return ([line] + (layer.sublayers ?? []).map { recursiveText($0, depth: depth + 1) }).joined(separator: "\n")
    }

    private static func indentation(_ depth: Int) -> String {
        depth == 0 ? "" : "   " + String(repeating: "|    ", count: depth - 1) + "| "
    }

    private var describedValues: [String] {
        var values = describedClass + ["frame = \(Self.described(frame))"]
        if !transform.isIdentity {
            let t = transform
            values.append(
                "transform = [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(Self.formatted).joined(separator: ", "))]")
        }
        if let text = (self as? any ViewDescribing)?.describedText { values.append("text = '\(text)'") }
        if clipsToBounds { values.append("clipsToBounds = YES") }
        if alpha != 1 { values.append("alpha = \(Self.formatted(alpha))") }
        if isHidden { values.append("hidden = YES") }
        if !isOpaque || layoutState.isButtonTitleLabel || (self as? UIImageView)?.showsTransparentImage ?? false {
            values.append("opaque = NO")
        }
        if !autoresizingMask.isEmpty { values.append("autoresize = \(describedAutoresizingMask)") }
        if !autoresizesSubviews { values.append("autoresizesSubviews = NO") }
        if !isUserInteractionEnabled { values.append("userInteractionEnabled = NO") }
        if tag != 0 { values.append("tag = \(tag)") }
        if let ownTintColor { values.append("tintColor = \(ownTintColor)") }
        // Scroll views always have recognizers of their own.
        if self is UIScrollView || gestureRecognizers?.isEmpty == false {
            values.append("gestureRecognizers = <NSArray>")
        }
        if SystemTexts.describesBackgrounds, let color = backgroundColor ?? (self is UILabel ? .clear : nil) {
            values.append("backgroundColor = \(color)")
        }
        values.append("layer = <\(self is UILabel ? "_UILabelLayer" : UIKitModules.runtimeName(of: type(of: layer)))>")
        if let scrollView = self as? UIScrollView { values += scrollView.scrollValues }
        return values + ((self as? any ViewDescribing)?.describedDetails ?? [])
    }

    private var describedAutoresizingMask: String {
        let names: [(AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { autoresizingMask.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    /// The class, and for an app's subclass of another UIKit class than `UIView` that class.
    private var describedClass: [String] {
        let type = type(of: self)
        let name = layoutState.isButtonTitleLabel ? "UIButtonLabel" : UIKitModules.runtimeName(of: type)
        var ancestor: AnyClass? = type
        while let current = ancestor, !UIKitModules.isSystem(current) { ancestor = _getSuperclass(current) }
        guard let ancestor, ancestor != type, ancestor != UIView.self else { return [name] }
        return [name, "baseClass = \(UIKitModules.runtimeName(of: ancestor))"]
    }
}

extension UILabel: ViewDescribing {
    package var describedText: String? { text }
}

extension UIScrollView {
    fileprivate var scrollValues: [String] {
        let insets = adjustedContentInset
        let numbers = [insets.top, insets.left, insets.bottom, insets.right].map(Self.formatted)
        return [
            "contentOffset: {\(Self.formatted(contentOffset.x)), \(Self.formatted(contentOffset.y))}",
            "contentSize: {\(Self.formatted(contentSize.width)), \(Self.formatted(contentSize.height))}",
            "adjustedContentInset: {\(numbers.joined(separator: ", "))}",
        ]
    }
}

extension UIImageView {
    /// Whether the image has an alpha channel, which makes the view not opaque.
    fileprivate var showsTransparentImage: Bool { image.map { !($0.cgImage?.bitmap.isOpaque ?? false) } ?? false }
}
