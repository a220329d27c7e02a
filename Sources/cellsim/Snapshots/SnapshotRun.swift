import CellSimCompare
import CellSimHost
import CellSimPNG
import Foundation
import UIKit

/// Draws cases and compares them with their references.
@MainActor struct SnapshotRun {
    enum Mode: String, CaseIterable { case missing, failed, all, never }

    var plan: SnapshotPlan
    var mode: Mode
    var jobs: Int
    private let times = StageTimes()

    init(plan: SnapshotPlan, mode: Mode, jobs: Int) { (self.plan, self.mode, self.jobs) = (plan, mode, jobs) }

    /// The outcome of a case; what goes wrong becomes its state.
    func run(_ one: SnapshotPlan.Case) -> ReportCase {
        do {
            try draw(one)
        } catch {
            return failed(one, error)
        }
        let pair = ComparisonPlan.Pair(name: one.name, reference: plan.reference(one), actual: plan.actual(one))
        var result = FileComparer(rule: one.rule).compare(pair, differencePath: plan.difference(one))
        (result.file, result.line) = (plan.path, one.line)
        do {
            try record(&result)
        } catch {
            return failed(one, error)
        }
        return result
    }

    private func failed(_ one: SnapshotPlan.Case, _ error: any Error) -> ReportCase {
        var result = ReportCase(name: one.name, state: .unreadable)
        (result.reference, result.message) = (plan.reference(one), "\(error)")
        (result.file, result.line) = (plan.path, one.line)
        return result
    }

    /// Puts the new picture in the reference's place where the mode says so.
    private func record(_ result: inout ReportCase) throws {
        let isWanted =
            switch (mode, result.state) {
            case (.never, _), (_, .unreadable), (_, .missing), (.missing, .different), (.missing, .same), (.failed, .same): false
            case (.all, .same): result.differentPixels > 0 || result.largestDifference > 0
            default: true
            }
        guard isWanted, let reference = result.reference, let actual = result.actual else { return }
        try SnapshotRun.accept(actual, as: reference)
        (result.state, result.message) = (.recorded, nil)
    }

    /// Copies a picture over a reference, whole or not at all, as a small file.
    nonisolated static func accept(_ actual: String, as reference: String) throws {
        let picture = try CellSimCompare.PictureFile(path: actual)
        let folder = (reference as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try AtomicFile.write(PNG.encode(picture.bitmap, profile: .small), to: reference)
    }

    private func draw(_ one: SnapshotPlan.Case) throws {
        let path = plan.actual(one)
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        let file = try InterfaceFile(path: one.document, times: times)
        var device = one.device ?? file.device ?? Device(size: CGSize(width: 375, height: 667))
        if let scale = one.scale { device.scale = CGFloat(scale.rawValue) }
        let look = Appearance(device: device, style: one.style, textSize: one.textSize, direction: one.direction)
        file.adopt(look)
        let pictures = PictureSet()
        do {
            try draw(one, file, look, to: pictures.add(path: path))
            try pictures.commit()
        } catch {
            pictures.discard()
            throw error
        }
    }

    private func draw(
        _ one: SnapshotPlan.Case, _ file: InterfaceFile, _ look: Appearance, to picture: CellSimHost.PictureFile
    ) throws {
        guard one.data != nil || one.rows != nil else {
            let content = try file.make(reuseIdentifier: one.reuseIdentifier, times: times)
            let drawn = try ViewPicture(
                content, appearance: look, width: one.width.map { CGFloat($0) }, height: one.height.map { CGFloat($0) },
                times: times)
            return try drawn.write(to: picture, jobs: jobs)
        }
        let records = try one.data.map { try RecordFile(path: $0) }
        let size = CGSize(width: one.width ?? look.device.size.width, height: one.height ?? look.device.size.height)
        let scene = try TableScene(
            file, records: records, rows: one.rows ?? records?.count ?? 1, reuseIdentifier: one.reuseIdentifier, size: size,
            appearance: look, times: times)
        let drawing = TableDrawing(scene, jobs: jobs, times: times)
        if one.height == nil { try drawing.writeWhole(to: picture) } else { try drawing.writeVisible(topRow: 0, to: picture) }
    }
}
