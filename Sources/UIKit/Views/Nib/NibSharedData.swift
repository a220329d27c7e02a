import CellSimInterfaceBuilder
import Foundation

/// The data that is shared by all instantiations of a template with the same options: colours, fonts, images and decoded
/// constraints.
@MainActor final class NibSharedData {
    var colors: [Int: UIColor] = [:]
    var fonts: [Int: UIFont] = [:]
    var images: [String: UIImage] = [:]
    /// The decoded constraints, created on first use.
    private(set) lazy var constraints = NibConstraint.all(in: template, options: options, findings: &diagnostics)
    /// The diagnostics from decoding constraints.
    private(set) var diagnostics: [Diagnostic] = []

    /// The template. Not retained: the template retains this object, or the session retains both.
    private unowned let template: NibTemplate
    private let options: NibOptions

    init(_ template: NibTemplate, options: NibOptions) {
        self.template = template
        self.options = options
    }
}

extension NibOptions {
    /// The options that determine the shared data; its key in the template's cache.
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
