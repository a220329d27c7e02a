import Foundation

/// Something that can be done with what is shared. Nothing is shared here: it is kept and never carried out.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// Tells activities apart.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The activity with that name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Somebody is written to.
        public static let message = Self("com.apple.UIKit.activity.Message"),
            mail = Self("com.apple.UIKit.activity.Mail")
        /// It is published.
        public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
        /// It is published.
        public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
        /// It is published.
        public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
        /// It is published.
        public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
        /// It is published.
        public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
        /// It is published.
        public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
        /// It is printed.
        public static let print = Self("com.apple.UIKit.activity.Print")
        /// It can be pasted.
        public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
        /// It becomes a contact's picture.
        public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
        /// It is kept among the pictures.
        public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
        /// It is read later.
        public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
        /// It goes to a device nearby.
        public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
        /// It is opened as a book.
        public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
        /// It becomes a PDF.
        public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
        /// It is shown to others in a call.
        public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
    }

    /// In which row activities stand.
    public enum Category: Int, Sendable {
        /// What does something, or what hands on.
        case action, share
    }

    public override init() { super.init() }

    /// In which row it stands.
    open class var activityCategory: Category { .action }
    /// Tells it apart; nil for no name.
    open var activityType: ActivityType? { nil }
    /// The words; nil for none.
    open var activityTitle: String? { nil }
    /// The picture; nil for none.
    open var activityImage: UIImage? { nil }
    /// Whether it can do something with these.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called before it is carried out; does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// What it shows; nil for nothing.
    open var activityViewController: UIViewController? { nil }
    /// Carries it out; says that it is done.
    open func perform() { activityDidFinish(true) }
    /// To be called at the end; nothing waits for it.
    open func activityDidFinish(_ completed: Bool) {}
}

/// Says what is shared. Never asked.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
    /// Stands for the thing until it is known what is done with it.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The thing.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
}

/// Says what is shared, on a thread of its own. Never asked.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    /// Stands for the thing until it is known what is done with it.
    public let placeholderItem: Any?
    /// What is done with it.
    public let activityType: UIActivity.ActivityType? = nil
    /// The thing.
    open var item: Any { placeholderItem ?? "" }

    /// A provider of something like this.
    public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
}
