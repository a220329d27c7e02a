import CellSimInterfaceBuilder
import Foundation

/// The data that all instantiations of a template with the same options share: immutable values and decoded
/// constraints.
@MainActor final class NibSharedData {
    var colors: [Int: UIColor] = [:]
    var fonts: [Int: UIFont] = [:]
    var images: [String: UIImage] = [:]
    /// The decoded constraints, created on first use.
    private(set) lazy var constraints = NibConstraint.all(in: template, options: options, findings: &diagnostics)
    /// The diagnostics from decoding constraints.
    private(set) var diagnostics: [Diagnostic] = []

    /// The template. Not retained, because the owner or user of the plan retains it.
    private unowned let template: NibTemplate
    private let options: NibOptions

    init(_ template: NibTemplate, options: NibOptions) {
        self.template = template
        self.options = options
    }
}

extension NibOptions {
    /// The options that a plan depends on.
    struct SharedDataKey: Hashable {
        let purpose: Purpose
        let policy: Policy
        let variationTraits: IBTraits
        let traits: UITraitCollection
        let imageFolders: [String]
    }

    var sharedDataKey: SharedDataKey {
        SharedDataKey(
            purpose: purpose, policy: policy, variationTraits: variationTraits, traits: traits,
            imageFolders: imageFolders.map(\.path))
    }
}
