import UIKit

/// A view that can display text or an image as its content.
@MainActor enum FillableView {
    case label(UILabel)
    case field(UITextField)
    case textView(UITextView)
    case button(UIButton)
    case image(UIImageView)

    /// Returns nil for views of other types.
    init?(_ object: AnyObject) {
        switch object {
        case let label as UILabel: self = .label(label)
        case let field as UITextField: self = .field(field)
        case let text as UITextView: self = .textView(text)
        case let button as UIButton: self = .button(button)
        case let image as UIImageView: self = .image(image)
        default: return nil
        }
    }

    var view: UIView {
        switch self {
        case .label(let view): view
        case .field(let view): view
        case .textView(let view): view
        case .button(let view): view
        case .image(let view): view
        }
    }

    /// A Boolean value that indicates whether the view is empty. A text field with a placeholder is not empty.
    var isEmpty: Bool {
        switch self {
        case .label(let label): isBlank(label.text)
        case .field(let field): isBlank(field.text) && isBlank(field.placeholder)
        case .textView(let text): isBlank(text.text)
        case .button(let button):
            isBlank(button.currentTitle) && button.currentAttributedTitle == nil && button.currentImage == nil
                && button.currentBackgroundImage == nil && isBlank(button.configuration?.title)
                && button.configuration?.image == nil
        case .image(let image): image.image == nil && (image.animationImages ?? []).isEmpty
        }
    }

    private func isBlank(_ text: String?) -> Bool { text?.allSatisfy(\.isWhitespace) ?? true }

    /// Copies the content of another view of the same type.
    /// - Returns: Whether there was any content.
    func copyContent(_ other: FillableView) -> Bool {
        guard !other.isEmpty else { return false }
        switch (self, other) {
        case (.label(let label), .label(let other)): label.attributedText = other.attributedText
        case (.field(let field), .field(let other)): field.text = other.text
        case (.textView(let text), .textView(let other)): text.attributedText = other.attributedText
        case (.button(let button), .button(let other)):
            button.setTitle(other.currentTitle ?? other.configuration?.title, for: .normal)
            button.setImage(other.currentImage, for: .normal)
        case (.image(let image), .image(let other)): image.image = other.image
        default: return false
        }
        return !isEmpty
    }

    /// Displays a sample value that matches the outlet's name.
    /// - Parameters:
    ///   - outlet: The name of the outlet.
    ///   - length: The length of the value.
    ///   - rootView: The entire view being drawn.
    /// - Returns: Whether values of other lengths would be different, or nil if the view stays empty.
    func fill(_ outlet: OutletName, _ length: SampleLength, in rootView: UIView) -> Bool? {
        let size = view.bounds.size
        switch self {
        case .label(let label):
            label.text = SampleTexts.text(outlet, length, isParagraph: label.numberOfLines != 1)
        case .field(let field): field.text = SampleTexts.text(outlet, length, isParagraph: false)
        case .textView(let text): text.text = SampleTexts.text(outlet, length, isParagraph: true)
        case .button(let button):
            // A large button without a title is usually a touch area, so it stays empty.
            let area = rootView.bounds.width * rootView.bounds.height
            if size.width * size.height > area * 0.5 { return nil }
            button.setTitle(SampleTexts.title(outlet, length), for: .normal)
        case .image(let image):
            // A thin image view usually is a separator, so it stays empty.
            if size != .zero, min(size.width, size.height) < 8 { return nil }
            let limits: ClosedRange<CGFloat> = 1...1024
            let imageSize = size == .zero ? CGSize(width: 40, height: 40) : size
            image.image = SampleImages.image(
                outlet, size: CGSize(width: imageSize.width.clamped(limits), height: imageSize.height.clamped(limits)),
                scale: rootView.traitCollection.displayScale > 0 ? rootView.traitCollection.displayScale : 2)
            return false
        }
        return true
    }
}

extension CGFloat {
    fileprivate func clamped(_ limits: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
    }
}
