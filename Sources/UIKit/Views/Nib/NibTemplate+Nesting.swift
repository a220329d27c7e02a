import CellSimInterfaceBuilder
import Foundation

/// Detects nibs that load themselves recursively.
extension NibTemplate {
    /// The maximum number of nested instantiations of a document. A deeper nesting is treated as endless recursion.
    private static let maximumNesting = 32

    /// The current number of nested instantiations, by document path.
    @MainActor private static var nesting: [String: Int] = [:]

    /// Counts the start of an instantiation.
    ///
    /// - Throws: `UIKitException` if the objects of the document load it again, which would overflow the stack.
    @MainActor func beginNesting(_ owner: AnyObject?) throws {
        let level = Self.nesting[path, default: 0]
        guard level < Self.maximumNesting else { throw endlessNestingException(owner) }
        Self.nesting[path] = level + 1
    }

    /// Counts the end of an instantiation.
    @MainActor func endNesting() {
        let level = Self.nesting[path] ?? 1
        Self.nesting[path] = level > 1 ? level - 1 : nil
    }

    private func endlessNestingException(_ owner: AnyObject?) -> UIKitException {
        let name = owner.map { String(describing: type(of: $0)) }
        let roots = document.objects.filter { $0.name != "placeholder" }
        let ownRoot = roots.first { $0["customClass"] == name && name != nil }
        let file = (path as NSString).lastPathComponent
        let exception = UIKitException(
            name: "NSInternalInconsistencyException",
            reason:
                "Could not load NIB \(file): \(name ?? "an object of it") loads it again while the NIB creates it, so loading never ends"
        )
        guard let root = ownRoot ?? roots.first(where: { $0["customClass"] != nil }), let type = root["customClass"]
        else {
            return exception
        }
        var located = exception
        located.diagnostic = Diagnostic(
            .error, file: path, line: root.line, element: root.name, key: "customClass", value: type,
            message: "loads \(file) in its init(coder:), which creates it again, so loading never ends",
            remedy: "set \(type) as the class of File's Owner, and leave the class of the root view empty",
            rule: .customClass)
        return located
    }
}
