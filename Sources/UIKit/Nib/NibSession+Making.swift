import CellSimInterfaceBuilder
import Foundation

extension NibSession {
    /// Makes the object of an element: `init(coder:)`, or `init()` for plain objects.
    func make(_ element: IBElement) -> AnyObject? {
        guard let base = baseClass(of: element) else { return nil }
        let type: AnyClass = customClass(of: element, base: base) ?? base
        if element.name == "customObject", !(type is any NSCoding.Type) {
            guard let plain = type as? NSObject.Type else {
                report(
                    .error, at: element, key: "customClass", value: element["customClass"],
                    message: "is no subclass of NSObject", remedy: "objects in a nib must be NSObjects")
                return nil
            }
            return PlainObject.make(plain)
        }
        guard let codable = type as? any NSCoding.Type else {
            report(.error, at: element, message: "cannot be made by init(coder:)")
            return nil
        }
        let coder = coder(for: element)
        guard let object = codable.init(coder: coder) else {
            report(.warning, at: element, message: "init(coder:) of \(type) returned nil")
            return nil
        }
        return object as AnyObject
    }

    private func baseClass(of element: IBElement) -> AnyClass? {
        NibClassTable.classes[element.name]
    }

    /// The custom class, or `nil` for none and for one that cannot be had.
    private func customClass(of element: IBElement, base: AnyClass) -> AnyClass? {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        let searches = options.policy == .library
        guard let type: AnyClass = ClassResolver.resolve(name, module: element["customModule"], searchesModules: searches) else {
            noteStandIn(element)
            return nil
        }
        return type
    }
}
