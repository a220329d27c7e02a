import CellSimInterfaceBuilder
import Foundation

/// What instantiations of one template with the same options share: immutable values and decoded constraints.
@MainActor final class NibPlan {
    var colors: [Int: UIColor] = [:]
    var fonts: [Int: UIFont] = [:]
    var images: [String: UIImage] = [:]
    /// Decoded when first needed.
    private(set) lazy var constraints = NibConstraint.all(in: template, options: options, findings: &findings)
    /// What was noticed while decoding constraints.
    private(set) var findings: [Diagnostic] = []

    /// What has the plan, or whoever instantiates it, holds it.
    private unowned let template: NibTemplate
    private let options: NibOptions

    init(_ template: NibTemplate, options: NibOptions) {
        self.template = template
        self.options = options
    }
}

extension NibOptions {
    /// What the values of a plan depend on.
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
