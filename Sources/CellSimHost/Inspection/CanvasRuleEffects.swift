import CellSimDesignCanvas
import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Determines how each rule of the design canvas affects the frames of a document. `Tools/canvas-evidence` uses it to count the
/// evidence for each rule.
@MainActor public struct CanvasRuleEffects {
    private let document: IBDocument
    private let frames: [String: CGRect]

    /// Reads a document and lays it out with all rules.
    /// - Parameter path: The path of the document.
    /// - Throws: `DocumentError` if the document can't be read, `UIKitException` if it can't be instantiated.
    public init(path: String) throws {
        document = try IBDocument(input: path)
        frames = try CanvasRuleEffects.frames(of: document, without: [])
    }

    /// Returns a JSON object. `frames` contains the frame of each view by identifier; `without` contains, for each rule by
    /// identifier, the frames that are different without the rule.
    public func json() throws -> String {
        let changes = try CanvasRules.rows.map { rule in
            let other = try CanvasRuleEffects.frames(of: document, without: [rule.id])
            let changed = other.filter { frames[$0.key] != $0.value }
            return "\(JSONText.string(rule.id)): \(CanvasRuleEffects.json(changed))"
        }
        return "{\"frames\": \(CanvasRuleEffects.json(frames)), \"without\": {\(changes.joined(separator: ", "))}}\n"
    }

    private static func json(_ frames: [String: CGRect]) -> String {
        let rows = frames.sorted { $0.key < $1.key }.map { "\(JSONText.string($0.key)): \(JSONText.frame($0.value))" }
        return "{\(rows.joined(separator: ", "))}"
    }

    private static func frames(of document: IBDocument, without rules: Set<String>) throws -> [String: CGRect] {
        var frames: [String: CGRect] = [:]
        func visit(_ view: InspectedView) {
            if let frame = view.frame { frames[view.id] = frame }
            view.children.forEach(visit)
        }
        try DesignCanvas.withDesignMetrics {
            InspectionTree(try DesignCanvas(document, excludedRules: rules).instance).roots().forEach(visit)
        }
        return frames
    }
}
