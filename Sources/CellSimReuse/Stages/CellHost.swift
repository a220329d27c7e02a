import CellSimHost
import Foundation
import UIKit

/// A table or collection view with one view, which is reused whenever it is configured again.
@MainActor class CellHost: NSObject {
    typealias ConfigurationHandler = (UIView) throws -> Void

    let identifier: String
    /// The table or collection view.
    var container: UIView { preconditionFailure("a subclass must override container") }
    /// The view that is shown.
    private(set) var currentView: UIView?
    private var configurationHandler: ConfigurationHandler?
    private var failure: (any Error)?
    private var isConnected = false

    init(identifier: String) { self.identifier = identifier }

    /// Creates a host for a role. Its reuse pool is empty.
    /// - Parameters:
    ///   - width: The width of the table or collection view, in points.
    ///   - size: The size of a collection view's items, in points; nil for self-sizing items.
    static func make(
        _ role: ReusedRole, _ template: ReuseTemplate, identifier: String, width: CGFloat, size: CGSize?
    ) -> CellHost {
        switch role {
        case .tableCell: TableCellHost(template, identifier: identifier, width: width)
        case .tableHeader: TableHeaderHost(template, identifier: identifier, width: width)
        case .collectionCell, .collectionHeader:
            CollectionCellHost(
                template, identifier: identifier, width: width, size: size, showsHeader: role == .collectionHeader)
        }
    }

    /// Shows the view with other content: the current view is prepared for reuse, dequeued and configured again. The first
    /// call creates the view.
    /// - Returns: The view, after layout.
    /// - Throws: The errors of `filling`, and UIKit's exceptions.
    func show(_ filling: @escaping ConfigurationHandler) throws -> UIView {
        self.configurationHandler = filling
        return try performChange {
            currentView = nil
            if isConnected { reload() } else { connect() }
            isConnected = true
        }
    }

    /// Performs a change while the view is visible.
    /// - Returns: The view, after layout.
    /// - Throws: Errors of the configuration, and UIKit's exceptions.
    func performChange(_ body: () -> Void) throws -> UIView {
        failure = nil
        try UIKitException.catching {
            body()
            HostWindow.layoutUntilStable(container.window ?? container)
        }
        if let failure { throw failure }
        guard let currentView else {
            throw ReuseError(
                "the container never requested the view; check that the container is not empty at this width")
        }
        return currentView
    }

    /// Sets the data source, and the delegate if needed, so that the container requests the view.
    func connect() {}

    /// Makes the container request the view again.
    func reload() {}

    /// Sets the width of the table or collection view, and the size of items, in points.
    func resize(width: CGFloat, itemSize: CGSize?) { container.frame.size.width = width }

    /// Configures the view that was dequeued.
    func fill(_ view: UIView) {
        currentView = view
        do { try configurationHandler?(view) } catch { if failure == nil { failure = error } }
    }

    /// The height of windows and of table and collection views in points, which is large enough for all cells.
    static let height: CGFloat = 4_000

    /// Adds the container to a window, and removes the previous container.
    func attach(_ host: HostWindow) {
        for view in host.window.subviews { view.removeFromSuperview() }
        host.window.addSubview(container)
    }
}
