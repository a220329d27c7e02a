import Foundation

/// Storage for the rarely used properties of a view, allocated on first use to keep views small.
final class ViewExtras {
    var traitRegistrations: [TraitRegistration] = []
    /// The keys of the properties that the class's appearance proxy has set.
    var appearanceProxyKeys: Set<AnyHashable> = []
    var interactions: [any UIInteraction] = []
    /// The traits that override inherited traits.
    var traitOverrides: UITraitOverrides?
    var motionEffects: [UIMotionEffect] = []
}

extension UIView {
    var extrasCreatingIfNeeded: ViewExtras {
        if let extras { return extras }
        let newExtras = ViewExtras()
        extras = newExtras
        return newExtras
    }

    /// The interactions of the view.
    public var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set { extrasCreatingIfNeeded.interactions = newValue }
    }
    var traitRegistrations: [TraitRegistration] {
        get { extras?.traitRegistrations ?? [] }
        set { extrasCreatingIfNeeded.traitRegistrations = newValue }
    }
    var appearanceProxyKeys: Set<AnyHashable> {
        get { extras?.appearanceProxyKeys ?? [] }
        set { extrasCreatingIfNeeded.appearanceProxyKeys = newValue }
    }
}
