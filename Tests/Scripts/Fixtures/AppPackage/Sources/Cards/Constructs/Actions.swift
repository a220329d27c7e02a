import UIKit

@objc(LegacyBadge) class Badge: UIView {}

@objc enum Mood: Int { case glad, sad }

class ActionTarget: NSObject {
    var log: [String] = []

    @objc func none() { log.append("none") }
    @objc private func hidden(_ sender: UIButton) { log.append("hidden") }
    @IBAction func one(_ sender: Any?) { log.append("one") }
    @objc func two(_ sender: UIControl!, event: UIEvent) { log.append("two") }
    @objc func three(_ a: Any, _ b: Any?, _ c: Any?) { log.append("three") }
    @objc func result(_ sender: Any) -> Bool {
        log.append("result")
        return true
    }
    @objc(renamedWithSender:) func named(_ sender: Any) { log.append("named") }
    @objc func mood(_ number: Int) { log.append("mood \(Mood(rawValue: number) == .sad)") }
    @objc var level = 0 { didSet { log.append("level \(level)") } }

    var selectors: [Selector] {
        [
            #selector(none), #selector(hidden(_:)), #selector(Self.one), #selector(two(_:event:)),
            #selector(ActionTarget.three), #selector(result), #selector(named), #selector(extended),
            #selector(self.none), Selector("none"), Selector(("none")),
        ]
    }

    class Nested: NSObject {
        var log: [String] = []
        @objc fileprivate func tap() { log.append("nested") }
        var selector: Selector { #selector(tap) }
    }

    private class Secret: NSObject {
        @objc func tap() { ActionTarget.secretTaps += 1 }
    }
    nonisolated(unsafe) static var secretTaps = 0
    static func makeSecret() -> NSObject { Secret() }
    static let secretSelector = #selector(Secret.tap)
}

extension ActionTarget {
    @objc private func extended() { log.append("extended") }
}

extension UIViewController {
    @objc func closeFromExtension(_ sender: Any) { title = "closed" }
}

class GenericTarget<Value>: NSObject {
    var value: Value
    var count = 0
    init(_ value: Value) { self.value = value }
    @objc func tap(_ sender: Any) { count += 1 }
    var selector: Selector { #selector(tap(_:)) }
}

class SmallTarget: GenericTarget<Int> {
    @objc func more() { count += 10 }
}

@objcMembers class Everything: NSObject {
    var log: [String] = []
    func plain() { log.append("plain") }
    @nonobjc func never() {}
    var size: Int {
        get { log.count }
        set { log = Array(repeating: "", count: newValue) }
    }
}

@IBDesignable class Meter: UIView {
    @IBInspectable dynamic var level: Double = 0 { didSet { setNeedsDisplay() } }
    @IBInspectable var percent: Int {
        get { Int(level * 100) }
        set { level = Double(newValue) / 100 }
    }
    weak var owner: Meter?
    unowned(unsafe) var other: Meter?
    static var paths: [String] {
        [#keyPath(Meter.level), #keyPath(Meter.owner.level), #keyPath(Self.percent), #keyPath(layer.cornerRadius)]
    }
    var names: [Selector] {
        [#selector(getter: Meter.level), #selector(setter: Meter.level), #selector(getter: percent)]
    }
}

class SegueSource: UIViewController {
    @GKInspectable var speed: Float = 1 { didSet { title = "speed \(speed)" } }

    @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
        UIViewController(coder: coder)
    }
    @IBSegueAction private func makePlain(_ coder: NSCoder) -> UIViewController? { UIViewController(coder: coder) }
    @objc class func forget(_ sender: Any) {}

    var selectors: [Selector] {
        [
            #selector(makeDetail(_:sender:segueIdentifier:)), #selector(makePlain(_:)),
            #selector(SegueSource.forget(_:)),
        ]
    }
}
