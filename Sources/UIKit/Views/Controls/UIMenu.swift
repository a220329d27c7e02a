// Menus with their elements, and context menus.
import Foundation

/// An element of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// Whether a menu element is selected.
    public enum State: Int, Sendable {
        /// Not selected.
        case off
        /// Selected; part of `UIMenu.selectedElements`.
        case on
        /// Partly selected; not part of `UIMenu.selectedElements`.
        case mixed
    }

    /// The attributes of a menu element. Stored without effect, because menus never open.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The user cannot select the element.
        public static let disabled = Self(rawValue: 1)
        /// The element deletes something.
        public static let destructive = Self(rawValue: 2)
        /// The element is hidden.
        public static let hidden = Self(rawValue: 4)
        /// The menu stays open after the element is selected.
        public static let keepsMenuPresented = Self(rawValue: 8)
    }

    /// The title; empty for no title. A button or bar item created with an action displays it.
    open var title: String
    /// A second line of text. Stored without effect.
    open var subtitle: String?
    /// The image next to the title. A button or bar item created with an action displays it.
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
}

/// A menu of a button or bar item. Menus are stored but never open.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from its raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The presentation of a menu inside another menu. Stored without effect, because menus never open.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Shows the elements among the outer menu's elements.
        public static let displayInline = Self(rawValue: 1)
        /// Marks a menu that deletes something.
        public static let destructive = Self(rawValue: 2)
        /// Allows at most one selected element at a time; this is not enforced.
        public static let singleSelection = Self(rawValue: 32)
        /// Shows the elements next to each other.
        public static let displayAsPalette = Self(rawValue: 128)
    }

    /// The size of a menu's elements. Stored without effect, because menus never open.
    public enum ElementSize: Int, Sendable {
        /// Images only, next to each other.
        case small
        /// Images and titles, next to each other.
        case medium
        /// Rows that are as wide as the menu.
        case large
        /// The system decides.
        case automatic = -1
    }

    /// The menu's identifier.
    public let identifier: Identifier
    /// The presentation of the menu inside another menu. Stored without effect.
    public let options: Options
    /// The actions and menus, in order.
    public let children: [UIMenuElement]
    /// The size of the elements. Stored without effect.
    open var preferredElementSize = ElementSize.automatic

    /// Creates a menu with elements. Without an identifier, it gets a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [],
        preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("org.cellsim.menu.\(UUID().uuidString)")
        (self.options, self.children, self.preferredElementSize) = (options, children, preferredElementSize)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The actions with the state `on`, including those of inner menus, in order.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? UIAction)?.state == .on ? [child] : []
        }
    }

    /// Returns a copy of this menu with the same identifier and other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}

/// A placeholder for elements that are created when a menu opens, which never happens.
open class UIDeferredMenuElement: UIMenuElement {
    /// Creates an element whose provider is never called.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Returns an element whose provider is never called; UIKit would call it each time the menu opens.
    public static func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
        -> UIDeferredMenuElement
    {
        UIDeferredMenuElement(elementProvider)
    }
}

/// The configuration of a context menu. The menu is not stored, because menus never open.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// A closure that returns a menu with the system's suggested elements; never called.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// The configuration's identifier.
    public let identifier: any NSCopying

    /// Creates a configuration with an identifier, by default a unique one. Both providers are discarded, because
    /// nothing would call them.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
    }
}

/// Provides the context menu of a view. Never called, because menus never open.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the menu for a long press at `location`, in the view's coordinates; nil for no menu. Never called.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// An interaction that shows a context menu on a long press. The menu never opens.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view that has the interaction; not retained.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called. Not retained.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// Creates an interaction without a view; the delegate is not retained.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Called before the interaction moves to a view; does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Closes the menu. Does nothing: no menu is open.
    open func dismissMenu() {}
    /// Returns the position of the long press: always zero, because no touch opens a menu.
    /// - Parameter view: The view in whose coordinates the position is returned; nil for the window.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

extension UIView {
    /// Moves an interaction from its current view, if it has one, to this view and notifies it.
    func attach(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction from this view and notifies it.
    func detach(_ interaction: any UIInteraction) {
        guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}
