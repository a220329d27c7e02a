import Foundation

/// What few views are given, apart from all others' so that those stay small.
final class ViewExtras {
    var accessibilityFrame: CGRect?
    var accessibilityViewIsModal = false
    var shouldGroupAccessibilityChildren = false
    var traitRegistrations: [TraitRegistration] = []
    /// The properties whose values came from the appearance of the class.
    var appearanceValues: Set<AnyHashable> = []
    var interactions: [any UIInteraction] = []
}

extension UIView {
    var ownExtras: ViewExtras {
        if let extras { return extras }
        let made = ViewExtras()
        extras = made
        return made
    }

    /// Whether assistive technologies are told of this view and not of those beside it. Kept; nothing reads it.
    public var accessibilityViewIsModal: Bool {
        get { extras?.accessibilityViewIsModal ?? false }
        set { ownExtras.accessibilityViewIsModal = newValue }
    }
    /// Whether what is inside is told together, before what lies beside. Kept; nothing reads it.
    public var shouldGroupAccessibilityChildren: Bool {
        get { extras?.shouldGroupAccessibilityChildren ?? false }
        set { ownExtras.shouldGroupAccessibilityChildren = newValue }
    }
    /// What `addInteraction(_:)` was given.
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
