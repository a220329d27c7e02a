import UIKit

// Overloads that differ in more than labels, and a class that an extension nests in a generic one.

extension UIView {
    @discardableResult public func holds(_ views: UIView...) -> UIView { holds(views) }
    @objc @discardableResult public func holds(_ views: [UIView]) -> UIView {
        views.forEach(addSubview)
        return self
    }
    @objc public func mark(_ count: Int) -> String { "view \(count)" }
    @objc public func mark(_ text: String) -> String { "view \(text)" }
}

extension UITableViewCell {
    @discardableResult override public func holds(_ views: [UIView]) -> UIView { contentView.holds(views) }
    override public func mark(_ text: String) -> String { "cell \(text)" }
}

@objcMembers open class Bag: NSObject {
    @nonobjc public var numbers = [1, 2]
    open func removeLast() -> Bool {
        let last: Int? = numbers.isEmpty ? nil : removeLast()
        return last != nil
    }
}

extension Bag {
    @nonobjc public func removeLast() -> Int { numbers.removeLast() }
}

public final class Shelf<Content>: UIView {}

extension Shelf {
    public final class Slot: UIControl {
        public var presses = 0
        public func listen() { addTarget(self, action: #selector(press), for: .touchUpInside) }
        @objc private func press() { presses += 1 }
    }
}
