import CellSimHost
import Foundation
import UIKit

/// Shows the cells of a check in its settings, one after the other in one window.
@MainActor final class CellMaker {
    /// A cell at one moment, with the frames of its views.
    struct Shown {
        var capture: CellCapture
        var frames: RecordedFrames
    }

    private let check: ReuseCheck
    private let settings: [CellSetting]
    private let fill: (UIView, Int) throws -> Void
    private let host: HostWindow

    init(_ check: ReuseCheck, settings: [CellSetting], fill: @escaping (UIView, Int) throws -> Void) {
        (self.check, self.settings, self.fill) = (check, settings, fill)
        host = HostWindow(size: CGSize(width: check.width, height: CellHost.height), traits: check.traits)
    }

    /// Applies a setting to the window. Its traits are the current ones afterwards.
    func enter(_ setting: Int) {
        let (before, after) = (host.traits, settings[setting].traits)
        if before !== after { host.change(to: after) }
        host.window.frame.size.width = settings[setting].width
    }

    /// Shows records one after the other in a cell that was new at the beginning.
    /// - Parameters:
    ///   - next: the setting that the window changes to while the last record is shown.
    ///   - frames: those that the cell's views have before layout; nil for the document's.
    func show(_ records: [Int], in setting: Int, changingTo next: Int? = nil, frames: RecordedFrames? = nil) throws
        -> Shown
    {
        enter(setting)
        let stage = CellHost.make(
            check.role, check.template, identifier: check.reuseIdentifier, width: settings[setting].width,
            size: settings[setting].itemSize)
        stage.enter(host)
        var view: UIView?
        for record in records {
            // Code that draws may keep something too.
            _ = view?.displayList()
            view = try RecordedFrames.using(frames) { try stage.show { [fill] in try fill($0, record) } }
        }
        if let next {
            _ = view?.displayList()
            view = try stage.change { change(stage, from: setting, to: next) }
        }
        guard let view else { throw ReuseProblem("there is no record to show") }
        return Shown(capture: CellCapture(view), frames: RecordedFrames(of: view))
    }

    private func change(_ stage: CellHost, from: Int, to: Int) {
        let (before, after) = (settings[from], settings[to])
        enter(to)
        if before.width != after.width || before.itemSize != after.itemSize {
            stage.resize(width: after.width, itemSize: after.itemSize)
        }
        let category = after.traits.preferredContentSizeCategory
        if before.traits.preferredContentSizeCategory != category {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
        }
    }
}
