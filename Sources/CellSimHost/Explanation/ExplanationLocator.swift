import CellSimExplanation
import CellSimInterfaceBuilder
import Foundation
import Synchronization

/// Finds the lines of changed objects in documents. Each document is read only once.
package final class ExplanationLocator: Sendable {
    private let documents = Mutex<[String: IBDocument?]>([:])

    package init() {}

    /// Returns an explanation with the path and line of each object in the document.
    /// - Parameters:
    ///   - explanation: The explanation without lines.
    ///   - path: The document's path.
    ///   - shownPath: The path to store in the result; nil means `path`.
    package func addingLocations(
        _ explanation: Explanation, in path: String, shownPath: String? = nil
    ) -> Explanation {
        let name = (path as NSString).lastPathComponent
        guard explanation.causes.contains(where: { $0.file == name }) else { return explanation }
        let document = documents.withLock { documents in
            if let cachedDocument = documents[path] { return cachedDocument }
            let document = try? IBDocument(contentsOfFile: path, isKept: false)
            documents[path] = document
            return document
        }
        var result = explanation
        for index in result.causes.indices where result.causes[index].file == name {
            result.causes[index].file = shownPath ?? path
            let element = result.causes[index].objects.lazy.compactMap { document?.element(withID: $0) }.first
            result.causes[index].line = element?.line
            result.causes[index].lines = element.map(ExplanationLocator.lines) ?? []
        }
        return result
    }

    /// Returns the lines of an element and of its values, such as fonts and colours. Child elements with identifiers are
    /// separate objects.
    private static func lines(of element: IBElement) -> [Int] {
        var lineNumbers: Set<Int> = [element.line], rest = element.children
        while let next = rest.popLast(), lineNumbers.count < maximumLines {
            guard next.id == nil else { continue }
            lineNumbers.insert(next.line)
            rest += next.children
        }
        return lineNumbers.sorted()
    }

    /// The maximum number of lines per object.
    private static let maximumLines = 100
}
