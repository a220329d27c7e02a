import Foundation
@_spi(UIKitModules) import UIKitViews

/// The view with the wheels of a picker, which apps access as `picker.subviews[0]`. It draws plain titles; other rows are its
/// subviews.
@MainActor final class PickerColumns: UIView {
    private struct Row: Hashable {
        var row: Int
        var component: Int
    }

    private var wheels: [PickerWheels.Wheel] = []
    private var rowViews: [Row: UIView] = [:]
    var textColor: UIColor? { didSet { setNeedsDisplay() } }

    init() {
        super.init(frame: .zero)
        (isUserInteractionEnabled, clipsToBounds) = (false, true)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the view of a visible row; nil for a plain title.
    func view(row: Int, component: Int) -> UIView? { rowViews[Row(row: row, component: component)] }

    /// Loads and places the views of the visible rows.
    /// - Parameter makeView: Returns the view of a row in a component, for which it may use a view that is no longer visible; nil for a
    ///   plain title.
    func update(_ wheels: [PickerWheels.Wheel], makeView: (Int, Int, UIView?) -> UIView?) {
        self.wheels = wheels
        let (previous, widths) = (rowViews, wheels.map(\.width))
        rowViews = [:]
        for (component, wheel) in wheels.enumerated() {
            var reusable = previous.filter { $0.key.component == component }.sorted { $0.key.row < $1.key.row }.map(
                \.value)
            let column = PickerWheels.columns(of: widths, in: bounds, rowHeight: wheel.rowHeight)[component]
            for offset in PickerWheels.offsets {
                let row = wheel.selectedRow + offset
                guard row >= 0, row < wheel.count,
                    let placement = PickerWheels.placement(offset: offset, rowHeight: wheel.rowHeight),
                    let view = makeView(row, component, reusable.popLast())
                else { continue }
                reusable.removeAll { $0 === view }
                place(view, column, placement)
                rowViews[Row(row: row, component: component)] = view
            }
        }
        let visibleViews = Set(rowViews.values.map { ObjectIdentifier($0) })
        for view in previous.values where !visibleViews.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    }

    private func place(_ view: UIView, _ column: CGRect, _ placement: PickerWheels.Placement) {
        if view.superview !== self { addSubview(view) }
        view.transform = .identity
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = column
        view.center.y = bounds.midY + placement.y
        view.transform = CGAffineTransform(scaleX: 1, y: placement.verticalScale)
        view.alpha = placement.opacity
    }

    override func recordContent(into recorder: inout DisplayRecorder) {
        let plainWheels = wheels.enumerated().map { component, wheel in
            var plain = wheel
            for (index, offset) in PickerWheels.offsets.enumerated()
            where view(row: wheel.selectedRow + offset, component: component) != nil {
                plain.rows[index] = ""
            }
            return plain
        }
        PickerWheels.record(plainWheels, in: bounds, color: textColor, into: &recorder)
    }
}

/// The background of a picker's selected rows, which apps access as `picker.subviews[1]` (since iOS 14). It is behind the rows.
@MainActor final class PickerSelectionBand: UIView {
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        layer.zPosition = -1
    }

    required init?(coder: NSCoder) { nil }
}

/// The value of `pickerView(_:viewForRow:forComponent:reusing:)` of delegates without this method.
@MainActor final class UnavailablePickerRow: UIView {
    static let shared = UnavailablePickerRow(frame: .zero)
}
