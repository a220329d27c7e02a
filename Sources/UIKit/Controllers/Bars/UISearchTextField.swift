import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitControls
@_spi(UIKitModules) import UIKitViews

/// A field for search terms, with a magnifier and a grey background; also the field of a search bar, which draws it itself.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    /// How much lower the field is than other fields with a border: 28 points for text of 17.
    private static let heightDifference: CGFloat = 6

    /// Creates an empty field with this frame, in points of its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpField()
    }

    /// Creates the field of a nib.
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

    open override var intrinsicContentSize: CGSize { lowered(super.intrinsicContentSize) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { lowered(super.sizeThatFits(size)) }

    private func lowered(_ size: CGSize) -> CGSize {
        let difference = borderStyle == .roundedRect ? Self.heightDifference : 0
        return CGSize(width: size.width, height: max(size.height - difference, 0))
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
        recordFill(in: bounds, into: &recorder)
        // The border has a fill too, which a background colour of the layer replaces.
        if backgroundColor == nil { recordFill(in: bounds, into: &recorder) }
    }

    /// Draws the fill that the field has inside and outside of search bars.
    /// - Parameter rect: the field, in the coordinates of the view that draws it.
    func recordFill(_ color: UIColor = .tertiarySystemFill, in rect: CGRect, into recorder: inout DisplayRecorder) {
        let radius = SystemBars.searchFieldIsCapsule.now ? rect.height / 2 : 10
        recorder.fill(Path.continuousRect(rect, radii: CornerRadii(radius)), color: recorder.rgba(color))
    }
}
