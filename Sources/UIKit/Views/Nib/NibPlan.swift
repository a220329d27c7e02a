import CellSimInterfaceBuilder
import Foundation

/// The shared data of instantiations of one template with the same options: immutable values and decoded constraints.
@MainActor final class NibPlan {
    var colors: [Int: UIColor] = [:]
    var fonts: [Int: UIFont] = [:]
    var images: [String: UIImage] = [:]
    /// Decoded when first needed.
    private(set) lazy var constraints = NibConstraint.all(in: template, options: options, findings: &findings)
    /// The diagnostics of decoding constraints.
    private(set) var findings: [Diagnostic] = []

    /// Not retained: the owner or the user of the plan retains the template.
    private unowned let template: NibTemplate
    private let options: NibOptions

    init(_ template: NibTemplate, options: NibOptions) {
        self.template = template
        self.options = options
    }
}

extension NibOptions {
    /// The values that a plan depends on.
    struct PlanKey: Hashable {
        let purpose: Purpose
        let policy: Policy
        let variationTraits: IBTraits
        let traits: UITraitCollection
        let imageFolders: [String]
    }

    var planKey: PlanKey {
        PlanKey(
            purpose: purpose, policy: policy, variationTraits: variationTraits, traits: traits,
            imageFolders: imageFolders.map(\.path))
    }
}
