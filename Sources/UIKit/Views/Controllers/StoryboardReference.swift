import Foundation

/// A reference to a scene of another storyboard. `UIStoryboard` creates the referenced controller instead. The design
/// canvas draws nothing for the reference.
@preconcurrency @MainActor package final class StoryboardReference: NSObject, @preconcurrency NSCoding {
    /// The name of the other storyboard; nil for the same storyboard.
    public let storyboardName: String?
    /// The storyboard identifier of the referenced scene; nil for the initial scene.
    public let referencedIdentifier: String?
    /// The bundle of the other storyboard; nil for the same bundle.
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

/// The exit of a scene: the destination of unwind segues.
@preconcurrency @MainActor package final class StoryboardExit: NSObject, @preconcurrency NSCoding {
    public required init?(coder: NSCoder) { super.init() }
    public func encode(with coder: NSCoder) {}
}
