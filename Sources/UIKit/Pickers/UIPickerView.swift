import Foundation

/// Wheels of rows to choose from.
@preconcurrency @MainActor open class UIPickerView: UIView {
    /// Says how many wheels and rows there are; not retained. Setting it chooses the first row of every wheel.
    open weak var dataSource: UIPickerViewDataSource? { didSet { reloadAllComponents() } }
    /// Says what stands in the rows; not retained. Setting it chooses the first row of every wheel.
    open weak var delegate: UIPickerViewDelegate? { didSet { reloadAllComponents() } }
    private var selection: [Int] = []

    /// A picker of that frame (points in its superview) without wheels.
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How many wheels there are, as the data source says; 0 without one.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// How many rows a wheel has, as the data source says; 0 without one.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// Asks for the number of wheels and chooses the first row of each.
    open func reloadAllComponents() {
        selection = Array(repeating: 0, count: numberOfComponents)
        setNeedsDisplay()
    }
    /// Does nothing but ask for another drawing, which asks for the rows anyway; what is chosen stays.
    open func reloadComponent(_ component: Int) { setNeedsDisplay() }
    /// The row that is chosen in a wheel, from 0; -1 for a wheel that is not there.
    open func selectedRow(inComponent component: Int) -> Int {
        selection.indices.contains(component) ? selection[component] : -1
    }
    /// Chooses a row of a wheel; nothing happens for a wheel that is not there, and rows are not checked.
    /// `animated` makes no difference, and the delegate is not told.
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

/// Says how many wheels and rows a picker has.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// The number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Optional methods have defaults.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// The words of a row; nil leaves it empty.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// In place of the plain title; only its words are drawn.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    /// In points; 0 shares the width equally.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Told which row the user chose. Never called: wheels are not turned here.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// No words.
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
