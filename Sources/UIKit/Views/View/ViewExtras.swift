import Foundation

/// Storage for the rarely used properties of a view, allocated on first use to keep views small.
final class ViewExtras {
    var traitRegistrations: [TraitRegistration] = []
    /// The keys of the properties that the class's appearance proxy has set.
    var appearanceValues: Set<AnyHashable> = []
    var interactions: [any UIInteraction] = []
    /// The traits that override inherited traits.
    var traitOverrides: UITraitOverrides?
    var motionEffects: [UIMotionEffect] = []
}

extension UIView {
    var ensuredExtras: ViewExtras {
        if let extras { return extras }
        let newExtras = ViewExtras()
        extras = newExtras
        return newExtras
    }

    /// The interactions of the view.
    public var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set { ensuredExtras.interactions = newValue }
    }
    var traitRegistrations: [TraitRegistration] {
        get { extras?.traitRegistrations ?? [] }
        set { ensuredExtras.traitRegistrations = newValue }
    }
    var appearanceValues: Set<AnyHashable> {
        get { extras?.appearanceValues ?? [] }
        set { ensuredExtras.appearanceValues = newValue }
    }
}
