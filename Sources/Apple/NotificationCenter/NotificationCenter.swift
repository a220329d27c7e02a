/// Names of the widgets of iOS 13 and before. Nothing asks them.
@_exported import Foundation
@_exported import UIKit

/// Whether a widget has something new.
public enum NCUpdateResult: UInt, Sendable {
    case newData, noData, failed
}
/// How large a widget is shown.
public enum NCWidgetDisplayMode: Int, Sendable {
    case compact, expanded
}
/// A widget's controller. Never asked.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
    /// Something may be new. Never called.
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    /// Another size. Never called.
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}
extension NCWidgetProviding {
    /// Does nothing.
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {}
    /// Does nothing.
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {}
}
/// Shows and hides widgets: there are none.
open class NCWidgetController: NSObject {
    /// Creates one.
    public override init() { super.init() }
    /// Does nothing.
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
extension NSExtensionContext {
    /// Kept nowhere: always `compact`.
    public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { .compact }
        set {}
    }
    /// Always `compact`.
    public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
}
