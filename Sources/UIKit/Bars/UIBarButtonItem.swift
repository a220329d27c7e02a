import Foundation

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain, bordered, done }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    open var style = Style.plain
    /// Points of a fixed space; 0 for a button as wide as its content.
    open var width: CGFloat = 0
    open var customView: UIView?
    open var tintColor: UIColor?
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction?
    /// Kept; menus are never opened here.
    open var menu: UIMenu?
    public internal(set) var systemItem: SystemItem?

    public required init() { super.init() }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target.map { $0 as AnyObject }
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.action) = (image, style, action)
        self.target = target.map { $0 as AnyObject }
    }

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

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public class func flexibleSpace() -> Self { make(.flexibleSpace, width: 0) }
    public class func fixedSpace(_ width: CGFloat) -> Self { make(.fixedSpace, width: width) }

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

    public required convenience init(systemItem: SystemItem) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
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
        let made = self.init(systemItem: item)
        made.width = width
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
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
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
