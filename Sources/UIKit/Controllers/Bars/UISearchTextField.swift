import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitControls
@_spi(UIKitModules) import UIKitViews

/// A field for search terms, with a magnifier and a grey background; also the field of a search bar, which draws it itself.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private static let height: CGFloat = 36

    /// Creates an empty field with this frame, in points of its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpField()
    }

    private func setUpField() {
        borderStyle = .roundedRect
        let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        magnifier.tintColor = .secondaryLabel
        (leftView, leftViewMode) = (magnifier, .always)
        clearButtonMode = .whileEditing
    }

    open override var intrinsicContentSize: CGSize { withHeight(super.intrinsicContentSize) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { withHeight(super.sizeThatFits(size)) }

    private func withHeight(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: max(size.height, Self.height))
    }

    /// The magnifier, 6 points from the edge.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return super.leftViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? -6 : 6, dy: 0)
    }

    /// The text, with a space after the magnifier.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.textRect(forBounds: bounds)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let space: CGFloat = leftView == nil || leftViewMode == .never ? 0 : min(4, rect.width)
        return CGRect(
            x: isMirrored ? rect.minX : rect.minX + space, y: rect.minY, width: rect.width - space, height: rect.height)
    }

    @_spi(UIKitModules) open override func recordOutline(into recorder: inout DisplayRecorder) {
        guard borderStyle == .roundedRect, background == nil else { return super.recordOutline(into: &recorder) }
        recordFill(in: bounds, into: &recorder, isBackgroundDrawn: true)
    }

    /// Draws the field's fill, over its background colour.
    /// - Parameters:
    ///   - rect: the field, in the coordinates of the view that draws it.
    ///   - isBackgroundDrawn: whether the field's layer draws the background colour.
    func recordFill(in rect: CGRect, into recorder: inout DisplayRecorder, isBackgroundDrawn: Bool = false) {
        let radius = SystemBars.searchFieldIsCapsule.now ? rect.height / 2 : 10
        let shape = Path.continuousRect(rect, radii: CornerRadii(radius))
        if !isBackgroundDrawn, let backgroundColor {
            recorder.fill(shape, color: recorder.rgba(backgroundColor))
        }
        recorder.fill(shape, color: recorder.rgba(.tertiarySystemFill))
    }
}
