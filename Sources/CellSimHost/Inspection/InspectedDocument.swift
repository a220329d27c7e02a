import CellSimInterfaceBuilder
import Foundation
import UIKit

/// What a document holds, laid out as Interface Builder's canvas shows it.
public struct InspectedDocument: Sendable {
    public var file: String
    /// The top-level views in document order; in a storyboard the root views of its scenes.
    public var objects: [InspectedView]
    /// Everything noticed on the way, in the order of lines.
    public var diagnostics: [Diagnostic]

    /// Reads and lays out a document.
    /// - Throws: `DocumentError` when it cannot be read.
    @MainActor public init(path: String) throws {
        let document = try IBDocument(contentsOfFile: path)
        var device = document.device.flatMap { Device.named($0.id) } ?? InspectedDocument.anyDevice
        if document.device?.orientation == "landscape" { device = device.turned(.landscape) }
        let host = ViewHost(Appearance(device: device, style: document.device?.appearance == "dark" ? .dark : .light))
        var options = NibOptions.canvas
        options.traits = CanvasEra.traits(host.traits, for: document)
        let instance = try NibLoader.instantiate(NibTemplate(document), options: options)
        let area = device.safeArea
        CanvasEra(
            document: document, deviceSize: device.size, scale: device.scale,
            safeArea: UIEdgeInsets(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
        ).layOut(instance)
        file = path
        objects = InspectionTree(instance).roots()
        diagnostics = instance.diagnostics + InspectedDocument.findings(of: instance)
    }

    /// The canvas of documents that name no device.
    private static let anyDevice = Device(size: CGSize(width: 600, height: 600))

    /// What layout found wrong, in the order of views.
    @MainActor private static func findings(of instance: NibInstance) -> [Diagnostic] {
        let roots = instance.topLevelObjects.compactMap { $0 as? UIView ?? ($0 as? UIViewController)?.viewIfLoaded }
        return roots.flatMap { $0.layoutIssues() }.map { Diagnostic($0, file: instance.template.path) }
    }
}

extension Diagnostic {
    /// A finding of layout as a warning with its constraint's line.
    public init(_ issue: LayoutIssue, file: String) {
        switch issue.kind {
        case .unsatisfiable(let constraints, let broken):
            self.init(
                .warning, file: file, line: issue.line ?? 0, element: "constraint", key: issue.objectID,
                message: "contradicts others and was given up: \(broken); they are: \(constraints.joined(separator: "; "))")
        case .ambiguous(let view, let axis):
            self.init(
                .warning, file: file, line: issue.line ?? 0,
                message: "the \(axis) layout of \(view) is ambiguous", remedy: "add a constraint")
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
    public var userLabel: String?
    public var reuseIdentifier: String?
    public var text: String?
    /// Outlets by name, with the ids or classes they lead to, in document order.
    public var outlets: [(name: String, destinations: [String])]
    /// The constraints the view holds, as equations.
    public var constraints: [String]
    public var children: [InspectedView]
}
