import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitControls
@_spi(UIKitModules) import UIKitViews

/// The delegate of a search field. The methods for tokens are not called: fields have none.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}

/// A field for search terms, with a magnifier and a grey background; also the field of a search bar, which draws it itself.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    /// The difference in height to other fields with a border: 28 points for text of 17.
    private static let heightDifference: CGFloat = 6
    /// The space before the magnifier, in points: it is drawn from 8 points from the edge, in pictures of six apps at two scales.
    static let magnifierSide: CGFloat = 6.7

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

    /// The view that the field begins with until code sets another one.
    private let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))

    private func setUpField() {
        borderStyle = .roundedRect
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

    /// The magnifier, about 7 points from the edge.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return super.leftViewRect(forBounds: bounds).offsetBy(
            dx: isMirrored ? -Self.magnifierSide : Self.magnifierSide, dy: 0)
    }

    /// The text, with a space after the magnifier; 4 points after other views.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.textRect(forBounds: bounds)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var space: CGFloat = leftView == nil || leftViewMode == .never ? 0 : 4
        if space > 0, leftView === magnifier {
            space = SystemBars.searchTextStart - (isMirrored ? bounds.maxX - rect.maxX : rect.minX - bounds.minX)
        }
        space = min(max(space, 0), rect.width)
        return CGRect(
            x: isMirrored ? rect.minX : rect.minX + space, y: rect.minY, width: rect.width - space, height: rect.height)
    }

    @_spi(UIKitModules) open override func recordOutline(into recorder: inout DisplayRecorder) {
        guard borderStyle == .roundedRect, background == nil else { return super.recordOutline(into: &recorder) }
        recordFill(in: bounds, into: &recorder)
        // The border also has a fill, which a background colour of the layer replaces.
        if backgroundColor == nil { recordFill(in: bounds, into: &recorder) }
    }

    /// Draws the fill that the field has inside and outside of search bars.
    /// - Parameter rect: the field, in the coordinates of the view that draws it.
    func recordFill(_ color: UIColor = .tertiarySystemFill, in rect: CGRect, into recorder: inout DisplayRecorder) {
        let radius = SystemBars.searchFieldIsCapsule.now ? rect.height / 2 : 10
        recorder.fill(Path.continuousRect(rect, radii: CornerRadii(radius)), color: recorder.rgba(color))
    }
}
