import CellSimInterfaceBuilder
import UIKit

extension ReuseTemplate {
    /// The reuse identifier of the first view of a nib that has one; nil for other templates.
    /// - Throws: `UIKitException` when the document cannot be found or read.
    @MainActor package func firstReuseIdentifier() throws -> String? {
        guard case .nib(let nib) = self else { return nil }
        let objects = try nib.template().document.objects
        return objects.lazy.compactMap { $0["reuseIdentifier"] }.first { !$0.isEmpty }
    }
}
