import CellSimInterfaceBuilder
import UIKit

/// Derives roles and reuse identifiers from nibs.
extension ReuseTemplate {
    /// Returns the role and the template for a nib's first view; a plain view is wrapped in a header. Returns nil for
    /// other kinds of templates.
    /// - Throws: `UIKitException` if the nib can't be read or instantiated, `ReuseError` if it contains no view.
    @MainActor package func roleAndTemplate() throws -> (ReusedRole, ReuseTemplate)? {
        guard case .nib(let nib) = self else { return nil }
        guard let view = try Self.view(of: nib) else { throw ReuseError("the nib has no view") }
        if let role = ReusedRole(Swift.type(of: view)) { return (role, self) }
        let height = view.frame.height
        let header = ReuseTemplate.factory {
            guard let view = try Self.view(of: nib) else { return [] }
            return [DocumentHeader(view, designedHeight: height, reuseIdentifier: "\(Swift.type(of: view))")]
        }
        return (.tableHeader, header)
    }

    @MainActor private static func view(of nib: UINib) throws -> UIView? {
        try nib.instance(owner: nil).topLevelObjects.lazy.compactMap { $0 as? UIView }.first
    }

    /// Returns the first reuse identifier in a nib; nil for other kinds of templates.
    /// - Throws: `UIKitException` if the document can't be found or read.
    @MainActor package func firstReuseIdentifier() throws -> String? {
        guard case .nib(let nib) = self else { return nil }
        let objects = try nib.template().document.objects
        return objects.lazy.compactMap { $0["reuseIdentifier"] }.first { !$0.isEmpty }
    }
}
