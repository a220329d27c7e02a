import UIKit

// Requirements that conforming classes may leave out.
@objc public protocol PickerListener {
    func pickerDidOpen(_ picker: Picker)
    @objc optional func picker(_ picker: Picker, didPick row: Int)
    @objc optional func picker(_ picker: Picker, titleFor row: Int) -> String?
    @objc optional func pickerDidClose()
    @objc optional func height(of row: Int) -> CGFloat
    @objc optional var accent: UIColor { get }
}

public class Picker: NSObject {
    public weak var listener: PickerListener?
    public var onClose: (() -> Void)?

    public func run() -> [String] {
        var log: [String] = []
        listener?.pickerDidOpen(self)
        listener?.picker?(self, didPick: 3)
        if let title = listener?.picker?(self, titleFor: 3) { log.append(title) }
        log.append("\(listener?.height?(of: 3) ?? 44)")
        if listener?.pickerDidClose != nil { log.append("closes") }
        if let close = listener?.pickerDidClose { close() }
        if listener?.picker(_:titleFor:) == nil { log.append("no titles") }
        if let object = listener as? NSObject,
            object.responds(to: #selector(PickerListener.picker(_:didPick:)))
        {
            log.append("picks")
        }
        if listener?.accent == .red { log.append("red") }
        onClose?()
        return log
    }
}

// A class whose superclass conforms, and which has more of the requirements.
class QuietListener: NSObject, PickerListener {
    var log: [String] = []
    func pickerDidOpen(_ picker: Picker) { log.append("opened") }
}

class LoudListener: QuietListener {
    func picker(_ picker: Picker, didPick row: Int) { log.append("picked \(row)") }
    func pickerDidClose() { log.append("closed") }
}

// UIKit's own protocols, handed on.
class ScrollForwarder: NSObject, UITableViewDelegate {
    weak var next: UIScrollViewDelegate?
    weak var rows: UITableViewDelegate?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { next?.scrollViewDidScroll?(scrollView) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        rows?.tableView?(tableView, didSelectRowAt: indexPath)
    }
}

// A value that is called as a function, which may be missing; and names that UIKit brings along.
public struct Marker {
    public var joiner: Joiner? = Joiner()
    public init() {}
    public func marked(_ text: String) -> String { joiner?(first: "*", second: text) ?? text }
    public func fileKind(of data: Data) -> Int {
        CGImageSourceCreateWithData(data as CFData, nil).map(CGImageSourceGetCount) ?? -1
    }
}
public struct Joiner {
    func callAsFunction(first: String, second: String) -> String { first + second }
}
