import CellSimGraphics
import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Finds accessibility issues: problems for people with low vision, limited dexterity or a screen reader.
@preconcurrency @MainActor public struct AccessibilityAudit {
    /// The checks that an audit performs.
    public enum Rule: String, Sendable, Hashable, CaseIterable {
        /// Text that is truncated or clipped, at the current or the largest text size.
        case clippedText = "accessibility-text"
        /// A touch target smaller than 44 × 44 points. UIKit controls with a fixed height (switches, sliders, segments, text fields) are
        /// exempt.
        case touchTarget = "accessibility-target"
        /// Text with insufficient contrast to its background according to WCAG 2, criterion 1.4.3: below 4.5:1, or below 3:1 for
        /// large text (18 points, or 14 points bold).
        case contrast = "accessibility-contrast"
        /// A control or image without a label for screen readers.
        case missingLabel = "accessibility-label"
        /// Text or controls that partly cover each other.
        case overlap = "accessibility-overlap"
    }

    /// An accessibility issue.
    public struct Finding: Hashable, Sendable {
        /// The rule that the view breaks.
        public var rule: Rule
        /// The frame of the view, in points of the audited view.
        public var frame: CGRect
        /// A description of the view, such as `UIButton "Buy"`.
        public var view: String
        /// A message that describes the issue.
        public var message: String
        /// The suggested fix.
        public var remedy: String
        /// The view's identity in a document, or nil for a view created in code.
        var identity: NibIdentity?
    }

    /// The rules to check.
    public var rules: Set<Rule>

    /// Creates an audit with these rules.
    public init(rules: Set<Rule> = Set(Rule.allCases)) { self.rules = rules }

    /// Returns the issues of a view hierarchy that is laid out in a window, in subview order.
    /// - Parameters:
    ///   - root: The view to audit.
    ///   - picture: The view drawn at `scale` pixels per point on an opaque background. If it is nil, contrast isn't
    ///     checked.
    ///   - scale: The number of pixels per point.
    package func findings(in root: UIView, picture: Bitmap?, scale: CGFloat) -> [Finding] {
        var elements: [Element] = []
        collect(root, in: root, owner: nil, &elements)
        var allFindings: [Finding] = []
        for element in elements {
            if rules.contains(.clippedText) { allFindings += clippedTextFindings(element) }
            if rules.contains(.touchTarget) { allFindings += touchTargetFindings(element) }
            if rules.contains(.missingLabel) { allFindings += missingLabelFindings(element) }
            if rules.contains(.contrast), let picture { allFindings += contrastFindings(element, picture, scale) }
        }
        if rules.contains(.overlap) { allFindings += overlapFindings(elements) }
        return allFindings
    }

    // MARK: Elements

    /// A view that shows content or responds to touches.
    private struct Element {
        var view: UIView
        /// The frame of the view's text if it is a label, otherwise of its bounds, in the root's coordinates.
        var frame: CGRect
        /// The ancestors of the view, outermost first.
        var path: [ObjectIdentifier]
        var identity: NibIdentity?
        /// A Boolean value that indicates whether the view or an enclosing control is disabled.
        var isDisabled: Bool
    }

    private func collect(
        _ view: UIView, in root: UIView, owner: NibIdentity?, path: [ObjectIdentifier] = [], isDisabled: Bool = false,
        _ elements: inout [Element]
    ) {
        guard !view.isHidden, view.alpha > 0.01, !view.bounds.isEmpty else { return }
        let identity = view.nibIdentity ?? owner
        let isViewDisabled = (view as? UIControl)?.isEnabled == false || (view as? UILabel)?.isEnabled == false
        let isDisabled = isDisabled || isViewDisabled
        var frame = view.bounds
        if let label = view as? UILabel {
            frame = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
        }
        elements.append(
            Element(
                view: view, frame: view.convert(frame, to: root), path: path, identity: identity,
                isDisabled: isDisabled))
        let inner = path + [ObjectIdentifier(view)]
        for subview in view.subviews {
            collect(subview, in: root, owner: identity, path: inner, isDisabled: isDisabled, &elements)
        }
    }

    private func finding(_ rule: Rule, _ element: Element, _ message: String, _ remedy: String) -> Finding {
        Finding(
            rule: rule, frame: element.frame, view: Self.name(of: element.view), message: message, remedy: remedy,
            identity: element.identity)
    }

    private static func name(of view: UIView) -> String {
        let text = Self.spokenText(view) ?? view.accessibilityIdentifier
        return "\(type(of: view))" + (text.map { " \"\($0.prefix(40))\"" } ?? "")
    }

    /// Returns the text that a screen reader would speak for a view.
    private static func spokenText(_ view: UIView) -> String? {
        let content: String? =
            switch view {
            case let label as UILabel: label.text
            case let button as UIButton:
                button.currentTitle ?? button.titleLabel?.text ?? symbolLabel(button.currentImage)
            case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
            case let text as UITextView: text.text
            case let image as UIImageView: symbolLabel(image.image)
            default: nil
            }
        return [view.accessibilityLabel, content].compactMap { $0 }.first { !$0.isEmpty }
    }

    /// Returns the spoken description of a system symbol, or nil for other images, which only have a file name.
    private static func symbolLabel(_ image: UIImage?) -> String? { image?.isSymbolImage ?? false ? "symbol" : nil }

    // MARK: Rules

    private func clippedTextFindings(_ element: Element) -> [Finding] {
        guard let label = element.view as? UILabel else { return [] }
        switch label.textFit {
        case .fits, .shrunk: return []
        case .truncated: break
        case .clipped(let points): if points <= 1 || label.numberOfLines == 1 && !label.clipsToBounds { return [] }
        }
        let size = label.traitCollection.preferredContentSizeCategory
        let name = size.rawValue.replacing("UICTContentSizeCategory", with: "")
        let sizeText = size == .large ? "" : " at text size \(name)"
        return [
            finding(
                .clippedText, element, "cuts off its text\(sizeText)", "allow more lines, and let its container grow")
        ]
    }

    private func touchTargetFindings(_ element: Element) -> [Finding] {
        let view = element.view
        guard view.isUserInteractionEnabled, !element.isDisabled else { return [] }
        let hasTapRecognizer = (view.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
        let isCustomControl = view is UIControl && !UIKitModules.isDeclared(type(of: view))
        guard view is UIButton || isCustomControl || hasTapRecognizer else { return [] }
        // The area that responds to touches can be larger than the view.
        let minimumHalfSize: CGFloat = 21.9
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        func acceptsTouch(_ x: CGFloat, _ y: CGFloat) -> Bool {
            view.point(inside: CGPoint(x: middle.x + x, y: middle.y + y), with: nil)
        }
        if acceptsTouch(-minimumHalfSize, 0), acceptsTouch(minimumHalfSize, 0), acceptsTouch(0, -minimumHalfSize),
            acceptsTouch(0, minimumHalfSize)
        {
            return []
        }
        let size = view.bounds.size
        return [
            finding(
                .touchTarget, element,
                "has a touch target of \(InspectedView.number(size.width)) × \(InspectedView.number(size.height)) points, smaller than 44 × 44",
                "make it larger, or accept a larger area in point(inside:with:)")
        ]
    }

    private func missingLabelFindings(_ element: Element) -> [Finding] {
        let view = element.view
        let isInteractive =
            view is UIButton || view is UISwitch || view is UISlider || view is UIStepper || view is UITextField
        guard isInteractive || view is UIImageView && view.isAccessibilityElement, !view.accessibilityElementsHidden,
            Self.spokenText(view) == nil
        else { return [] }
        // A control's accessibility label includes its parts.
        if view is UIImageView, view.superview is UIControl { return [] }
        return [
            finding(
                .missingLabel, element, "has no accessibility label", "set its accessibilityLabel")
        ]
    }

    private func contrastFindings(_ element: Element, _ picture: Bitmap, _ scale: CGFloat) -> [Finding] {
        guard let label = element.view as? UILabel, !(label.text ?? "").isEmpty, !element.isDisabled else { return [] }
        guard let measured = TextContrast(picture, in: element.frame, scale: scale) else { return [] }
        let font = label.font ?? .systemFont(ofSize: 17)
        let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
        let requiredRatio = font.pointSize >= 18 || isBold && font.pointSize >= 14 ? 3.0 : 4.5
        guard measured.ratio < requiredRatio else { return [] }
        // Truncates instead of rounding: 4.49 is insufficient and must not appear as 4.5.
        let ratio = Int(measured.ratio * 10)
        return [
            finding(
                .contrast, element,
                "has a contrast ratio of \(ratio / 10).\(ratio % 10):1 (\(measured.text) on \(measured.background)), below \(requiredRatio == 3 ? "3:1" : "4.5:1")",
                "make the text darker or lighter than its background")
        ]
    }

    private func overlapFindings(_ elements: [Element]) -> [Finding] {
        let visibleElements = elements.filter { element in
            if let label = element.view as? UILabel { return !(label.text ?? "").isEmpty }
            return element.view is UIControl
        }
        var findings: [Finding] = []
        for (index, one) in visibleElements.enumerated() {
            for other in visibleElements.dropFirst(index + 1) {
                if other.path.contains(ObjectIdentifier(one.view)) || one.path.contains(ObjectIdentifier(other.view)) {
                    continue
                }
                let common = one.frame.intersection(other.frame)
                guard common.width > 2, common.height > 2 else { continue }
                // A button that covers an entire cell is intentional, but text must never overlap other text.
                let isCovered = one.frame.contains(other.frame) || other.frame.contains(one.frame)
                if isCovered, !(one.view is UILabel && other.view is UILabel) { continue }
                findings.append(
                    finding(
                        .overlap, other,
                        "covers \(InspectedView.number(common.width)) × \(InspectedView.number(common.height)) points of \(Self.name(of: one.view))",
                        "separate the two at every text size"))
            }
        }
        return findings
    }
}
