import CellSimInterfaceBuilder
import CellSimProcess
import CellSimReflection
import Foundation

/// Creates the objects of a nib.
extension NibSession {
    /// Creates the object of an element with `init(coder:)`, or with `init()` for custom objects that don't conform to
    /// `NSCoding`.
    func makeObject(_ element: IBElement) -> AnyObject? {
        guard let base = baseClass(of: element) else { return nil }
        let type: AnyClass = customClass(of: element, base: base) ?? base
        if element.name == "customObject", !(type is any NSCoding.Type) {
            guard let objectClass = type as? NSObject.Type else {
                report(
                    .error, at: element, key: "customClass", value: element["customClass"],
                    message: "is not a subclass of NSObject", remedy: "objects in a nib must be NSObjects",
                    rule: .customClass)
                return nil
            }
            return ObjectInitializerThunk.make(objectClass)
        }
        if let type = type as? UIGestureRecognizer.Type {
            let coder = coder(for: element)
            return NoOpMemberReporter.withElement(element) { RecognizerInitializerThunk.make(type, coder: coder) }
        }
        // Views are the most frequent objects. They don't need the conformance check below, which takes 0.1 ms.
        if let type = type as? UIView.Type {
            let coder = coder(for: element)
            let view = NoOpMemberReporter.withElement(element) { type.init(coder: coder) }
            view?.nibIdentity = identity(of: element)
            return view ?? reportNilInitializer(type, element)
        }
        guard let type = type as? any NSCoding.Type else {
            report(.error, at: element, message: "cannot be created with init(coder:)")
            return nil
        }
        let coder = coder(for: element)
        return NoOpMemberReporter.withElement(element) { type.init(coder: coder) }.map { $0 as AnyObject }
            ?? reportNilInitializer(type, element)
    }

    private func reportNilInitializer<T>(_ type: Any.Type, _ element: IBElement) -> T? {
        report(.warning, at: element, message: "init(coder:) of \(type) returned nil")
        return nil
    }

    /// Returns the identity of the object that an element describes.
    func identity(of element: IBElement) -> NibIdentity {
        let parentID = template.document.parent(of: element)?.id ?? ""
        return NibIdentity(
            file: template.path, line: element.line, elementName: element.name,
            objectID: element.id ?? "\(parentID)/\(element.key ?? element.name)", customClass: element["customClass"],
            customModule: element["customModule"], userLabel: element["userLabel"],
            usesBaseClass: usesBaseClass(element))
    }

    private func baseClass(of element: IBElement) -> AnyClass? {
        if let type: AnyClass = NibClassTable.classes[element.name] { return type }
        let name = SupportName.element(element.name)
        if element.isController {
            report(
                .warning, at: element, message: "is not supported", remedy: "replaced with a plain view controller",
                rule: .unread, supports: name)
            unsupportedElements.insert(element.index)
            return UIViewController.self
        }
        guard element.child(key: "frame") != nil else {
            report(
                .warning, at: element, message: "is not supported", remedy: "skipped", rule: .unread,
                supports: name)
            return nil
        }
        report(
            .warning, at: element, message: "is not supported", remedy: "replaced with an empty view", rule: .unread,
            supports: name)
        unsupportedElements.insert(element.index)
        return UIView.self
    }

    /// Returns the custom class of an element, or nil if it has none or the class isn't available.
    func customClass(of element: IBElement, base: AnyClass) -> AnyClass? {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        if isExcludedClass(element) {
            recordExcludedClass(element)
            return nil
        }
        let searchesModules = options.policy == .library
        guard
            let type: AnyClass = ClassResolver.resolve(
                name, module: element["customModule"], searchesModules: searchesModules)
        else {
            recordMissingClass(element)
            return nil
        }
        guard isSubclass(type, of: base) else {
            report(
                .error, at: element, key: "customClass", value: name, message: "is not a subclass of \(base)",
                remedy: "using \(base)", rule: .customClass)
            return nil
        }
        return type
    }

    private func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let next = current {
            if next == base { return true }
            current = _getSuperclass(next)
        }
        return false
    }
}
