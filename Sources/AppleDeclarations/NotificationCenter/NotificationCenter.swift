// Data table, written by `make members` from Sources/Apple/Declarations/NotificationCenter.declarations; do not edit.
// swift-format-ignore-file

/// The API of widgets in iOS 13 and earlier, for source compatibility. Nothing updates them.
@_exported import Foundation
@_exported import UIKit

/// The result of a widget's update.
public enum NCUpdateResult: UInt, Sendable {
    /// Apple's `newData`, `noData`, `failed`.
    case newData, noData, failed
}
/// The size of a widget.
public enum NCWidgetDisplayMode: Int, Sendable {
    /// Apple's `compact`, `expanded`.
    case compact, expanded
}
/// A widget's controller. Never called.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
    /// Called to update the content. Never called here.
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    /// Called when the size changes. Never called here.
    func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    )
}
extension NCWidgetProviding {
    /// Does nothing.
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {}
    /// Does nothing.
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {}
}
/// Shows and hides widgets. None exists.
open class NCWidgetController: NSObject {
    public override init() { super.init() }
    /// Does nothing.
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
extension NSExtensionContext {
    /// Always `compact`; it isn't stored.
    public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { .compact }
        set {}
    }
    /// Always `compact`.
    public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
}
