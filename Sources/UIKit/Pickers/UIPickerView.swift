import Foundation

/// Wheels of rows to choose from.
@preconcurrency @MainActor open class UIPickerView: UIView {
    open weak var dataSource: UIPickerViewDataSource? { didSet { reloadAllComponents() } }
    open weak var delegate: UIPickerViewDelegate? { didSet { reloadAllComponents() } }
    private var selection: [Int] = []

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func reloadAllComponents() {
        selection = Array(repeating: 0, count: numberOfComponents)
        setNeedsDisplay()
    }
    open func reloadComponent(_ component: Int) { setNeedsDisplay() }
    open func selectedRow(inComponent component: Int) -> Int {
        selection.indices.contains(component) ? selection[component] : -1
    }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        if selection.indices.contains(component) { selection[component] = row }
    }

    /// 320 × 216 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: 216) }

    override func recordContent(into recorder: inout DisplayRecorder) {
        PickerWheels.record(wheels, in: bounds, into: &recorder)
    }

    private var wheels: [PickerWheels.Wheel] {
        let widths = (0..<numberOfComponents).map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
        return widths.enumerated().map { component, width in
            let chosen = max(selectedRow(inComponent: component), 0)
            let count = numberOfRows(inComponent: component)
            let rows = PickerWheels.offsets.map { offset -> String in
                let row = chosen + offset
                return row >= 0 && row < count ? title(row, component) : ""
            }
            return PickerWheels.Wheel(rows: rows, width: width > 0 ? width : nil)
        }
    }

    private func title(_ row: Int, _ component: Int) -> String {
        delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
    }
}

@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Optional methods have defaults.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// In place of the plain title; only its words are drawn.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    /// In points; 0 shares the width equally.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
