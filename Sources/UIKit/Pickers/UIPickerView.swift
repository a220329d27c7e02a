import Foundation

/// Wheels of rows to choose from.
@preconcurrency @MainActor open class UIPickerView: UIView {
    /// Says how many wheels and rows there are; not retained. Setting it chooses the first row of every wheel.
    open weak var dataSource: UIPickerViewDataSource? { didSet { reloadAllComponents() } }
    /// Says what stands in the rows; not retained. Setting it chooses the first row of every wheel.
    open weak var delegate: UIPickerViewDelegate? { didSet { reloadAllComponents() } }
    private var selection: [Int] = []
    /// Where a finger came down.
    private var grip: CGPoint?

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
    /// Chooses a row of a wheel, the nearest for one that is not there; nothing happens for a wheel that is not there.
    /// `animated` makes no difference, and the delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard selection.indices.contains(component) else { return }
        selection[component] = min(max(row, 0), max(numberOfRows(inComponent: component) - 1, 0))
        setNeedsDisplay()
    }

    /// Takes hold of the wheel under the finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        grip = touches.first?.location(in: self)
    }
    /// Takes the touches; the wheel turns once the finger is lifted.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Turns the wheel under the finger as far as that was dragged, or to the row that was tapped, and tells the delegate
    /// of another row.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let grip, let end = touches.first?.location(in: self) else { return }
        self.grip = nil
        turn(at: grip, to: end)
    }
    /// Leaves the wheel as it is.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { grip = nil }

    private func turn(at start: CGPoint, to end: CGPoint) {
        let columns = PickerWheels.columns(of: widths, in: bounds)
        guard let component = columns.firstIndex(where: { $0.minX <= start.x && start.x < $0.maxX }) else { return }
        let old = selectedRow(inComponent: component)
        let rows = PickerWheels.rows(from: start.y - bounds.midY, to: end.y - bounds.midY)
        selectRow(old + rows, inComponent: component, animated: true)
        let new = selectedRow(inComponent: component)
        if new != old { delegate?.pickerView(self, didSelectRow: new, inComponent: component) }
    }

    /// Of the wheels, in points; nil for a share of what the others leave.
    private var widths: [CGFloat?] {
        (0..<numberOfComponents).map { component in
            let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
            return width > 0 ? width : nil
        }
    }

    /// 320 × 216 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: 216) }

    override func recordContent(into recorder: inout DisplayRecorder) {
        PickerWheels.record(wheels, in: bounds, into: &recorder)
    }

    private var wheels: [PickerWheels.Wheel] {
        widths.enumerated().map { component, width in
            let chosen = max(selectedRow(inComponent: component), 0)
            let count = numberOfRows(inComponent: component)
            let rows = PickerWheels.offsets.map { offset -> String in
                let row = chosen + offset
                return row >= 0 && row < count ? title(row, component) : ""
            }
            return PickerWheels.Wheel(rows: rows, width: width)
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
    /// Told which row the user chose.
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
