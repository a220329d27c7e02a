import Foundation

/// What a scene holds that stands for a scene of another storyboard.
///
/// `UIStoryboard` makes the referenced controller in its place; while designing nothing of it is shown.
@preconcurrency @MainActor public final class StoryboardReference: NSObject, @preconcurrency NSCoding {
    /// The other storyboard; `nil` for this one.
    public let storyboardName: String?
    /// The scene's identifier there; `nil` for its initial one.
    public let referencedIdentifier: String?
    /// The bundle that holds the other storyboard, when it is not this one's.
    public let bundleIdentifier: String?

    public required init?(coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return nil }
        storyboardName = nib.string("storyboardName")
        referencedIdentifier = nib.string("referencedIdentifier")
        bundleIdentifier = nib.string("bundleIdentifier")
        super.init()
        nib.ignore("navigationItem", "tabBarItem", "toolbarItems", "storyboardIdentifier")
    }

    public func encode(with coder: NSCoder) {}
}

/// The exit of a scene, where unwind segues lead.
@preconcurrency @MainActor public final class StoryboardExit: NSObject, @preconcurrency NSCoding {
    public required init?(coder: NSCoder) { super.init() }
    public func encode(with coder: NSCoder) {}
}
