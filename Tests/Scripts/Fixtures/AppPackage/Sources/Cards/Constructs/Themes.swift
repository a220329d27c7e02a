import UIKit

// Methods that extensions of UIKit's classes declare, overridden below them, with calls of super.
extension UIView {
    @objc func themeNames() -> [String] { ["view"] }
    @objc class func themeTitle() -> String { "view" }
    @objc var isThemed: Bool { false }
    @objc func tint(_ color: UIColor, animated: Bool = false) -> String { "tint" }
}

extension UIControl {
    override func themeNames() -> [String] { super.themeNames() + ["control"] }
}

class ThemedView: UIView {
    override func themeNames() -> [String] { super.themeNames() + ["themed"] }
    override class func themeTitle() -> String { super.themeTitle() + ".themed" }
    override var isThemed: Bool { !super.isThemed }
}

class PlainThemedView: ThemedView {}

final class DeepThemedView: PlainThemedView {
    override func tint(_ color: UIColor, animated: Bool) -> String { super.tint(color, animated: animated) + " deep" }
}

extension DeepThemedView {
    override func themeNames() -> [String] { super.themeNames() + ["deep"] }
    override class func themeTitle() -> String { super.themeTitle() + ".deep" }
}

final class ThemedButton: UIButton {
    override func themeNames() -> [String] { super.themeNames() + ["button"] }
}

private final class HiddenThemedView: UIView {
    override func themeNames() -> [String] { super.themeNames() + ["hidden"] }
}

final class Box<Content>: UIView {
    override func themeNames() -> [String] { super.themeNames() + ["box"] }
}

func makeHiddenView() -> UIView { HiddenThemedView() }

// Properties of UIKit that an extension observes.
class WatchedView: UIView {
    var log: [String] = []
}

extension WatchedView {
    open override var alpha: CGFloat {
        willSet(next) { log.append("to \(next)") }
        didSet {
            if alpha != oldValue { log.append("from \(oldValue)") }
        }
    }

    @available(*, unavailable, message: "tags are not for this view")
    override var tag: Int {
        get { super.tag }
        set { super.tag = newValue }
    }
}

// Methods that an extension of a class of the module declares.
class Base: NSObject {}

extension Base {
    @objc func greet(_ name: String) -> String { "base \(name)" }
}

class Middle: Base {
    override func greet(_ name: String) -> String { "middle " + super.greet(name) }
}

class Bottom: Middle {}

extension Bottom {
    override func greet(_ name: String) -> String { "bottom " + super.greet(name) }
}
