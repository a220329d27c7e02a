import Foundation

/// The rarely set values of a view, stored separately so that other views stay small.
final class ViewExtras {
    var traitRegistrations: [TraitRegistration] = []
    /// The properties whose values came from the appearance of the class.
    var appearanceValues: Set<AnyHashable> = []
    var interactions: [any UIInteraction] = []
    /// The traits that override those that the view inherits.
    var traitOverrides: UITraitOverrides?
    var motionEffects: [UIMotionEffect] = []
}

extension UIView {
    var ownExtras: ViewExtras {
        if let extras { return extras }
        let made = ViewExtras()
        extras = made
        return made
    }

    /// The interactions that `addInteraction(_:)` added.
    public var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set { ownExtras.interactions = newValue }
    }
    var traitRegistrations: [TraitRegistration] {
        get { extras?.traitRegistrations ?? [] }
        set { ownExtras.traitRegistrations = newValue }
    }
    var appearanceValues: Set<AnyHashable> {
        get { extras?.appearanceValues ?? [] }
        set { ownExtras.appearanceValues = newValue }
    }
}
