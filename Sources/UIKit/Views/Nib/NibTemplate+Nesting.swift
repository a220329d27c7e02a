import CellSimInterfaceBuilder
import Foundation

/// Detects nibs that load themselves recursively.
extension NibTemplate {
    /// The maximum number of nested instantiations of a document. Deeper nesting is treated as infinite recursion.
    private static let maximumNesting = 32

    /// The current number of nested instantiations, by document path.
    @MainActor private static var nestingDepths: [String: Int] = [:]

    /// Counts the start of an instantiation.
    ///
    /// - Throws: `UIKitException` if the objects of the document load it again, which would overflow the stack.
    @MainActor func beginNesting(_ owner: AnyObject?) throws {
        let depth = Self.nestingDepths[path, default: 0]
        guard depth < Self.maximumNesting else { throw recursionException(owner) }
        Self.nestingDepths[path] = depth + 1
    }

    /// Counts the end of an instantiation.
    @MainActor func endNesting() {
        let depth = Self.nestingDepths[path] ?? 1
        Self.nestingDepths[path] = depth > 1 ? depth - 1 : nil
    }

    private func recursionException(_ owner: AnyObject?) -> UIKitException {
        let name = owner.map { String(describing: type(of: $0)) }
        let roots = document.objects.filter { $0.name != "placeholder" }
        let rootOfOwnerClass = roots.first { $0["customClass"] == name && name != nil }
        let file = (path as NSString).lastPathComponent
        let exception = UIKitException(
            name: "NSInternalInconsistencyException",
            reason:
                "Could not load NIB \(file): \(name ?? "an object of it") loads it again while the NIB creates it, so loading never ends"
        )
        guard let root = rootOfOwnerClass ?? roots.first(where: { $0["customClass"] != nil }),
            let rootClass = root["customClass"]
        else {
            return exception
        }
        var exceptionWithLocation = exception
        exceptionWithLocation.diagnostic = Diagnostic(
            .error, file: path, line: root.line, element: root.name, key: "customClass", value: rootClass,
            message: "loads \(file) in its init(coder:), which creates it again, so loading never ends",
            remedy: "set \(rootClass) as the class of File's Owner, and leave the class of the root view empty",
            rule: .customClass)
        return exceptionWithLocation
    }
}
