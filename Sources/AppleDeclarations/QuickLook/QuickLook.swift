// Data table, written by `make members` from Sources/Apple/Declarations/QuickLook.declarations; do not edit.
// swift-format-ignore-file

/// The API of QuickLook, for source compatibility. No document is shown: the controller shows only its background.
@_exported import UIKit

/// An item to preview.
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
    /// Apple's `previewItemURL`.
    public var previewItemURL: URL? { self as URL }
}
/// Provides the items to preview. Never called.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    /// Returns the number of items. Never called.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Never called.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
/// Receives the controller's events. Never called.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {}
/// Previews documents: shows only its background.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
    /// Provides the items. Never called.
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    /// Stores the value you set.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// Stores the value you set.
    open var currentPreviewItemIndex = 0
    /// Does nothing.
    open func reloadData() {}
    /// Always false.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
}
