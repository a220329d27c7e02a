/// QuickLook's names. No document is shown: the controller shows its background.
@_exported import UIKit

/// Something to look at.
public protocol QLPreviewItem: NSObjectProtocol {
    /// Never called.
    var previewItemURL: URL? { get }
    /// Never called.
    var previewItemTitle: String? { get }
}
extension QLPreviewItem {
    /// Always nil.
    public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
    /// As Apple's of this name.
    public var previewItemURL: URL? { self as URL }
}
/// Tells what there is to look at. Never asked.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    /// How many documents can be leafed through.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Never called.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
/// Hears of the controller. Never called.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {}
/// Shows documents: its background alone.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
    /// Gives the documents; never asked here.
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    /// Kept as it is set.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// Kept as it is set.
    open var currentPreviewItemIndex = 0
    /// Does nothing.
    open func reloadData() {}
    /// Always false.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
}
