import Foundation
@_spi(UIKitModules) import UIKitViews

/// A view with wheels. The user selects a row in each wheel.
@preconcurrency @MainActor open class UIPickerView: UIView {
    /// The object that provides the number of wheels and rows; not retained. Setting it selects the first row of each wheel.
    open weak var dataSource: UIPickerViewDataSource? { didSet { reloadAllComponents() } }
    /// The object that provides the content of rows; not retained. Setting it selects the first row of each wheel.
    open weak var delegate: UIPickerViewDelegate? { didSet { reloadAllComponents() } }
    private var selection: [Int] = []
    /// The location at which the current touch began.
    private var touchStart: CGPoint?
    private let columns = PickerColumns()
    /// The colour of plain titles, which apps set with the private key `textColor`; nil for the label colour.
    var rowColor: UIColor? {
        get { columns.textColor }
        set { columns.textColor = newValue }
    }
    private let selectionBand = PickerSelectionBand()

    /// Creates a picker without wheels, with a frame in the superview's coordinates (points).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }
    /// Decodes a picker of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    /// Adds the wheels and the background of the selected rows, which apps access as `subviews[0]` and `subviews[1]`.
    private func addParts() {
        addSubview(columns)
        addSubview(selectionBand)
    }

    /// The number of wheels; 0 without a data source.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// Returns the number of rows in a wheel; 0 without a data source.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// Loads the number of wheels again and selects the first row of each wheel.
    open func reloadAllComponents() {
        selection = Array(repeating: 0, count: numberOfComponents)
        updateRows()
    }
    /// Loads the rows of a wheel again. The selection does not change.
    open func reloadComponent(_ component: Int) { updateRows() }
    /// Returns the size of a row in a wheel, in points: the wheel's width, and the delegate's height or 32. Returns zero for an unknown
    /// wheel.
    open func rowSize(forComponent component: Int) -> CGSize {
        let widths = widths
        guard widths.indices.contains(component) else { return .zero }
        return PickerWheels.columns(of: widths, in: bounds, rowHeight: rowHeight(component))[component].size
    }
    /// Returns the view of a row that the delegate provided, or a label for an attributed title; `nil` for rows that aren't visible
    /// and for plain titles.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return columns.view(row: row, component: component)
    }
    /// Returns the index of the selected row in a wheel; -1 for an unknown wheel.
    open func selectedRow(inComponent component: Int) -> Int {
        selection.indices.contains(component) ? selection[component] : -1
    }
    /// Selects a row of a wheel. Indexes are clamped, and unknown wheels are ignored. `animated` has no effect, and
    /// the delegate is not called.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard selection.indices.contains(component) else { return }
        selection[component] = min(max(row, 0), max(numberOfRows(inComponent: component) - 1, 0))
        updateRows()
    }

    private func updateRows() {
        columns.setNeedsDisplay()
        setNeedsLayout()
    }

    /// Starts a drag of the touched wheel.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchStart = touches.first?.location(in: self)
    }
    /// Does nothing: the wheel turns at the end of the touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Turns the wheel by the distance of the drag, or to the tapped row. Calls the delegate if the selection
    /// changed.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touchStart, let end = touches.first?.location(in: self) else { return }
        self.touchStart = nil
        turn(at: touchStart, to: end)
    }
    /// Ends the drag without turning the wheel.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchStart = nil }

    private func turn(at start: CGPoint, to end: CGPoint) {
        let frames = PickerWheels.columns(of: widths, in: bounds)
        guard let component = frames.firstIndex(where: { $0.minX <= start.x && start.x < $0.maxX }) else { return }
        let old = selectedRow(inComponent: component)
        let rows = PickerWheels.rows(
            from: start.y - bounds.midY, to: end.y - bounds.midY, rowHeight: rowHeight(component))
        selectRow(old + rows, inComponent: component, animated: true)
        let new = selectedRow(inComponent: component)
        if new != old { delegate?.pickerView(self, didSelectRow: new, inComponent: component) }
    }

    /// The widths of the wheels, in points; nil for an equal part of the remaining width.
    private var widths: [CGFloat?] {
        (0..<numberOfComponents).map { component in
            let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
            return width > 0 ? width : nil
        }
    }

    /// A fixed size of 320 × 216 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: 216) }

    /// Places the views of visible rows and the background of the selected rows.
    open override func layoutSubviews() {
        super.layoutSubviews()
        columns.frame = bounds
        let heights = (0..<numberOfComponents).map(rowHeight)
        selectionBand.frame = PickerWheels.selectionRect(in: bounds, rowHeight: heights.max() ?? PickerWheels.rowHeight)
        columns.update(wheels) { [self] row, component, reusableView in
            rowView(row, component, reusing: reusableView)
        }
    }

    private func rowHeight(_ component: Int) -> CGFloat {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        return height > 0 ? height : PickerWheels.rowHeight
    }

    private var wheels: [PickerWheels.Wheel] {
        widths.enumerated().map { component, width in
            let selected = max(selectedRow(inComponent: component), 0)
            let count = numberOfRows(inComponent: component)
            let rows = PickerWheels.offsets.map { offset -> String in
                let row = selected + offset
                return row >= 0 && row < count
                    ? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "" : ""
            }
            return PickerWheels.Wheel(
                rows: rows, width: width, rowHeight: rowHeight(component), selectedRow: selected, count: count)
        }
    }

    /// Returns the delegate's view for a row, or a label with its attributed title; nil for a plain title.
    private func rowView(_ row: Int, _ component: Int, reusing reusableView: UIView?) -> UIView? {
        guard let delegate else { return nil }
        let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: reusableView)
        if !(view is UnavailablePickerRow) { return view }
        guard let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) else {
            return nil
        }
        let label = reusableView as? UILabel ?? UILabel(frame: .zero)
        label.font = PickerWheels.font
        label.attributedText = title
        label.textAlignment = .center
        return label
    }
}

/// The object that provides the number of a picker's wheels and of the rows in each wheel.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// Returns the number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows in a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker for its content and selection. All methods are optional.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// Returns the view of a row, which replaces its titles. It gets the size of the row. `view` is a view that is no longer visible.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Returns the height of a wheel's rows in points; 0 for the default of 32.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns the title of a row; nil for an empty row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns an attributed title, which replaces the plain title; `nil` for none.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    /// Returns the width of a wheel in points; 0 for an equal part of the remaining width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Called after the user selected a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns a placeholder, with which the row shows its attributed or plain title.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UnavailablePickerRow.shared }
    /// Returns 0, for the default height of 32 points.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
