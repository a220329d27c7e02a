import CellSimExplanation
import CellSimInterfaceBuilder
import Foundation
import Synchronization

/// Finds the lines of changed objects in documents, which are read once.
final class ExplanationLines: Sendable {
    private let documents = Mutex<[String: IBDocument?]>([:])

    /// The explanation with the path and line of each object that the document has.
    func located(_ explanation: Explanation, in path: String) -> Explanation {
        let name = (path as NSString).lastPathComponent
        guard explanation.causes.contains(where: { $0.file == name }) else { return explanation }
        let document = documents.withLock { documents in
            if let known = documents[path] { return known }
            let document = try? IBDocument(contentsOfFile: path, isKept: false)
            documents[path] = document
            return document
        }
        var result = explanation
        for index in result.causes.indices where result.causes[index].file == name {
            result.causes[index].file = path
            result.causes[index].line =
                result.causes[index].objects.lazy.compactMap {
                    document?.element(withID: $0)?.line
                }.first
        }
        return result
    }
}
