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
    open func selectedRow(inComponent component: Int) -> Int { selection.indices.contains(component) ? selection[component] : -1 }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        if selection.indices.contains(component) { selection[component] = row }
    }

    /// 320 × 216 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: 216) }

    override func recordContent(into recorder: inout DisplayRecorder) {
        WheelLook.record(rows: visibleRows, in: bounds, &recorder)
    }

    /// For each wheel the titles from two above the chosen one to two below.
    private var visibleRows: [[String]] {
        (0..<numberOfComponents).map { component in
            let chosen = max(selectedRow(inComponent: component), 0)
            let count = numberOfRows(inComponent: component)
            return (chosen - 2...chosen + 2).map { row in
                guard row >= 0, row < count else { return "" }
                return delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
            }
        }
    }
}

@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Optional methods have defaults.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// How pickers and date wheels look: the chosen row in a grey band, its neighbours fainter with distance.
@MainActor enum WheelLook {
    static func record(rows: [[String]], in bounds: CGRect, _ recorder: inout DisplayRecorder) {
        let band = CGRect(x: bounds.minX + 9, y: bounds.midY - 16, width: max(bounds.width - 18, 0), height: 32)
        recorder.fill(band, radius: 7, color: .tertiarySystemFill)
        guard !rows.isEmpty else { return }
        let width = band.width / CGFloat(rows.count)
        let colors: [UIColor] = [.quaternaryLabel, .secondaryLabel, .label, .secondaryLabel, .quaternaryLabel]
        for (column, titles) in rows.enumerated() {
            for (index, title) in titles.enumerated() where !title.isEmpty {
                let rect = CGRect(
                    x: band.minX + CGFloat(column) * width, y: band.minY + CGFloat(index - 2) * 32, width: width, height: 32)
                recorder.text(title, font: .systemFont(ofSize: 21), color: colors[min(index, 4)], in: rect)
            }
        }
    }
}
