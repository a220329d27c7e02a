import CellSimProcess

/// The cell classes that sources declare, with the method that fills each of them.
public struct CellClasses: Sendable {
    /// A class of cells.
    public struct Cell: Sendable {
        /// The name, with the types around it.
        public var name: String
        /// The class of UIKit that it inherits from.
        public var base: String
        /// The file that declares it.
        public var path: String
        /// The line of the declaration.
        public var line: Int
        /// The method that fills the cell; nil if a test can call none.
        public var method: CellMethod?
        /// Whether initialisers that the class inherits can be called.
        public var hasInheritedInitialisers: Bool
        /// Whether it has outlets.
        public var hasOutlets: Bool
    }

    /// The classes in the order of their names.
    public private(set) var cells: [Cell] = []
    /// By the name of a type: a static property with a sample of it, such as `preview`.
    public private(set) var samples: [String: String] = [:]

    private static let bases: Set<String> = [
        "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionReusableView",
    ]
    /// Beginnings of names of methods that fill a whole cell, the most usual first.
    private static let verbs = [
        "configure", "config", "setup", "setUp", "populate", "fill", "bind", "render", "show", "display", "update",
        "prepare", "apply", "load", "set",
    ]

    /// Reads sources. Files that cannot be read have no types.
    public init(_ paths: [String]) {
        var types: [String: DeclaredType] = [:]
        var order: [String] = []
        for path in paths {
            guard let bytes = try? FileBytes.read(path) else { continue }
            for type in TypeScanner(bytes, path: path).types {
                if types[type.name] == nil { order.append(type.name) }
                types[type.name, default: DeclaredType(name: type.name, path: path, line: type.line)].add(type)
            }
        }
        for name in order.sorted() {
            guard let type = types[name] else { continue }
            if let sample = type.samples.first { samples[name] = sample }
            let chain = Self.chain(type, types)
            guard let base = chain.last?.superclass, Self.bases.contains(base), !type.isGeneric, !type.isPrivate
            else { continue }
            cells.append(
                Cell(
                    name: name, base: base, path: type.path, line: type.line,
                    method: chain.lazy.filter { !$0.isGeneric }.compactMap { Self.filling($0.methods) }.first,
                    hasInheritedInitialisers: !chain.contains(where: \.hasOwnInitialiser),
                    hasOutlets: chain.contains(where: \.hasOutlets)))
        }
    }

    /// The class and its superclasses in the sources.
    private static func chain(_ type: DeclaredType, _ types: [String: DeclaredType]) -> [DeclaredType] {
        var chain = [type]
        while let last = chain.last, last.isClass, let next = types[last.superclass], next.isClass, chain.count < 100 {
            chain.append(next)
        }
        return chain.allSatisfy(\.isClass) ? chain : []
    }

    /// The method with the most usual name. Methods that only types distinguish are omitted: a call without types would
    /// be ambiguous.
    private static func filling(_ methods: [CellMethod]) -> CellMethod? {
        let counts = Dictionary(methods.map { ($0.signature, 1) }, uniquingKeysWith: +)
        let ranked = methods.filter { counts[$0.signature] == 1 }.compactMap { method in
            rank(method.name).map { (rank: $0, method: method) }
        }
        guard let best = ranked.map(\.rank).min() else { return nil }
        return ranked.first { $0.rank == best }?.method
    }

    /// The index of the verb that a name begins with, as a whole word.
    private static func rank(_ name: String) -> Int? {
        verbs.firstIndex { verb in
            name.hasPrefix(verb) && !(name.dropFirst(verb.count).first?.isLowercase ?? false)
        }
    }
}
