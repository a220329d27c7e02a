import CellSimInterfaceBuilder

/// Finds missing and duplicate reuse identifiers of cells in a table view, a collection view or a XIB.
struct ReuseIdentifierCheck {
    private let document: IBDocument

    init(_ document: IBDocument) { self.document = document }

    var findings: [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for element in document.elements {
            switch element.name {
            case "tableView":
                diagnostics += check(
                    element.child(named: "prototypes")?.children ?? [], kind: "prototype table cells", .warning)
            case "collectionView":
                diagnostics += check(
                    element.child(named: "cells")?.children ?? [], kind: "prototype collection cells", .warning)
            default: break
            }
        }
        guard document.kind == .xib else { return diagnostics }
        let cells = document.objects.filter { ["tableViewCell", "collectionViewCell"].contains($0.name) }
        return diagnostics + check(cells, kind: "cells", .warning)
    }

    private func check(_ cells: [IBElement], kind: String, _ severity: Diagnostic.Severity) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var owners: [String: IBElement] = [:]
        for cell in cells {
            guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
                found.append(
                    Diagnostic(
                        severity, file: document.path, line: cell.line, element: cell.name, key: "reuseIdentifier",
                        message: "is missing: \(kind) must have reuse identifiers",
                        remedy: "set Identifier to the identifier that the code registers",
                        rule: .reuseIdentifier))
                continue
            }
            guard let owner = owners[identifier] else {
                owners[identifier] = cell
                continue
            }
            found.append(
                Diagnostic(
                    .error, file: document.path, line: cell.line, element: cell.name, key: "reuseIdentifier",
                    value: identifier,
                    message: "is already used on line \(owner.line)",
                    remedy: "only the last cell with this identifier is dequeued",
                    rule: .duplicateReuseIdentifier))
        }
        return found
    }
}
