import CellSimInterfaceBuilder
import Foundation
import UIKit

/// The views of a document, laid out as on Interface Builder's canvas or as in a running app.
public struct InspectedDocument: Sendable {
    /// The document's path as specified by the caller.
    public var file: String
    /// The top-level views in document order; for a storyboard, the root views of its scenes.
    public var objects: [InspectedView]
    /// All diagnostics, sorted by line.
    public var diagnostics: [Diagnostic]

    /// Reads a document and lays it out as on Interface Builder's canvas.
    /// - Throws: `DocumentError` if it can't be read, `InvalidDocument` if its numbers are out of range.
    @MainActor public init(path: String, imageFolders: [ImageFolder] = []) throws {
        let document = try IBDocument(input: path)
        try InvalidDocument.checkLimits(document.diagnostics)
        file = document.path
        (objects, diagnostics) = try DesignCanvas.withDesignMetrics {
            let canvas = try DesignCanvas(document, imageFolders: imageFolders)
            try InvalidDocument.checkLimits(canvas.instance.diagnostics)
            let objects = InspectionTree(canvas.instance).roots()
            let canvasDiagnostics = canvas.instance.diagnostics
            let findings = InspectedDocument.findings(of: canvas)
            try InvalidDocument.checkLimits(findings)
            return (objects, (canvasDiagnostics + StructureCheck(document).structureWarnings).sorted() + findings)
        }
    }

    /// Reads a document and lays it out like a running app on a device. The `render` command draws this layout.
    ///
    /// Scenes are inside the containers that relationship and embed segues define. If a navigation controller's scene shows another
    /// one with a segue, that scene is pushed onto its stack. Table rows below the end of the screen are included. Other views that
    /// the app doesn't show, such as hidden bars, are omitted.
    /// - Parameters:
    ///   - path: The document's path.
    ///   - appearance: Returns the device and the user's settings.
    ///   - fillsScreen: Whether a XIB's views for controllers fill the device's screen, and its cells have the screen's width. If
    ///     false, they keep their designed size. Scenes always fill the screen.
    ///   - imageFolders: The folders with images and asset catalogues.
    /// - Throws: `DocumentError` if it can't be read, `InvalidDocument` if its numbers are out of range.
    @MainActor public init(
        runTime path: String, appearance: (IBDocument) -> Appearance, fillsScreen: Bool = false,
        imageFolders: [ImageFolder] = []
    ) throws {
        let document = try IBDocument(input: path)
        try InvalidDocument.checkLimits(document.diagnostics)
        let layout = try RunTimeLayout(
            document, appearance: appearance(document), fillsScreen: fillsScreen, imageFolders: imageFolders)
        file = document.path
        objects = layout.objects
        try InvalidDocument.checkLimits(layout.diagnostics)
        diagnostics = (layout.diagnostics + StructureCheck(document).structureWarnings).sorted()
    }

    /// Returns the layout issues, in view order.
    @MainActor private static func findings(of canvas: DesignCanvas) -> [Diagnostic] {
        canvas.roots.flatMap { $0.layoutIssues() }.map { Diagnostic($0, file: canvas.instance.template.path) }
    }
}

/// The part of `Diagnostic` that describes layout issues.
extension Diagnostic {
    /// Creates a warning or error from a layout issue, with the line of its constraint.
    /// - Parameters:
    ///   - issue: The layout issue.
    ///   - file: The document's path.
    ///   - showsLines: Whether the message includes the lines of all listed constraints.
    public init(_ issue: LayoutIssue, file: String, showsLines: Bool = false) {
        switch issue.kind {
        case .unsatisfiable(var constraints, let broken):
            if showsLines {
                for (index, line) in zip(constraints.indices, issue.constraintLines) {
                    if let line { constraints[index] += " (line \(line))" }
                }
            }
            self.init(
                .warning, file: file, line: issue.line ?? 0, element: "constraint", key: issue.objectID,
                message:
                    "conflicts with others and was broken: \(broken); the conflicting constraints are: \(constraints.joined(separator: "; "))",
                rule: .unsatisfiable)
        case .exhausted(let view, let count):
            self.init(
                .error, file: file, line: issue.line ?? 0, key: issue.objectID,
                message: "the \(count) constraints in \(view) need more work than CellSim allows for one layout",
                remedy: "split the view, or set frames instead of constraints", rule: .limit)
        case .ambiguous(let view, let axis, let part, let constraints):
            let constraintText =
                constraints.isEmpty
                ? "it has no constraints" : "its constraints are: " + constraints.joined(separator: "; ")
            self.init(
                .warning, file: file, line: issue.line ?? 0, key: issue.objectID,
                message: "the \(axis) \(part.rawValue) of \(view) is ambiguous; \(constraintText)",
                remedy: "add a constraint",
                rule: .ambiguous)
        }
    }
}

/// A view of an inspected document.
public struct InspectedView: Sendable {
    /// The object's identifier, or the parent's identifier followed by its key.
    public var id: String
    /// The custom class in the document, or UIKit's class.
    public var className: String
    /// The frame in points, in the parent's coordinates, or nil if the view isn't installed.
    public var frame: CGRect?
    /// The view's label in Interface Builder, or nil if there is none.
    public var userLabel: String?
    /// The reuse identifier of a table cell, or nil for other views.
    public var reuseIdentifier: String?
    /// The text of a label, or nil for other views.
    public var text: String?
    /// The outlets, with the identifiers or classes of the connected objects, in document order.
    public var outlets: [(name: String, destinations: [String])]
    /// The constraints that the view owns, as equations.
    public var constraints: [String]
    /// The subviews, in the parent's order.
    public var children: [InspectedView]
}
