import Foundation

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The styles of items, which determine their emphasis.
    public enum Style: Int, Sendable {
        /// Regular text.
        case plain
        /// A former name of `plain`.
        case bordered
        /// Semibold text, for items that complete a task.
        case done
        /// The name of `done` since iOS 26.
        public static let prominent = Style.done
    }

    /// A badge at the corner of an item. Stored without effect: bars don't draw it.
    public struct Badge: Sendable {
        let text: String?
        /// The background colour; nil for red.
        public var backgroundColor: UIColor?
        /// The colour of the text; nil for white.
        public var foregroundColor: UIColor?
        /// The font of the text; nil for the system's font.
        public var font: UIFont?
        /// Returns a badge with a number.
        public static func count(_ count: Int) -> Badge { Badge(text: String(count)) }
        /// Returns a badge with text.
        public static func string(_ value: String) -> Badge { Badge(text: value) }
        /// Returns a badge without text.
        public static func indicator() -> Badge { Badge(text: nil) }
    }

    /// The system items, which have a title, a symbol or a space that the system provides.
    public enum SystemItem: Int, Sendable {
        /// The title "Done", in semibold.
        case done
        /// The title "Cancel".
        case cancel
        /// The title "Edit".
        case edit
        /// The title "Save", in semibold.
        case save
        /// A plus.
        case add
        /// A flexible space in a toolbar. Flexible spaces share the remaining width equally.
        case flexibleSpace
        /// A space with the width `width`.
        case fixedSpace
        /// A pencil on a sheet.
        case compose
        /// An arrow to the left.
        case reply
        /// An arrow out of a box.
        case action
        /// A folder.
        case organize
        /// An open book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// An arrow in a circle.
        case refresh
        /// A cross.
        case stop
        /// A camera.
        case camera
        /// A trash can.
        case trash
        /// A filled triangle.
        case play
        /// Two bars.
        case pause
        /// Two triangles to the left.
        case rewind
        /// Two triangles to the right.
        case fastForward
        /// The title "Undo".
        case undo
        /// The title "Redo".
        case redo
        /// The corner of a page. Not drawn.
        case pageCurl
        /// A cross.
        case close
    }

    /// The style of the item. The title of a `.done` item is semibold.
    open var style = Style.plain
    /// The width of a fixed space, in points. For other items, 0 means the width of their content.
    open var width: CGFloat = 0
    /// A view that replaces the title and the image. Its constraints or its bounds determine its size.
    open var customView: UIView?
    /// The colour of the title and the image while the item is enabled; nil for the bar's tint colour. Title attributes
    /// take precedence.
    open var tintColor: UIColor?
    /// The object that receives `action`. If it is nil, the action goes up the responder chain. Not retained.
    open weak var target: AnyObject?
    /// The action that a tap sends to `target` if there is no primary action.
    open var action: Selector?
    /// The action that a tap performs. It takes precedence over `action`.
    open var primaryAction: UIAction?
    /// A Boolean value that indicates whether the item has no shared glass background on iOS 26.
    open var hidesSharedBackground = false
    /// A Boolean value that indicates whether the item shares a glass background with adjacent items on iOS 26.
    open var sharesBackground = true
    /// The identifier of the item. Stored without effect: items don't move between bars.
    open var identifier: String? {
        didSet { reportNoOp("UIBarButtonItem.identifier", identifier != nil) }
    }
    /// The badge at the corner of the item. Stored without effect: bars don't draw it.
    open var badge: Badge? {
        didSet { reportNoOp("UIBarButtonItem.badge", badge != nil) }
    }
    /// The menu of the item. Stored without effect: menus never open.
    open var menu: UIMenu? {
        didSet { reportNoOp("UIBarButtonItem.menu", menu != nil) }
    }
    /// The system item, or nil for other items.
    public internal(set) var systemItem: SystemItem?

    public override init() { super.init() }

    /// Creates an item with a title that sends `action` to `target`, which is not retained.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target.map { $0 as AnyObject }
    }

    /// Creates an item with an image that sends `action` to `target`, which is not retained.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.action) = (image, style, action)
        self.target = target.map { $0 as AnyObject }
    }

    /// Creates a system item that sends `action` to `target`, which is not retained. The style of the items `.done` and
    /// `.save` is `.done`.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        (self.systemItem, self.action) = (systemItem, action)
        style = Self.style(of: systemItem)
        self.target = target.map { $0 as AnyObject }
    }

    /// Creates a system item with a primary action.
    ///
    /// - Parameters:
    ///   - systemItem: The system item.
    ///   - primaryAction: The action that a tap performs.
    ///   - menu: A menu, which is stored without effect.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Creates an item with a primary action. If `title` or `image` is nil, those of the action are used.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        let actionTitle = primaryAction?.title ?? ""
        self.title = title ?? (actionTitle.isEmpty ? nil : actionTitle)
        self.image = image ?? primaryAction?.image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Creates an item with an image that sends `action` to `target`. `landscapeImagePhone` is stored without effect: bars
    /// always display `image`.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates an item with a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Returns a flexible space for toolbars. Flexible spaces share the remaining width equally; in navigation bars, they
    /// have no width.
    public class func flexibleSpace() -> Self { makeSpace(.flexibleSpace, width: 0) }
    /// Returns a space with a width, in points.
    public class func fixedSpace(_ width: CGFloat) -> Self { makeSpace(.fixedSpace, width: width) }

    /// Decodes an item from a nib. If the nib specifies no style, that of the system items `.done` and `.save` is `.done`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        style = nib.enumeration("style", ["plain": .plain, "bordered": .bordered, "done": .done]) ?? .plain
        width = nib.cgFloat("width") ?? 0
        tintColor = nib.color("tintColor")
        systemItem = nib.enumeration("systemItem", Self.systemItemsByName)
        if let systemItem, style == .plain { style = Self.style(of: systemItem) }
        customView = nib.object("customView") as? UIView
    }

    /// Performs the primary action, or otherwise sends `action` to the target. If there is no target, the action goes up the
    /// responder chain, starting at `view`.
    package func perform(from view: UIView, for event: UIEvent?) {
        if let primaryAction { return primaryAction.perform(sender: self) }
        guard let action else { return }
        var receiver = target
        var responder: UIResponder? = receiver == nil ? view : nil
        while receiver == nil, let candidate = responder {
            if ActionDispatch.responds(candidate, to: action) { receiver = candidate }
            responder = candidate.next
        }
        if let receiver { ActionDispatch.send(action, to: receiver, from: self, for: event) }
    }

    private class func makeSpace(_ item: SystemItem, width: CGFloat) -> Self {
        guard let space = BarItemInitializerThunk.make(self) as? Self else {
            preconditionFailure("the item must be an instance of this class")
        }
        (space.systemItem, space.width) = (item, width)
        return space
    }

    /// Returns the style of a system item: `.done` for items that complete a task.
    private static func style(of item: SystemItem) -> Style { item == .done || item == .save ? .done : .plain }

    private static let systemItemsByName: [String: SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash,
        "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
        "pageCurl": .pageCurl, "close": .close,
    ]

    /// The title that is displayed: that of the system item, or otherwise the item's own.
    package var displayedTitle: String? {
        switch systemItem {
        case .done: SystemString.done.text
        case .cancel: SystemString.cancel.text
        case .edit: SystemString.edit.text
        case .save: SystemString.save.text
        case .undo: SystemString.undo.text
        case .redo: SystemString.redo.text
        default: title
        }
    }

    /// The name of the system item's symbol, or nil if it has none.
    package var symbolName: String? {
        switch systemItem {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: nil
        }
    }
}

extension UIBarButtonItem: NibActionSource {
    /// Sets the target and the action. `event` has no effect.
    func connect(_ action: Selector, target: AnyObject?, event: String?) -> Bool {
        (self.action, self.target) = (action, target)
        return true
    }
}
