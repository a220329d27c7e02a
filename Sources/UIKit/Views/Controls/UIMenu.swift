// Menus and their elements, and context menus.
import Foundation

/// The base class of menu elements.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The selection states of a menu element.
    public enum State: Int, Sendable {
        /// Not selected.
        case off
        /// Selected. Included in `UIMenu.selectedElements`.
        case on
        /// Partly selected. Not included in `UIMenu.selectedElements`.
        case mixed
    }

    /// The attributes of a menu element. Stored without effect, because menus never open.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The element can't be selected.
        public static let disabled = Self(rawValue: 1)
        /// The element performs a destructive action, such as deleting.
        public static let destructive = Self(rawValue: 2)
        /// The element is hidden.
        public static let hidden = Self(rawValue: 4)
        /// The menu stays open after the element is selected.
        public static let keepsMenuPresented = Self(rawValue: 8)
    }

    /// The title, or an empty string for none. A button or bar item that is created with an action displays it.
    open var title: String
    /// A second line of text. Stored without effect.
    open var subtitle: String?
    /// The image next to the title. A button or bar item that is created with an action displays it.
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
}

/// A menu of actions and submenus. Menus are stored but never open.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from its raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The options of a menu. Stored without effect, because menus never open.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Displays the elements inline in the parent menu instead of in a submenu.
        public static let displayInline = Self(rawValue: 1)
        /// The menu contains destructive actions.
        public static let destructive = Self(rawValue: 2)
        /// Allows only one selected element. CellSim doesn't enforce it.
        public static let singleSelection = Self(rawValue: 32)
        /// Displays the elements as a horizontal palette.
        public static let displayAsPalette = Self(rawValue: 128)
    }

    /// The sizes of menu elements. Stored without effect, because menus never open.
    public enum ElementSize: Int, Sendable {
        /// Images in a row.
        case small
        /// Images with titles in a row.
        case medium
        /// A row for each element.
        case large
        /// The system's default.
        case automatic = -1
    }

    /// The menu's identifier.
    public let identifier: Identifier
    /// The options of the menu. Stored without effect.
    public let options: Options
    /// The actions and submenus, in order.
    public let children: [UIMenuElement]
    /// The size of the elements. Stored without effect.
    open var preferredElementSize = ElementSize.automatic

    /// Creates a menu with elements. If `identifier` is nil, the menu gets a unique identifier.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [],
        preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("org.cellsim.menu.\(UUID().uuidString)")
        (self.options, self.children, self.preferredElementSize) = (options, children, preferredElementSize)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The actions with the state `.on`, including those of submenus, in order.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? UIAction)?.state == .on ? [child] : []
        }
    }

    /// Returns a copy of this menu with different elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}

/// A placeholder for elements that are created when the menu opens. They are never created.
open class UIDeferredMenuElement: UIMenuElement {
    /// Creates an element whose provider is never called.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Returns an element whose provider UIKit calls each time the menu opens. Never called.
    public static func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
        -> UIDeferredMenuElement
    {
        UIDeferredMenuElement(elementProvider)
    }
}

/// The configuration of a context menu. The menu is not stored, because menus never open.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// A closure that returns a menu for the elements that the system suggests. Never called.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// The configuration's identifier.
    public let identifier: any NSCopying

    /// Creates a configuration with an identifier, by default a unique one. The providers are not stored, because menus
    /// never open.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
    }
}

/// The methods that provide the context menu of a view. Never called, because menus never open.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the menu for a long press at a location in the view's coordinates (points), or nil for none. Never called.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// An interaction that displays a context menu on a long press. The menu never opens.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to. Not retained.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called. Not retained.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// Creates an interaction with a delegate, which is not retained.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Called before the interaction is added to a view or removed. Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Closes the menu. Does nothing: menus never open.
    open func dismissMenu() {}
    /// Returns the location of the long press. Always zero, because menus never open.
    /// - Parameter view: The view for the coordinates of the location; nil for the window.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

extension UIView {
    /// Adds an interaction to this view and notifies it. If the interaction has another view, it is removed from it.
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
