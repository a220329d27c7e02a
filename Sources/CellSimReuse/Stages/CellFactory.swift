import CellSimHost
import Foundation
import UIKit

/// Shows the cells of a check in a window, one after another, in the environments of the change plan.
@MainActor final class CellFactory {
    /// The captured properties of a cell, with the frames of its views.
    struct CellSnapshot {
        var capture: CellCapture
        var frames: InitialFrameOverrides
    }

    private let check: ReuseCheck
    private let environments: [CellEnvironment]
    private let fill: (UIView, Int) throws -> Void
    private let host: HostWindow

    init(_ check: ReuseCheck, settings: [CellEnvironment], fill: @escaping (UIView, Int) throws -> Void) {
        (self.check, self.environments, self.fill) = (check, settings, fill)
        host = HostWindow(size: CGSize(width: check.width, height: CellHost.height), traits: check.traits)
    }

    /// Applies an environment to the window and makes its traits current.
    func applyEnvironment(_ index: Int) {
        let (before, after) = (host.traits, environments[index].traits)
        if before !== after { host.change(to: after) }
        host.window.frame.size.width = environments[index].width
    }

    /// Shows records one after another in a new cell.
    /// - Parameters:
    ///   - next: The environment to which the window changes while the last record is visible.
    ///   - frames: The frames of the cell's views before layout; nil for those of the document.
    func show(_ records: [Int], in environment: Int, changingTo next: Int? = nil, frames: InitialFrameOverrides? = nil)
        throws
        -> CellSnapshot
    {
        applyEnvironment(environment)
        let cellHost = CellHost.make(
            check.role, check.template, identifier: check.reuseIdentifier, width: environments[environment].width,
            size: environments[environment].itemSize)
        cellHost.attach(host)
        var view: UIView?
        for record in records {
            // Drawing the cell may change its state too.
            _ = view?.displayList()
            view = try InitialFrameOverrides.withFrames(frames) { try cellHost.show { [fill] in try fill($0, record) } }
        }
        if let next {
            _ = view?.displayList()
            view = try cellHost.performChange { change(cellHost, from: environment, to: next) }
        }
        guard let view else { throw ReuseError("there is no record to show") }
        return CellSnapshot(capture: CellCapture(view), frames: InitialFrameOverrides(of: view))
    }

    private func change(_ cellHost: CellHost, from: Int, to: Int) {
        let (before, after) = (environments[from], environments[to])
        applyEnvironment(to)
        if before.width != after.width || before.itemSize != after.itemSize {
            cellHost.resize(width: after.width, itemSize: after.itemSize)
        }
        let category = after.traits.preferredContentSizeCategory
        if before.traits.preferredContentSizeCategory != category {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
        }
    }
}
