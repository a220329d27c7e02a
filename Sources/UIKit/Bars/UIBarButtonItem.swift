import Foundation

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// How much an item stands out.
    public enum Style: Int, Sendable {
        /// Regular words.
        case plain
        /// The old name of `plain`.
        case bordered
        /// Semibold words, for what ends a task.
        case done
        /// The name of `done` since iOS 26.
        public static let prominent = Style.done
    }

    /// A mark at an item's corner. Kept: none is drawn.
    public struct Badge: Sendable {
        let words: String?
        /// The mark's colour; nil for red.
        public var backgroundColor: UIColor?
        /// The colour of the words; nil for white.
        public var foregroundColor: UIColor?
        /// The font of the words; nil for the system's.
        public var font: UIFont?
        /// A number.
        public static func count(_ count: Int) -> Badge { Badge(words: String(count)) }
        /// Words.
        public static func string(_ value: String) -> Badge { Badge(words: value) }
        /// A dot.
        public static func indicator() -> Badge { Badge(words: nil) }
    }

    /// Items that the system gives words, a symbol or a space to. The words are English here.
    public enum SystemItem: Int, Sendable {
        /// The word Done, semibold.
        case done
        /// The word Cancel.
        case cancel
        /// The word Edit.
        case edit
        /// The word Save, semibold.
        case save
        /// A plus.
        case add
        /// Room that takes an equal share of what a toolbar has left.
        case flexibleSpace
        /// Room of `width` points.
        case fixedSpace
        /// A pencil on a sheet.
        case compose
        /// An arrow that turns to the left.
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
        /// A dustbin.
        case trash
        /// A filled triangle.
        case play
        /// Two bars.
        case pause
        /// Two triangles to the left.
        case rewind
        /// Two triangles to the right.
        case fastForward
        /// The word Undo.
        case undo
        /// The word Redo.
        case redo
        /// A page's corner; nothing is drawn for it here.
        case pageCurl
        /// A cross.
        case close
    }

    /// How much the item stands out: `done` makes its words semibold.
    open var style = Style.plain
    /// Points of a fixed space; 0 for a button as wide as its content.
    open var width: CGFloat = 0
    /// Shown in place of words and image, in the size that its constraints or its bounds give it.
    open var customView: UIView?
    /// The colour of words and image while the item is enabled; nil for the bar's tint. Title attributes count first.
    open var tintColor: UIColor?
    /// What `action` is sent to; not retained. Nil means the first object of the responder chain that has the method.
    open weak var target: AnyObject?
    /// What is sent when the item is tapped, unless there is a primary action.
    open var action: Selector?
    /// What is performed when the item is tapped, before `action`.
    open var primaryAction: UIAction?
    /// Whether the item stands without a plate of glass, as iOS 26 has them.
    open var hidesSharedBackground = false
    /// Whether the item stands on one plate of glass with its neighbours, as iOS 26 has them.
    open var sharesBackground = true
    /// What tells the item from others of its kind. Kept, without effect: nothing moves from bar to bar.
    open var identifier: String? {
        didSet { noteKept("UIBarButtonItem.identifier", identifier != nil) }
    }
    /// A mark at the item's corner. Kept, without effect: none is drawn.
    open var badge: Badge? {
        didSet { noteKept("UIBarButtonItem.badge", badge != nil) }
    }
    /// Kept; menus are never opened here.
    open var menu: UIMenu? {
        didSet { noteKept("UIBarButtonItem.menu", menu != nil) }
    }
    /// What the system gives the item; nil for items of an app's own.
    public internal(set) var systemItem: SystemItem?

    public override init() { super.init() }

    /// An item that shows words and sends `action` to `target`, which is not retained.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target.map { $0 as AnyObject }
    }

    /// An item that shows an image and sends `action` to `target`, which is not retained.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.action) = (image, style, action)
        self.target = target.map { $0 as AnyObject }
    }

    /// An item of the system that sends `action` to `target`, which is not retained; `done` and `save` have the style
    /// `done`.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        (self.systemItem, self.action) = (systemItem, action)
        style = Self.style(of: systemItem)
        self.target = target.map { $0 as AnyObject }
    }

    /// - Parameters: `menu` is kept and never opened.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// An item with the title and image of its action, unless it has its own.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        let words = primaryAction?.title ?? ""
        self.title = title ?? (words.isEmpty ? nil : words)
        self.image = image ?? primaryAction?.image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// An item that shows an image and sends `action` to `target`. `landscapeImagePhone` is kept: bars always show
    /// `image`.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// An item that shows a view of an app's own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// A space that takes an equal share of what a toolbar has left; navigation bars give it no width.
    public class func flexibleSpace() -> Self { make(.flexibleSpace, width: 0) }
    /// A space of that width in points.
    public class func fixedSpace(_ width: CGFloat) -> Self { make(.fixedSpace, width: width) }

    /// Reads the element of a document. Items of the system that end a task get the style `done` unless they have
    /// another.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        style = nib.enumeration("style", ["plain": .plain, "bordered": .bordered, "done": .done]) ?? .plain
        width = nib.cgFloat("width") ?? 0
        tintColor = nib.color("tintColor")
        systemItem = nib.enumeration("systemItem", Self.systemItems)
        if let systemItem, style == .plain { style = Self.style(of: systemItem) }
        customView = nib.object("customView") as? UIView
    }

    /// Does what the button is for: its primary action, else its action on its target, or without one on the first object
    /// of the responder chain that has the method, beginning at the bar's view of it.
    func perform(from view: UIView, for event: UIEvent?) {
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

    private class func make(_ item: SystemItem, width: CGFloat) -> Self {
        guard let made = MadeBarItem.make(self) as? Self else { preconditionFailure("an item is of its own class") }
        (made.systemItem, made.width) = (item, width)
        return made
    }

    /// The words that end a task are bold.
    private static func style(of item: SystemItem) -> Style { item == .done || item == .save ? .done : .plain }

    private static let systemItems: [String: SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash,
        "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
        "pageCurl": .pageCurl, "close": .close,
    ]

    /// The words of a system item, for those that show words.
    var shownTitle: String? {
        switch systemItem {
        case .done: SystemWord.done.text
        case .cancel: SystemWord.cancel.text
        case .edit: SystemWord.edit.text
        case .save: SystemWord.save.text
        case .undo: SystemWord.undo.text
        case .redo: SystemWord.redo.text
        default: title
        }
    }

    /// The symbol of a system item, for those that show one.
    var symbolName: String? {
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
    /// An item has one action, and so no events to choose from; without a target it goes along the responder chain.
    func connect(_ action: Selector, target: AnyObject?, event: String?) -> Bool {
        (self.action, self.target) = (action, target)
        return true
    }
}
