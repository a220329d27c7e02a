import CellSimInterfaceBuilder
import Foundation
import UIKit

/// What a document holds, laid out as Interface Builder's canvas shows it, or as a running app does.
public struct InspectedDocument: Sendable {
    /// The document's path as it was given.
    public var file: String
    /// The top-level views in document order; in a storyboard the root views of its scenes.
    public var objects: [InspectedView]
    /// Everything noticed on the way, in the order of lines.
    public var diagnostics: [Diagnostic]

    /// Reads and lays out a document.
    /// - Throws: `DocumentError` when it cannot be read, `InvalidDocument` when its numbers are beyond what is worked with.
    @MainActor public init(path: String, imageFolders: [ImageFolder] = []) throws {
        let document = try IBDocument(input: path)
        try InvalidDocument.checkLimits(document.diagnostics)
        file = document.path
        (objects, diagnostics) = try DesignCanvas.drawn {
            let canvas = try DesignCanvas(document, imageFolders: imageFolders)
            try InvalidDocument.checkLimits(canvas.instance.diagnostics)
            let objects = InspectionTree(canvas.instance).roots()
            let made = canvas.instance.diagnostics
            let findings = InspectedDocument.findings(of: canvas)
            try InvalidDocument.checkLimits(findings)
            return (objects, (made + DocumentStructure(document).illegalConfigurations).sorted() + findings)
        }
    }

    /// Reads a document and lays it out as a running app does on a device: what `render` draws.
    ///
    /// Scenes stand in the containers that their relationships and embeddings give them, and where a segue shows them from a
    /// scene in a navigation controller they are pushed there. Rows below the screen's end are told too; other views that the
    /// app does not show, as bars that are hidden, are left out.
    /// - Parameters:
    ///   - appearance: The device and what the user chose on it.
    ///   - fillsScreen: Whether a XIB's views for controllers fill the device's screen and its cells have the screen's width; else
    ///     they keep the size that they were designed with. Scenes fill the screen in any case.
    /// - Throws: `DocumentError` when it cannot be read, `InvalidDocument` when its numbers are beyond what is worked with.
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
        diagnostics = (layout.diagnostics + DocumentStructure(document).illegalConfigurations).sorted()
    }

    /// What layout found wrong, in the order of views.
    @MainActor private static func findings(of canvas: DesignCanvas) -> [Diagnostic] {
        canvas.roots.flatMap { $0.layoutIssues() }.map { Diagnostic($0, file: canvas.instance.template.path) }
    }
}

extension Diagnostic {
    /// A finding of layout as a warning with its constraint's line.
    /// - Parameter showsLines: whether the message has the lines of all constraints that it names.
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
            let known =
                constraints.isEmpty
                ? "it has no constraints" : "its constraints are: " + constraints.joined(separator: "; ")
            self.init(
                .warning, file: file, line: issue.line ?? 0, key: issue.objectID,
                message: "the \(axis) \(part.rawValue) of \(view) is ambiguous; \(known)", remedy: "add a constraint",
                rule: .ambiguous)
        }
    }
}

/// One view of a document.
public struct InspectedView: Sendable {
    /// The object's id, or its key below its parent's.
    public var id: String
    /// The class that the document names, or UIKit's.
    public var className: String
    /// Points, in the parent's coordinates; nil for a view that is not installed.
    public var frame: CGRect?
    /// What the document's author called the view; nil where nobody did.
    public var userLabel: String?
    /// A table cell's reuse identifier; nil for other views.
    public var reuseIdentifier: String?
    /// A label's text; nil for other views.
    public var text: String?
    /// Outlets by name, with the ids or classes they lead to, in document order.
    public var outlets: [(name: String, destinations: [String])]
    /// The constraints the view holds, as equations.
    public var constraints: [String]
    /// The views inside, in the order of their parent's subviews.
    public var children: [InspectedView]
}
