import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// The content view of a date picker, which draws the picker. Apps access it as `picker.subviews[0]` to change its background.
///
/// In the style `compact`, it has a subview for each field, which in turn has a subview for the field's background. These
/// subviews draw nothing: the picker reads the background's colour and opacity from them.
@MainActor final class DatePickerContent: UIView {
    private var picker: UIDatePicker? { superview as? UIDatePicker }

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func recordContent(into recorder: inout DisplayRecorder) { picker?.record(into: &recorder) }

    /// Adds or removes subviews, so that each field of the picker has one.
    func setFields(_ count: Int) {
        for field in subviews.dropFirst(count) { field.removeFromSuperview() }
        for _ in subviews.count..<max(count, subviews.count) {
            let field = UIView(frame: .zero)
            field.addSubview(UIView(frame: .zero))
            addSubview(field)
        }
    }

    /// Returns the opacity of a field's background, from 0 to 1.
    func backgroundAlpha(ofField index: Int) -> CGFloat {
        guard subviews.indices.contains(index) else { return 1 }
        let views = [subviews[index]] + subviews[index].subviews.prefix(1)
        return views.map { $0.isHidden ? 0 : $0.alpha }.reduce(1, *)
    }

    /// Returns the background colour that the app set for a field; nil for none.
    func backgroundColor(ofField index: Int) -> UIColor? {
        subviews.indices.contains(index) ? subviews[index].subviews.first?.backgroundColor : nil
    }
}
