import Foundation

/// What makes the views of one reuse identifier.
enum ReuseSource {
    case nib(UINib)
    case type(AnyClass)
}

/// The templates of a table or collection view: one slot an identifier, the last registration wins.
struct ReuseRegistry {
    private var sources: [String: ReuseSource] = [:]

    init() {}

    subscript(identifier: String) -> ReuseSource? { sources[identifier] }

    /// Fills the slot; `nil` empties it.
    mutating func register(_ source: ReuseSource?, for identifier: String) { sources[identifier] = source }

    /// The identifiers that have a template, sorted.
    var identifiers: [String] { sources.keys.sorted() }
}
