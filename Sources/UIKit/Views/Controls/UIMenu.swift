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
        /// The user cannot select it.
        public static let disabled = Self(rawValue: 1)
        /// It deletes something.
        public static let destructive = Self(rawValue: 2)
        /// It is hidden.
        public static let hidden = Self(rawValue: 4)
        /// Selecting it leaves the menu open.
        public static let keepsMenuPresented = Self(rawValue: 8)
    }

    /// The title; empty for none. A button or bar item created with an action shows it.
    open var title: String
    /// A second line of text. Stored without effect.
    open var subtitle: String?
    /// The image next to the title; a button or bar item created with an action shows it.
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
}

/// The menu of a button or bar item. Menus are stored and never open.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// Identifies a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from this raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The appearance of a menu inside another one. Stored without effect, because menus never open.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its elements appear among the outer menu's.
        public static let displayInline = Self(rawValue: 1)
        /// It deletes something.
        public static let destructive = Self(rawValue: 2)
        /// At most one of its elements is selected at a time; this is not enforced.
        public static let singleSelection = Self(rawValue: 32)
        /// Its elements are next to each other.
        public static let displayAsPalette = Self(rawValue: 128)
    }

    /// The size of a menu's elements. Stored without effect, because menus never open.
    public enum ElementSize: Int, Sendable {
        /// Only images, next to each other.
        case small
        /// Images and titles, next to each other.
        case medium
        /// Rows as wide as the menu.
        case large
        /// The system decides.
        case automatic = -1
    }

    /// The menu's identifier.
    public let identifier: Identifier
    /// The appearance of the menu inside another one. Stored without effect.
    public let options: Options
    /// The actions and menus, in order.
    public let children: [UIMenuElement]
    /// The size of the elements. Stored without effect.
    open var preferredElementSize = ElementSize.automatic

    /// Creates a menu of `children`. Without an `identifier`, it gets a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [],
        preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("org.cellsim.menu.\(UUID().uuidString)")
        (self.options, self.children, self.preferredElementSize) = (options, children, preferredElementSize)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The actions that are on, including those of inner menus, in order.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? UIAction)?.state == .on ? [child] : []
        }
    }

    /// Returns a copy of this menu, with the same identifier and other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}

/// Elements that are created when a menu opens, which never happens.
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

/// The menu of a long press. Not stored: menus never open.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// Returns a menu of the elements that the system suggests; never called.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// The configuration's identifier.
    public let identifier: any NSCopying

    /// Creates a configuration that stores its identifier, or creates one. Both providers are discarded, because
    /// nothing would call them.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
    }
}

/// Returns the menu for a long press; never called, because menus never open.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the menu for a press at `location`, in the view's coordinates; nil for none. Never called.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// A menu on a long press, which never opens.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view that has the interaction, not retained.
    open private(set) weak var view: UIView?
    /// The delegate, which is never called. Not retained.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// Creates an interaction without a view; the delegate is not retained.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Does nothing: no menu is open.
    open func dismissMenu() {}
    /// Returns zero: no touch opens a menu.
    /// - Parameter view: the view whose coordinates the point would have; nil for those of the window.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

extension UIView {
    /// Takes an interaction from its view, if any, and notifies it.
    func attach(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction of this view and notifies it.
    func detach(_ interaction: any UIInteraction) {
        guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}
