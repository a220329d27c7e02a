import Foundation

/// A placeholder in a scene for a scene of another storyboard.
///
/// `UIStoryboard` creates the referenced controller instead; the canvas shows nothing for it.
@preconcurrency @MainActor package final class StoryboardReference: NSObject, @preconcurrency NSCoding {
    /// The name of the other storyboard; `nil` for this one.
    public let storyboardName: String?
    /// The identifier of the scene there; `nil` for its initial scene.
    public let referencedIdentifier: String?
    /// The bundle of the other storyboard, if it is not this one's.
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

/// The exit of a scene, the target of unwind segues.
@preconcurrency @MainActor package final class StoryboardExit: NSObject, @preconcurrency NSCoding {
    public required init?(coder: NSCoder) { super.init() }
    public func encode(with coder: NSCoder) {}
}
