import Foundation

/// What makes the views of one reuse identifier.
enum ReuseSource {
    case nib(UINib)
    case type(AnyClass)
    /// Makes the top-level objects of a template; what it throws is raised.
    case maker(@MainActor () throws -> [Any])
}

/// The templates of a table or collection view: one slot an identifier, the last registration wins.
@MainActor struct ReuseRegistry {
    private var sources: [String: ReuseSource] = [:]

    init() {}

    subscript(identifier: String) -> ReuseSource? { sources[identifier] }

    /// Fills the slot; `nil` empties it.
    mutating func register(_ source: ReuseSource?, for identifier: String) { sources[identifier] = source }

    /// The identifiers that have a template, sorted.
    var identifiers: [String] { sources.keys.sorted() }

    /// The one top-level view of the nib, of the class wanted; raises UIKit's exception otherwise.
    static func onlyView<View: UIView>(of objects: [Any], as type: View.Type, identifier: String, className: String) -> View? {
        if objects.count == 1, let view = objects[0] as? View { return view }
        ReuseException.raise(ReuseException.invalidNib(identifier, needs: className))
        return nil
    }

    /// Runs a maker and raises what it throws.
    static func objects(of maker: () throws -> [Any]) -> [Any]? {
        do {
            return try maker()
        } catch let exception as UIKitException {
            UIKitException.raiseOrRecord(exception)
        } catch {
            ReuseException.raise("\(error)", name: "NSGenericException")
        }
        return nil
    }
}
