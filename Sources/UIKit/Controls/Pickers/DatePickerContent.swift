import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// The view in a date picker that draws it. Apps access it by `picker.subviews[0]`, to colour and round its background.
///
/// In the style `compact` it has a view for each field, which has a view for the field's background. These two don't draw: the
/// picker reads the background's appearance from them.
@MainActor final class DatePickerContent: UIView {
    private var picker: UIDatePicker? { superview as? UIDatePicker }

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func recordContent(into recorder: inout DisplayRecorder) { picker?.record(into: &recorder) }

    /// Sets the number of views for fields to the number of fields in the picker.
    func setFields(_ count: Int) {
        for field in subviews.dropFirst(count) { field.removeFromSuperview() }
        for _ in subviews.count..<max(count, subviews.count) {
            let field = UIView(frame: .zero)
            field.addSubview(UIView(frame: .zero))
            addSubview(field)
        }
    }

    /// The opacity of a field's background, from 0 to 1.
    func backgroundAlpha(ofField index: Int) -> CGFloat {
        guard subviews.indices.contains(index) else { return 1 }
        let shown = [subviews[index]] + subviews[index].subviews.prefix(1)
        return shown.map { $0.isHidden ? 0 : $0.alpha }.reduce(1, *)
    }

    /// The colour of a field's background, if an app has set one.
    func backgroundColor(ofField index: Int) -> UIColor? {
        subviews.indices.contains(index) ? subviews[index].subviews.first?.backgroundColor : nil
    }
}
