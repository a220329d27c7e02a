import Foundation

/// An object with an appearance proxy, which sets properties for all instances of its class.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

/// A class to whose contents an appearance can be restricted.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// Returns the appearance proxy of the class: a view of this class that is never displayed. Its values are applied to
    /// views when they move to a window, except for properties that were already set on them.
    ///
    /// The proxy supports all properties that affect the appearance, the values for states of buttons and segments, and bar
    /// appearances; see `AppearanceDifference`. Observers of stored properties in your classes run only if the class lists
    /// the properties in `keyValueProperties`.
    public class func appearance() -> Self { proxy(in: [], for: nil) }

    /// Returns the appearance proxy for instances inside views or controllers of classes, innermost first.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(in: containerTypes, for: nil)
    }

    /// Returns the appearance proxy for instances with specific traits.
    public class func appearance(for trait: UITraitCollection) -> Self { proxy(in: [], for: trait) }

    /// Returns the appearance proxy for instances with specific traits, inside views or controllers of classes, innermost
    /// first.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(in: containerTypes, for: trait) }

    private class func proxy(in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?) -> Self {
        let proxyView = AppearanceProxies.shared.proxy(self, containers, traits) {
            // Calling `init(frame:)` would crash if the class doesn't have it. UIKit's proxies don't call initialisers.
            (AdaptedClasses.makeSample(self) ?? AdaptedClasses.make(self)) as? UIView ?? ClassFactory.view(of: self)
        }
        return unsafe unsafeDowncast(proxyView, to: Self.self)
    }
}

extension UIBarItem: UIAppearance {
    /// Returns the appearance proxy of the class. Its values are applied to items when they are added to a bar, except for
    /// properties that were already set on them.
    public class func appearance() -> Self {
        unsafe unsafeDowncast(AppearanceProxies.shared.itemProxy(self), to: Self.self)
    }

    /// Returns the appearance proxy of the class. Unlike in UIKit, the containers are ignored.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearance()
    }
}

/// The appearance proxies of all classes.
@MainActor package final class AppearanceProxies {
    package static let shared = AppearanceProxies()

    struct Stand {
        let type: UIView.Type
        let containers: [any UIAppearanceContainer.Type]
        let traits: UITraitCollection?
        let view: UIView
        /// A view of the class in its initial state.
        let initialView: UIView
    }

    /// The proxies of view classes, in the order of their first use.
    private var proxies: [Stand] = []
    private var itemProxies: [(stand: UIBarItem, blank: UIBarItem)] = []

    func proxy(
        _ type: UIView.Type, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?,
        make: () -> UIView
    ) -> UIView {
        let containerIDs = containers.map { ObjectIdentifier($0) }
        let existingProxy = proxies.first {
            $0.type == type && $0.traits == traits && $0.containers.map { ObjectIdentifier($0) } == containerIDs
        }
        if let existingProxy { return existingProxy.view }
        let newProxy = Stand(type: type, containers: containers, traits: traits, view: make(), initialView: make())
        proxies.append(newProxy)
        return newProxy.view
    }

    func itemProxy(_ type: UIBarItem.Type) -> UIBarItem {
        if let existingProxy = itemProxies.first(where: { Swift.type(of: $0.stand) == type }) {
            return existingProxy.stand
        }
        let newItem = (stand: BarItemInitializerThunk.make(type), blank: BarItemInitializerThunk.make(type))
        itemProxies.append(newItem)
        return newItem.stand
    }

    /// Applies the appearance proxies of an item's class and superclasses, superclasses first.
    package func apply(to item: UIBarItem) {
        guard !itemProxies.isEmpty else { return }
        let matchingProxies = itemProxies.filter {
            $0.stand !== item && type(of: item).isSubclass(of: type(of: $0.stand))
        }
        for (stand, blank) in matchingProxies.sorted(by: {
            type(of: $1.stand).isSubclass(of: type(of: $0.stand)) && type(of: $0.stand) != type(of: $1.stand)
        }) {
            AppearanceDifference(proxy: stand, initialObject: blank).apply(to: item, taken: &item.keysFromAppearance)
        }
    }

    /// Returns the title attributes that were set on the proxy of the item's class, or of its nearest superclass with a
    /// proxy.
    func titleAttributes(of item: UIBarItem, for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        guard !itemProxies.isEmpty else { return nil }
        let matchingProxies = itemProxies.map(\.stand).filter {
            $0 !== item && type(of: item).isSubclass(of: type(of: $0))
        }
        let nearestProxy = matchingProxies.max { type(of: $1).isSubclass(of: type(of: $0)) }
        return nearestProxy?.ownTitleTextAttributes(for: state)
    }

    /// Applies the appearance proxies of a view's class and superclasses, superclasses first.
    func apply(to view: UIView) {
        guard !proxies.isEmpty else { return }
        let matchingProxies = proxies.filter {
            view.isKind(of: $0.type) && $0.view !== view && matches($0, around: view)
        }
        let orderedProxies = matchingProxies.sorted { first, second in
            if first.type != second.type { return second.type.isSubclass(of: first.type) }
            return first.containers.count < second.containers.count
        }
        for proxy in orderedProxies {
            for property in MemberTables.all.appearanceProperties {
                property.apply(proxy.view, proxy.initialView, view)
            }
            var appliedKeys = view.appearanceProxyKeys
            AppearanceDifference(proxy: proxy.view, initialObject: proxy.initialView).apply(
                to: view, taken: &appliedKeys)
            if appliedKeys != view.appearanceProxyKeys { view.appearanceProxyKeys = appliedKeys }
        }
    }

    private func matches(_ stand: Stand, around view: UIView) -> Bool {
        if let traits = stand.traits, !view.traitCollection.containsTraits(in: traits) { return false }
        var remainingContainers = stand.containers[...]
        var next = view.next
        while let container = remainingContainers.first, let responder = next {
            if Swift.type(of: responder).isSubclass(of: container) { remainingContainers.removeFirst() }
            next = responder.next
        }
        return remainingContainers.isEmpty
    }
}
