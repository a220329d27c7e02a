import UIKit

// Objective-C's runtime finds a class's own `init()` where only a metatype is known.

@MainActor public protocol Styled: AnyObject {
    init(style: Int)
    var style: Int { get set }
}

extension Styled where Self: UIView {
    public init(style: Int) {
        self.init()
        self.style = style
    }
}

extension Styled where Self: UIViewController {
    public init(style: Int) {
        self.init()
        self.style = style
    }
}

/// Has no `init(frame:)`.
public class Plate: UIView, Styled {
    public var style = 0
    public let marks: [String]

    public init() {
        marks = ["init"]
        super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    public required init?(coder: NSCoder) { nil }
}

/// Inherits its initialisers.
public final class RoundPlate: Plate {}

/// Has `init(frame:)` too, which does less.
public final class Bowl: UIView, Styled {
    public var style = 0
    public var isSetUp = false

    public convenience init() {
        self.init(frame: .zero)
        isSetUp = true
    }
}

public final class Kitchen: UIViewController, Styled {
    public var style = 0
    public let dishes: Int

    public init() {
        dishes = 2
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }
}

@MainActor public func makeByType<Made: UIView>(_ type: Made.Type) -> Made { type.init() }

private final class Tray: UIView {
    let count: Int

    init() {
        count = 4
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor public func countOfTray() -> Int { makeByType(Tray.self).count }
