import CellSimHost
import Foundation
import UIKit

/// A table or collection with one view, which is reused whenever it is filled again.
@MainActor class CellHost: NSObject {
    typealias ConfigurationHandler = (UIView) throws -> Void

    let identifier: String
    /// The table or collection.
    var container: UIView { preconditionFailure("a subclass must override container") }
    /// The current view.
    private(set) var currentView: UIView?
    private var configurationHandler: ConfigurationHandler?
    private var failure: (any Error)?
    private var isConnected = false

    init(identifier: String) { self.identifier = identifier }

    /// Creates the host for a role, with an empty reuse pool.
    /// - Parameters:
    ///   - width: the width of the table or collection, in points.
    ///   - size: the size of a collection's items, in points; nil makes items self-sizing.
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

    /// Shows the view with other content: the current view is prepared for reuse, dequeued and filled again. The first
    /// call creates a view.
    /// - Returns: The view, laid out.
    /// - Throws: Errors of the filling, and UIKit's exceptions.
    func show(_ filling: @escaping ConfigurationHandler) throws -> UIView {
        self.configurationHandler = filling
        return try performChange {
            currentView = nil
            if isConnected { reload() } else { connect() }
            isConnected = true
        }
    }

    /// Applies a change while the view is visible.
    /// - Returns: The view, laid out.
    /// - Throws: Errors of the filling, and UIKit's exceptions.
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

    /// Connects the data source, and the delegate if needed, so that the view is requested.
    func connect() {}

    /// Requests the view again.
    func reload() {}

    /// Sets the width of the table or collection, and the size of items, in points.
    func resize(width: CGFloat, itemSize: CGSize?) { container.frame.size.width = width }

    /// Called with the dequeued view.
    func fill(_ view: UIView) {
        currentView = view
        do { try configurationHandler?(view) } catch { if failure == nil { failure = error } }
    }

    /// The height of windows, tables and collections, in points, which is large enough to show the view.
    static let height: CGFloat = 4_000

    /// Moves the host into a window, replacing the previous one.
    func attach(_ host: HostWindow) {
        for view in host.window.subviews { view.removeFromSuperview() }
        host.window.addSubview(container)
    }
}
