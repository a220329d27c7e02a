import Foundation

/// The member lists in `Sources/UIKit/Members/Lists`.
struct Catalogue {
    /// The folder of the lists, relative to the project's folder.
    static let folder = "Sources/UIKit/Members/Lists"

    /// The lists in the order of their file names and lines.
    var lists: [MemberList]

    init(lists: [MemberList]) { self.lists = lists }

    /// Reads the lists of a project.
    ///
    /// - Throws: `CatalogueError` for an invalid list, or an error if a file can't be read.
    init(project: URL) throws {
        let folder = project.appendingPathComponent(Self.folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".members")
        }
        lists = []
        for name in names.sorted() {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            lists += try MemberReader(file: name).lists(in: text)
        }
        try validate()
    }

    /// The file names without extensions, sorted.
    var fileStems: [String] { Set(lists.map(\.fileStem)).sorted() }

    /// Returns the names of a class and of its superclasses that are in the lists, starting with the class.
    func ancestors(of className: String) -> [String] {
        var (names, next): ([String], String?) = ([], className)
        while let name = next, !names.contains(name) {
            names.append(name)
            next = lists.first { $0.className == name }?.superclassName
        }
        return names
    }

    /// The lists in an order in which superclasses precede their subclasses. The list of layers follows the list of views.
    var listsFromBaseClasses: [MemberList] {
        let depths = lists.map { $0.className == "CALayer" ? 1 : ancestors(of: $0.className).count - 1 }
        return lists.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { lists[$0] }
    }

    func inherits(_ className: String, from base: String) -> Bool { ancestors(of: className).contains(base) }

    /// Checks that each class has only one superclass, and each member only one row.
    private func validate() throws {
        var superclassNames: [String: String?] = [:]
        for list in lists {
            if let other = superclassNames.updateValue(list.superclassName, forKey: list.className),
                other != list.superclassName
            {
                throw CatalogueError(file: list.fileStem, line: 0, message: "\(list.className) has two superclasses")
            }
        }
        for (name, classLists) in Dictionary(grouping: lists, by: \.className) {
            let names = classLists.flatMap(\.members).map(\.name)
            for (member, rows) in Dictionary(grouping: names, by: { $0 }) where rows.count > 1 {
                throw CatalogueError(file: classLists[0].fileStem, line: 0, message: "\(name).\(member) has two rows")
            }
        }
    }
}

/// An error in a line of a list.
struct CatalogueError: Error, CustomStringConvertible {
    var file: String
    var line: Int
    var message: String

    var description: String { "\(file):\(line): error: \(message)" }
}
