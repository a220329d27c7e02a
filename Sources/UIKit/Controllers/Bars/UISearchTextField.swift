import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitControls
@_spi(UIKitModules) import UIKitViews

/// The delegate of a search text field. The methods for tokens are not called, because fields have no tokens.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}

/// A text field with a magnifying glass and a grey background. A search bar contains one and draws it itself.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    /// The height that the field lacks compared with other bordered fields. With 17-point text, it is 28 points high.
    private static let heightDifference: CGFloat = 6
    /// The margin before the magnifying glass, in points. The visible symbol starts 8 points from the edge. Source: images
    /// of six apps at two scales.
    static let magnifierInset: CGFloat = 6.7

    /// Creates an empty field with a frame in the superview's coordinates (points).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpField()
    }

    /// Decodes a field from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpField()
    }

    /// The initial left view, a magnifying glass.
    private let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))

    private func setUpField() {
        borderStyle = .roundedRect
        magnifier.tintColor = .secondaryLabel
        (leftView, leftViewMode) = (magnifier, .always)
        clearButtonMode = .whileEditing
    }

    open override var intrinsicContentSize: CGSize { reducingHeight(super.intrinsicContentSize) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { reducingHeight(super.sizeThatFits(size)) }

    private func reducingHeight(_ size: CGSize) -> CGSize {
        let difference = borderStyle == .roundedRect ? Self.heightDifference : 0
        return CGSize(width: size.width, height: max(size.height - difference, 0))
    }

    /// Returns the rectangle of the magnifying glass, about 7 points from the edge.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return super.leftViewRect(forBounds: bounds).offsetBy(
            dx: isMirrored ? -Self.magnifierInset : Self.magnifierInset, dy: 0)
    }

    /// Returns the rectangle of the text. It starts after the magnifying glass, or 4 points after another left view.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.textRect(forBounds: bounds)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var space: CGFloat = leftView == nil || leftViewMode == .never ? 0 : 4
        if space > 0, leftView === magnifier {
            space = SystemBars.searchTextInset - (isMirrored ? bounds.maxX - rect.maxX : rect.minX - bounds.minX)
        }
        space = min(max(space, 0), rect.width)
        return CGRect(
            x: isMirrored ? rect.minX : rect.minX + space, y: rect.minY, width: rect.width - space, height: rect.height)
    }

    @_spi(UIKitModules) open override func recordOutline(into recorder: inout DisplayRecorder) {
        guard borderStyle == .roundedRect, background == nil else { return super.recordOutline(into: &recorder) }
        recordFill(in: bounds, into: &recorder)
        // The fill above belongs to the border. This one is the default background; a background colour replaces it.
        if backgroundColor == nil { recordFill(in: bounds, into: &recorder) }
    }

    /// Draws the grey background of the field, inside and outside search bars.
    /// - Parameters:
    ///   - color: The colour of the background.
    ///   - rect: The rectangle of the field, in the coordinates of the view that draws it.
    ///   - recorder: The recorder that receives the drawing.
    func recordFill(_ color: UIColor = .tertiarySystemFill, in rect: CGRect, into recorder: inout DisplayRecorder) {
        let radius = SystemBars.isSearchFieldCapsule.current ? rect.height / 2 : 10
        recorder.fill(Path.continuousRect(rect, radii: CornerRadii(radius)), color: recorder.rgba(color))
    }
}
