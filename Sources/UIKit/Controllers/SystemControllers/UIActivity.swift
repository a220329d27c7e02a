import Foundation

/// An action in a share sheet. Sharing is not simulated: activities are stored and never performed.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// The type of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an activity type with a raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Sends a message or an e-mail.
        public static let message = Self("com.apple.UIKit.activity.Message"),
            mail = Self("com.apple.UIKit.activity.Mail")
        /// Posts to Facebook.
        public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
        /// Posts to Twitter.
        public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
        /// Posts to Weibo.
        public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
        /// Posts to Flickr.
        public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
        /// Posts to Vimeo.
        public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
        /// Posts to Tencent Weibo.
        public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
        /// Prints the items.
        public static let print = Self("com.apple.UIKit.activity.Print")
        /// Copies the items to the pasteboard.
        public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
        /// Assigns an image to a contact.
        public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
        /// Saves the items to the photo library.
        public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Adds a URL to the reading list.
        public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
        /// Sends the items with AirDrop.
        public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
        /// Opens the items as a book.
        public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
        /// Creates a PDF document for markup.
        public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
        /// Shares the items in a call.
        public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
    }

    /// The category of an activity, which determines its row in the share sheet.
    public enum Category: Int, Sendable {
        /// Activities that perform an action, or activities that share items.
        case action, share
    }

    public override init() { super.init() }

    /// The category of the activity.
    open class var activityCategory: Category { .action }
    /// The type of the activity; nil for none.
    open var activityType: ActivityType? { nil }
    /// The title of the activity; nil for no title.
    open var activityTitle: String? { nil }
    /// The image of the activity; nil for no image.
    open var activityImage: UIImage? { nil }
    /// Returns whether the activity can handle items.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Does nothing. Called before the activity is performed.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller that the activity shows; nil for none.
    open var activityViewController: UIViewController? { nil }
    /// Performs the activity. By default, only calls `activityDidFinish(_:)`.
    open func perform() { activityDidFinish(true) }
    /// Does nothing. Call this method at the end of the activity.
    open func activityDidFinish(_ completed: Bool) {}
}

/// An object that provides a shared item. Never called.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
    /// Returns a placeholder for the item, which is used until the user chooses an activity.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item for an activity.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
}

/// An object that provides a shared item on a background thread. Never called.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    /// The placeholder for the item, which is used until the user chooses an activity.
    public let placeholderItem: Any?
    /// The type of the chosen activity. Always nil.
    public let activityType: UIActivity.ActivityType? = nil
    /// The item to share.
    open var item: Any { placeholderItem ?? "" }

    /// Creates a provider with a placeholder for its item.
    public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
}
