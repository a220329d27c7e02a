import Foundation

/// Something that stands in a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// Whether something in a menu is chosen.
    public enum State: Int, Sendable {
        /// Not chosen.
        case off
        /// Chosen: `UIMenu.selectedElements` tells it.
        case on
        /// Chosen in part; not told as chosen.
        case mixed
    }

    /// How something stands in a menu. Kept; nothing reads it, for menus are never opened.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be chosen.
        public static let disabled = Self(rawValue: 1)
        /// It deletes something.
        public static let destructive = Self(rawValue: 2)
        /// It is left out.
        public static let hidden = Self(rawValue: 4)
        /// Choosing it leaves the menu open.
        public static let keepsMenuPresented = Self(rawValue: 8)
    }

    /// The words; empty for none. A button or bar item made with an action shows them.
    open var title: String
    /// A second line of words. Kept; nothing reads it.
    open var subtitle: String?
    /// The picture beside the words; a button or bar item made with an action shows it.
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
}

/// Choices of a button or bar item. Menus are kept, and never opened.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// Tells menus apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The identifier with that raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu stands in another. Kept; nothing reads it, for menus are never opened.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its elements stand among the outer menu's.
        public static let displayInline = Self(rawValue: 1)
        /// It deletes something.
        public static let destructive = Self(rawValue: 2)
        /// At most one of its elements is chosen at a time; nothing sees to that here.
        public static let singleSelection = Self(rawValue: 32)
        /// Its elements stand side by side.
        public static let displayAsPalette = Self(rawValue: 128)
    }

    /// How large the elements of a menu are. Kept; nothing reads it, for menus are never opened.
    public enum ElementSize: Int, Sendable {
        /// The picture alone, side by side.
        case small
        /// Picture and words, side by side.
        case medium
        /// Rows as wide as the menu.
        case large
        /// Left to the system.
        case automatic = -1
    }

    /// What tells the menu from others.
    public let identifier: Identifier
    /// How the menu stands in another. Kept; nothing reads it.
    public let options: Options
    /// Actions and menus, in order.
    public let children: [UIMenuElement]
    /// How large the elements are. Kept; nothing reads it.
    open var preferredElementSize = ElementSize.automatic

    /// A menu of `children`. Without an `identifier` it gets one that no other menu has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [],
        preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("org.cellsim.menu.\(UUID().uuidString)")
        (self.options, self.children, self.preferredElementSize) = (options, children, preferredElementSize)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The actions that are on, those of inner menus too, in order.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? UIAction)?.state == .on ? [child] : []
        }
    }

    /// A menu like this one, of the same identifier, with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}

/// Elements that somebody makes when a menu opens: never, here.
open class UIDeferredMenuElement: UIMenuElement {
    /// An element whose provider is never called.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// An element whose provider is never called; UIKit would call it every time the menu opens.
    public static func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
        -> UIDeferredMenuElement
    {
        UIDeferredMenuElement(elementProvider)
    }
}

/// What a long press on something shows. Kept by nobody: no menu is opened here.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// Makes a menu of the elements that the system proposes; never called.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// What tells the configuration from others.
    public let identifier: any NSCopying

    /// A configuration that keeps its identifier, or makes one; both providers are dropped, for nobody would call them.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
    }
}

/// Something that a view does with what users do.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view that has the interaction; nil while none has it.
    var view: UIView? { get }
    /// Called before the view changes; nil for a view that loses the interaction.
    func willMove(to view: UIView?)
    /// Called after the view changed; nil for a view that lost the interaction.
    func didMove(to view: UIView?)
}

/// Says which menu a long press opens; never asked, for menus are not opened.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// The menu for a press at `location`, in the view's coordinates; nil for none. Never asked.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// A menu on a long press; never opened.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view that has the interaction, not retained.
    open private(set) weak var view: UIView?
    /// Kept, not retained; never asked.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// An interaction that no view has yet; the delegate is not retained.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Takes note of the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Does nothing: no menu is open.
    open func dismissMenu() {}
}

extension UIView {
    /// Told of the view; nothing comes from users' hands but touches.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes the interaction from the view and tells it; nothing happens where the view does not have it.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}
