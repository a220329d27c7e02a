import CellSimCompare
import CellSimEscaping
import CellSimExplanation
import CellSimHost
import CellSimImageCodecs
import CellSimProcess
import Foundation

/// Prints the view tree that is stored in a picture's file, for `cellsim inspect`.
enum PictureInspection {
    static func print(_ path: String, asJSON: Bool) throws {
        let tree: PictureTree
        do {
            tree = try PictureTree(ofPicture: PictureFile(path: path).bytes)
        } catch let problem as PictureFile.ReadError {
            throw InvalidInput(problem)
        } catch PNGViewTreeChunk.Failure.ignored(let reason) {
            throw InvalidInput("\(path): error: \(reason); draw the picture again with 'cellsim snapshot'")
        } catch {
            throw InvalidInput(
                "\(path): error: the picture has no tree; 'cellsim snapshot' writes pictures with trees, without --no-tree"
            )
        }
        try AtomicFile.print(Array((asJSON ? json(tree) : text(tree)).utf8))
    }

    private static func text(_ tree: PictureTree) -> String {
        var lines = [tree.file.isEmpty ? "views of code" : tree.file]
        lines += tree.traits.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }
        for (index, view) in tree.views.enumerated() {
            let indent = String(repeating: "  ", count: view.depth + 1)
            let names = [view.kind, view.id, view.label.isEmpty ? "" : "(\(view.label))"].filter { !$0.isEmpty }
            let numbers = view.frame.map(TreeNumber.text)
            lines.append(
                "\(indent)\(names.joined(separator: " "))  (\(numbers[0]), \(numbers[1])) \(numbers[2]) × \(numbers[3])"
            )
            lines += view.values.sorted { $0.key < $1.key }.map { "\(indent)  \($0.key): \($0.value)" }
            lines += tree.constraints.filter { $0.first == index }.map {
                "\(indent)  constraint \(description($0, tree))"
            }
        }
        if !tree.isComplete { lines.append("  the tree is incomplete: the picture has more views") }
        return lines.map { Escaping.line($0) + "\n" }.joined()
    }

    /// Returns a constraint as text, such as `leading == aBc-de-fGh.leading + 8 @750`.
    private static func description(_ constraint: PictureTree.Constraint, _ tree: PictureTree) -> String {
        var text =
            (constraint.id.isEmpty ? "" : constraint.id + ": ") + "\(constraint.firstAttribute) \(constraint.relation) "
        let constant = TreeNumber.text(constraint.constant)
        if let second = constraint.second {
            let view = tree.views[second]
            if constraint.multiplier != 1 { text += TreeNumber.text(constraint.multiplier) + " * " }
            text += "\(view.id.isEmpty ? view.kind : view.id).\(constraint.secondAttribute)"
            if constraint.constant != 0 {
                text += constraint.constant < 0 ? " - \(constant.dropFirst())" : " + \(constant)"
            }
        } else {
            text += constant
        }
        return constraint.priority == 1000 ? text : text + " @\(TreeNumber.text(constraint.priority))"
    }

    private static func json(_ tree: PictureTree) -> String {
        func object(_ values: [String: String]) -> String {
            let parts = values.sorted { $0.key < $1.key }.map {
                "\(JSONText.string($0.key)): \(JSONText.string($0.value))"
            }
            return "{\(parts.joined(separator: ", "))}"
        }
        let views = tree.views.enumerated().map { index, view in
            let constraints = tree.constraints.filter { $0.first == index }.map {
                JSONText.string(description($0, tree))
            }
            return
                "{\"depth\": \(view.depth), \"class\": \(JSONText.string(view.kind)), \"id\": \(JSONText.string(view.id)), "
                + "\"label\": \(JSONText.string(view.label)), "
                + "\"frame\": [\(view.frame.map(TreeNumber.text).joined(separator: ", "))], "
                + "\"values\": \(object(view.values)), \"constraints\": [\(constraints.joined(separator: ", "))]}"
        }
        return "{\"file\": \(JSONText.string(tree.file)), \"traits\": \(object(tree.traits)), "
            + "\"isComplete\": \(tree.isComplete), \"views\": [\(views.joined(separator: ", "))]}\n"
    }
}
