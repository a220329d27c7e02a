import Foundation

/// An item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The system items, which have a title and a symbol that the system provides. The titles are in English.
    public enum SystemItem: Int, Sendable {
        /// More, with an ellipsis.
        case more
        /// Favorites, with a star.
        case favorites
        /// Featured, with a star.
        case featured
        /// Top Rated, with a star.
        case topRated
        /// Recents, with a clock.
        case recents
        /// Contacts, with a person in a circle.
        case contacts
        /// History, with a clock.
        case history
        /// Bookmarks, with a book.
        case bookmarks
        /// Search, with a magnifying glass.
        case search
        /// Downloads, with an arrow into a tray.
        case downloads
        /// Most Recent, with a clock.
        case mostRecent
        /// Most Viewed, with a numbered list.
        case mostViewed
    }

    /// The image while the item is selected; if nil, `image` is used.
    open var selectedImage: UIImage?
    /// The text of the badge at the corner of the image, or nil for no badge.
    open var badgeValue: String? { didSet { itemDidChange() } }
    /// The colour of the badge; nil for `.systemRed`.
    open var badgeColor: UIColor?
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    var systemItem: SystemItem?
    private var badgeAttributesByState: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// Sets the font and colour of the badge for the states `.normal`, `.selected` or `.disabled`. If nil, those of the bar's appearance
    /// are used.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributesByState[state.rawValue] = textAttributes
        itemDidChange()
    }

    /// Returns the font and colour of the badge that were set for a state, or nil.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributesByState[state.rawValue]
    }

    public override init() { super.init() }

    /// Creates an item with a title and an image. The app can use `tag` to identify the item.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Creates an item with a title, an image, and another image for the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// Creates a system item. The app can use `tag` to identify the item.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        (self.systemItem, self.tag) = (systemItem, tag)
        title = Self.titles[systemItem]
    }

    /// Decodes an item from a nib. If the nib has no title, a system item gets the system's title.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        selectedImage = nib.image("selectedImage")
        badgeValue = nib.string("badgeValue")
        badgeColor = nib.color("badgeColor")
        if let offset = nib.element("titlePositionAdjustment") {
            let coder = nib.coder(for: offset)
            titlePositionAdjustment = UIOffset(
                horizontal: coder.cgFloat("horizontal") ?? 0, vertical: coder.cgFloat("vertical") ?? 0)
        }
        if let item = nib.enumeration("systemItem", Self.systemItemsByName) {
            systemItem = item
            if title == nil { title = Self.titles[item] }
        }
    }

    /// The image that is displayed: the item's own, or otherwise the symbol of the system item.
    package var displayedImage: UIImage? {
        image ?? systemItem.flatMap { Self.symbolNames[$0] }.flatMap { UIImage(systemName: $0) }
    }

    private static let symbolNames: [SystemItem: String] = [
        .more: "ellipsis", .favorites: "star.fill", .featured: "star.fill", .topRated: "star.fill",
        .recents: "clock.fill",
        .contacts: "person.crop.circle.fill", .history: "clock.fill", .bookmarks: "book.fill",
        .search: "magnifyingglass",
        .downloads: "square.and.arrow.down.fill", .mostRecent: "clock.fill", .mostViewed: "list.number",
    ]
    private static let systemItemsByName: [String: SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
        "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
    private static let titles: [SystemItem: String] = [
        .more: "More", .favorites: "Favorites", .featured: "Featured", .topRated: "Top Rated", .recents: "Recents",
        .contacts: "Contacts", .history: "History", .bookmarks: "Bookmarks", .search: "Search", .downloads: "Downloads",
        .mostRecent: "Most Recent", .mostViewed: "Most Viewed",
    ]
}
