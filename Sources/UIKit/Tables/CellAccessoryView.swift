import Foundation

/// Draws a cell's accessory symbols: chevron, checkmark, information.
@MainActor final class CellAccessoryView: UIView {
    var type = UITableViewCell.AccessoryType.none { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The symbols' size in points.
    var symbolSize: CGSize {
        switch type {
        case .none: .zero
        case .disclosureIndicator: CGSize(width: 8, height: 13)
        case .checkmark: CGSize(width: 17, height: 16)
        case .detailButton: CGSize(width: 22, height: 22)
        case .detailDisclosureButton: CGSize(width: 40, height: 22)
        }
    }

    /// Whether a point (own coordinates) lies on the information button.
    func isOnDetail(_ point: CGPoint) -> Bool {
        guard type == .detailButton || type == .detailDisclosureButton else { return false }
        return detailFrame.insetBy(dx: -11, dy: -11).contains(point)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var detailFrame: CGRect {
        let x = type == .detailDisclosureButton && isRightToLeft ? bounds.width - 22 : 0
        return CGRect(x: x, y: (bounds.height - 22) / 2, width: 22, height: 22)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isOnDetail(point) }

    override func recordContent(into recorder: inout DisplayRecorder) {
        switch type {
        case .none: break
        case .disclosureIndicator: recordChevron(in: bounds, into: &recorder)
        case .checkmark: recordCheckmark(into: &recorder)
        case .detailButton: recordDetail(into: &recorder)
        case .detailDisclosureButton:
            recordDetail(into: &recorder)
            let x = isRightToLeft ? 0 : bounds.width - 8
            recordChevron(in: CGRect(x: x, y: (bounds.height - 13) / 2, width: 8, height: 13), into: &recorder)
        }
    }

    private func recordChevron(in rect: CGRect, into recorder: inout DisplayRecorder) {
        let (near, far) = isRightToLeft ? (rect.maxX - 1.2, rect.minX + 1.4) : (rect.minX + 1.2, rect.maxX - 1.4)
        let path = Path([
            .move(CGPoint(x: near, y: rect.minY + 1.2)), .line(CGPoint(x: far, y: rect.midY)),
            .line(CGPoint(x: near, y: rect.maxY - 1.2)),
        ])
        recorder.stroke(path, Stroke(width: 2.2, cap: .round, join: .round), color: recorder.rgba(.tertiaryLabel))
    }

    private func recordCheckmark(into recorder: inout DisplayRecorder) {
        let rect = bounds
        let path = Path([
            .move(CGPoint(x: rect.minX + 2, y: rect.minY + rect.height * 0.55)),
            .line(CGPoint(x: rect.minX + rect.width * 0.38, y: rect.maxY - 2)),
            .line(CGPoint(x: rect.maxX - 2, y: rect.minY + 2)),
        ])
        recorder.stroke(path, Stroke(width: 2, cap: .round, join: .round), color: recorder.rgba(tintColor))
    }

    private func recordDetail(into recorder: inout DisplayRecorder) {
        let frame = detailFrame
        let color = recorder.rgba(tintColor)
        recorder.stroke(.ellipse(in: frame.insetBy(dx: 1.25, dy: 1.25)), Stroke(width: 1.5), color: color)
        recorder.fill(.ellipse(in: CGRect(x: frame.midX - 1.3, y: frame.minY + 5, width: 2.6, height: 2.6)), color: color)
        let stem = Path([.move(CGPoint(x: frame.midX, y: frame.minY + 10)), .line(CGPoint(x: frame.midX, y: frame.maxY - 5.5))])
        recorder.stroke(stem, Stroke(width: 1.8, cap: .round), color: color)
    }
}
