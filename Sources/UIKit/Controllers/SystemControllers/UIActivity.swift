import Foundation

/// An action for shared items. CellSim shares nothing: actions are stored and never performed.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// Identifies an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an activity type with this name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Sends a message.
        public static let message = Self("com.apple.UIKit.activity.Message"),
            mail = Self("com.apple.UIKit.activity.Mail")
        /// Posts to a service.
        public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
        /// Posts to a service.
        public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
        /// Posts to a service.
        public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
        /// Posts to a service.
        public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
        /// Posts to a service.
        public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
        /// Posts to a service.
        public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
        /// Prints.
        public static let print = Self("com.apple.UIKit.activity.Print")
        /// Copies to the pasteboard.
        public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
        /// Assigns an image to a contact.
        public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
        /// Saves to the photo library.
        public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Adds to the reading list.
        public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
        /// Sends with AirDrop.
        public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
        /// Opens as a book.
        public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
        /// Creates a PDF.
        public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
        /// Shares in a call.
        public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
    }

    /// The row of an activity.
    public enum Category: Int, Sendable {
        /// Activities that perform an action, or that share.
        case action, share
    }

    public override init() { super.init() }

    /// The row of the activity.
    open class var activityCategory: Category { .action }
    /// The type of the activity; nil for none.
    open var activityType: ActivityType? { nil }
    /// The title; nil for none.
    open var activityTitle: String? { nil }
    /// The image; nil for none.
    open var activityImage: UIImage? { nil }
    /// Returns whether the activity can handle these items.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called before the activity is performed; does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller to show; nil for none.
    open var activityViewController: UIViewController? { nil }
    /// Performs the activity; reports that it is done.
    open func perform() { activityDidFinish(true) }
    /// Call this method at the end; it has no effect.
    open func activityDidFinish(_ completed: Bool) {}
}

/// The source of a shared item. Never called.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
    /// Returns a placeholder until the activity is known.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
}

/// The source of a shared item, on its own thread. Never called.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    /// A placeholder until the activity is known.
    public let placeholderItem: Any?
    /// The type of the activity.
    public let activityType: UIActivity.ActivityType? = nil
    /// The item.
    open var item: Any { placeholderItem ?? "" }

    /// Creates a provider with a placeholder.
    public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
}
