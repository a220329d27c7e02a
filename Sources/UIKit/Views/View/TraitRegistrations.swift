import Foundation

/// An object that can register for trait changes (iOS 17).
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

/// A registration for trait changes, returned by `registerForTraitChanges`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// The handler of a view or view controller for changes of specific traits.
@MainActor final class TraitRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let onChange: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
        (self.traits, self.onChange) = (traits, handler)
    }

    /// Returns whether one of the traits differs between two collections.
    func isAffectedByChange(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        traits.contains { Self.differs($0, old, new) }
    }

    private static func differs<Trait: UITraitDefinition>(
        _ trait: Trait.Type, _ old: UITraitCollection, _ new: UITraitCollection
    ) -> Bool {
        guard let system = trait as? any SystemTrait.Type else { return old != new }
        return differs(system, old.values, new.values)
    }

    private static func differs<Trait: SystemTrait>(_ trait: Trait.Type, _ old: TraitValues, _ new: TraitValues) -> Bool
    {
        trait.value(in: old) != trait.value(in: new)
    }
}

extension UITraitChangeObservable {
    /// Registers a handler that is called with the view or controller and its previous traits after one of the traits
    /// changes.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(TraitRegistration(traits) { [weak self] previous in if let self { handler(self, previous) } })
    }

    /// Registers a handler whose first parameter has an explicit type, such as `{ (view: MyView, previous) in … }`.
    @discardableResult public func registerForTraitChanges<Observer: UITraitChangeObservable>(
        _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(
            TraitRegistration(traits) { [weak self] previous in
                if let observer = self as? Observer { handler(observer, previous) }
            })
    }

    private func register(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
        (self as? UIView)?.traitRegistrations.append(registration)
        (self as? UIViewController)?.traitRegistrations.append(registration)
        return registration
    }

    /// Removes a registration of this view or controller. Registrations of other objects are ignored.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? UIView)?.traitRegistrations.removeAll { $0 === registration }
        (self as? UIViewController)?.traitRegistrations.removeAll { $0 === registration }
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UIView {
    func notifyRegistrations(of previous: UITraitCollection, _ current: UITraitCollection) {
        for registration in owningController?.traitRegistrations ?? []
        where registration.isAffectedByChange(previous, current) {
            registration.onChange(previous)
        }
        for registration in traitRegistrations where registration.isAffectedByChange(previous, current) {
            registration.onChange(previous)
        }
    }
}
