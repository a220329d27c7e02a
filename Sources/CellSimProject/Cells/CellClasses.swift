import CellSimProcess

/// Finds the cell classes that sources declare, and the method that fills the cells of each class with content.
public struct CellClasses: Sendable {
    /// A cell class.
    public struct Cell: Sendable {
        /// The name, including the types that contain it.
        public var name: String
        /// The UIKit class from which it inherits.
        public var base: String
        /// The file that declares it.
        public var path: String
        /// The line of the declaration.
        public var line: Int
        /// The method that fills the cell, or nil if there is none that a test can call.
        public var method: CellMethod?
        /// A Boolean value that indicates whether inherited initialisers can be called.
        public var hasInheritedInitialisers: Bool
        /// A Boolean value that indicates whether the class has outlets.
        public var hasOutlets: Bool
    }

    /// The classes, sorted by name.
    public private(set) var cells: [Cell] = []
    /// The names of static properties with a sample value, such as `preview`, keyed by type name.
    public private(set) var samples: [String: String] = [:]

    private static let baseClasses: Set<String> = [
        "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionReusableView",
    ]
    /// The verbs at the start of the names of methods that fill a cell, most common first.
    private static let verbs = [
        "configure", "config", "setup", "setUp", "populate", "fill", "bind", "render", "show", "display", "update",
        "prepare", "apply", "load", "set",
    ]

    /// Reads sources. Unreadable files are ignored.
    public init(_ paths: [String]) {
        var types: [String: DeclaredType] = [:]
        var order: [String] = []
        for path in paths {
            guard let bytes = try? FileReader.read(path) else { continue }
            for type in TypeScanner(bytes, path: path).types {
                if types[type.name] == nil { order.append(type.name) }
                types[type.name, default: DeclaredType(name: type.name, path: path, line: type.line)].merge(type)
            }
        }
        for name in order.sorted() {
            guard let type = types[name] else { continue }
            if let sample = type.samples.first { samples[name] = sample }
            let chain = Self.chain(type, types)
            guard let base = chain.last?.superclass, Self.baseClasses.contains(base), !type.isGeneric, !type.isPrivate
            else { continue }
            cells.append(
                Cell(
                    name: name, base: base, path: type.path, line: type.line,
                    method: chain.lazy.filter { !$0.isGeneric }.compactMap { Self.fillMethod($0.methods) }.first,
                    hasInheritedInitialisers: !chain.contains(where: \.hasOwnInitialiser),
                    hasOutlets: chain.contains(where: \.hasOutlets)))
        }
    }

    /// Returns a class and its superclasses in the sources, or an empty array for other types.
    private static func chain(_ type: DeclaredType, _ types: [String: DeclaredType]) -> [DeclaredType] {
        var chain = [type]
        while let last = chain.last, last.isClass, let next = types[last.superclass], next.isClass, chain.count < 100 {
            chain.append(next)
        }
        return chain.allSatisfy(\.isClass) ? chain : []
    }

    /// Returns the method whose name begins with the most common verb. Methods that differ only in types are omitted, because a generated
    /// call could be ambiguous.
    private static func fillMethod(_ methods: [CellMethod]) -> CellMethod? {
        let counts = Dictionary(methods.map { ($0.signature, 1) }, uniquingKeysWith: +)
        let ranked = methods.filter { counts[$0.signature] == 1 }.compactMap { method in
            rank(method.name).map { (rank: $0, method: method) }
        }
        guard let best = ranked.map(\.rank).min() else { return nil }
        return ranked.first { $0.rank == best }?.method
    }

    /// Returns the index of the verb at the start of a name, or nil if the name begins with none of the verbs.
    private static func rank(_ name: String) -> Int? {
        verbs.firstIndex { verb in
            name.hasPrefix(verb) && !(name.dropFirst(verb.count).first?.isLowercase ?? false)
        }
    }
}
