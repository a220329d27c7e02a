import Foundation

/// One choice of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
            mostViewed
    }

    open var selectedImage: UIImage?
    open var badgeValue: String? { didSet { changed() } }
    open var badgeColor: UIColor?
    /// In points.
    open var titlePositionAdjustment = UIOffset.zero
    var systemItem: SystemItem?

    public required init() { super.init() }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        (self.systemItem, self.tag) = (systemItem, tag)
        title = Self.titles[systemItem]
    }

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
        if let item = nib.enumeration("systemItem", Self.systemItems) {
            systemItem = item
            if title == nil { title = Self.titles[item] }
        }
    }

    /// The item's own image, or that of the system's.
    var shownImage: UIImage? { image ?? systemItem.flatMap { Self.symbols[$0] }.flatMap { UIImage(systemName: $0) } }

    private static let symbols: [SystemItem: String] = [
        .more: "ellipsis", .favorites: "star.fill", .featured: "star.fill", .topRated: "star.fill",
        .recents: "clock.fill",
        .contacts: "person.crop.circle.fill", .history: "clock.fill", .bookmarks: "book.fill",
        .search: "magnifyingglass",
        .downloads: "square.and.arrow.down.fill", .mostRecent: "clock.fill", .mostViewed: "list.number",
    ]
    private static let systemItems: [String: SystemItem] = [
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
