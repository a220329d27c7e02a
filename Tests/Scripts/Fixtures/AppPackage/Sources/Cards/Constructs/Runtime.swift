import UIKit

// What Objective-C's runtime does for plain objects.

@objc public protocol PanelDelegate: AnyObject {
    @objc optional func panel(_ name: String, widthFor traits: UITraitCollection) -> CGFloat
    @objc optional func panel(_ name: String, widthFor size: CGSize) -> CGFloat
}

public final class SizePanelDelegate: NSObject, PanelDelegate {
    public func panel(_ name: String, widthFor size: CGSize) -> CGFloat { size.width }
}

public final class Panel: NSObject {
    public weak var delegate: PanelDelegate?

    public var widths: [CGFloat?] {
        [
            delegate?.panel?("a", widthFor: UITraitCollection()),
            delegate?.panel?("a", widthFor: CGSize(width: 3, height: 4)),
        ]
    }
}

public final class NibGuest: NSObject {
    public var count = 0

    public override func awakeFromNib() {
        super.awakeFromNib()
        count += 1
    }
}

class LoudSegue: UIStoryboardSegue {
    var isPerformed = false
    override func perform() { isPerformed = true }
}

public enum Swizzling {
    typealias Method = @convention(c) (AnyObject, Selector) -> Void

    /// Whether a class has a method for Objective-C: none has one here.
    public static func call(_ object: NSObject) -> Bool {
        let selector = #selector(UIViewController.viewWillLayoutSubviews)
        guard let method = class_getInstanceMethod(type(of: object), selector) else { return false }
        unsafeBitCast(method_getImplementation(method), to: Method.self)(object, selector)
        return true
    }
}

public func className(_ object: AnyObject) -> String { type(of: object).description() }

public func performLoudly(from source: UIViewController) -> Bool {
    let type: UIStoryboardSegue.Type = LoudSegue.self
    let segue = type.init(identifier: "loud", source: source, destination: UIViewController())
    segue.perform()
    return (segue as? LoudSegue)?.isPerformed ?? false
}
