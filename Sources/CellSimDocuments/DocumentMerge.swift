import CellSimInterfaceBuilder

/// A three-way merge of a document that matches objects by their identifiers.
///
/// If only one side changed a property, its value is used. If both sides changed it to different values, there is a conflict:
/// the merged document contains our value, and a comment with both values. Values that Interface Builder computes, such as
/// frames, never conflict.
package struct DocumentMerge {
    /// The merged document.
    package private(set) var document: DocumentText
    /// The conflicts, in the order of the merged document.
    package var conflicts: [MergeConflict] = []

    let base: ObjectIndex?
    let ours, theirs: ObjectIndex
    let table: ObjectKeyTable
    let names: (ours: ObjectNames, theirs: ObjectNames)
    let hasAutoLayout: Bool
    /// A Boolean value that indicates whether our side is preferred for derived values that differ.
    let prefersOurs: Bool
    /// The parents of the objects and containers in the merged document.
    var parents: [ObjectKey: ObjectKey] = [:]
    /// The objects that one side removed but the other side needs.
    var restored: Set<ObjectKey> = []
    /// The data of embedded images, keyed by the names that Interface Builder generated.
    let images: [String: String]
    /// The conflicts of each object.
    var conflictsByObject: [ObjectKey: [MergeConflict]] = [:]

    /// Merges two versions of a document.
    ///
    /// - Parameters:
    ///   - base: The common ancestor, or nil if both sides added the document.
    ///   - ours: The version of this branch, whose line endings are used.
    ///   - theirs: The version of the other branch.
    /// - Throws: `DocumentError` if the sides use the same identifier for objects of different kinds.
    package init(base: DocumentText?, ours: DocumentText, theirs: DocumentText) throws(DocumentError) {
        var table = ObjectKeyTable()
        self.base = base.map { ObjectIndex($0, &table) }
        self.ours = ObjectIndex(ours, &table)
        self.theirs = ObjectIndex(theirs, &table)
        self.table = table
        images = [base, ours, theirs].compactMap(\.self).reduce(into: [:]) { result, document in
            result.merge(document.embeddedImages) { first, _ in first }
        }
        names = (ObjectNames(ours.root), ObjectNames(theirs.root))
        hasAutoLayout = ours.root["useAutolayout"] == "YES" || theirs.root["useAutolayout"] == "YES"
        prefersOurs = Self.isNewer(ours, theirs)
        document = ours
        try checkKinds()
        mergeObjects()
        document.declaration = Self.mergedValue(base?.declaration, ours.declaration, theirs.declaration)
        document.comments = Self.mergedValue(base?.comments, ours.comments, theirs.comments)
        build()
    }

    /// Returns the value of the side that changed it; ours if both sides changed it.
    private static func mergedValue<Value: Equatable>(_ base: Value?, _ ours: Value, _ theirs: Value) -> Value {
        ours == base ? theirs : ours
    }

    /// Returns whether a newer version of Interface Builder saved our side. If the versions are equal, compares the texts, so that
    /// the order of the sides doesn't matter.
    private static func isNewer(_ ours: DocumentText, _ theirs: DocumentText) -> Bool {
        let mine = ours.root["toolsVersion"] ?? "", other = theirs.root["toolsVersion"] ?? ""
        if mine != other { return !isOlder(mine, other) }
        return !ours.bytes.lexicographicallyPrecedes(theirs.bytes)
    }

    /// Returns whether a version such as `14460.31` is older than another.
    static func isOlder(_ left: String, _ right: String) -> Bool {
        let numbers = [left, right].map { $0.split(separator: ".").map { Int($0) ?? 0 } }
        return numbers[0].lexicographicallyPrecedes(numbers[1])
    }

    /// Checks that both sides don't use the same identifier for objects of different kinds.
    private func checkKinds() throws(DocumentError) {
        for key in ours.order where table.name(of: key).hasPrefix("#") {
            guard let mine = ours.entries[key]?.node, let other = theirs.entries[key]?.node, mine.name != other.name,
                base?.entries[key] == nil
            else { continue }
            throw .malformed(
                file: ours.document.path, line: mine.line,
                reason: "<\(mine.name)> has the id '\(mine.objectID ?? "")', which <\(other.name)> has in "
                    + "\(theirs.document.path):\(other.line); give one of them another id")
        }
    }

    /// Returns the name of an object for messages. The name of an unnamed object includes its parent's name.
    func objectName(_ key: ObjectKey) -> String {
        let (side, names) = ours.entries[key] == nil ? (theirs, names.theirs) : (ours, names.ours)
        guard let entry = side.entries[key] else { return "" }
        let name = names.name(of: entry.node)
        guard !entry.node.isNamed, let parent = entry.parent else { return name }
        return entry.node.attributes.isEmpty ? objectName(parent) : "\(objectName(parent)), \(name)"
    }

    /// Returns whether two values have the same meaning. Each save changes the names of embedded images.
    func isSame(_ left: ObjectIndex.Value?, _ right: ObjectIndex.Value?, _ name: String) -> Bool {
        if PropertyRules.isEquivalent(left, right, name) { return true }
        guard case .attribute(let first)? = left, case .attribute(let second)? = right else { return false }
        return images[first].map { $0 == images[second] } ?? false
    }

    /// Records a conflict at an object.
    mutating func recordConflict(
        _ kind: MergeConflict.Kind, at key: ObjectKey, base: String? = nil, ours: String? = nil,
        theirs: String? = nil
    ) {
        guard let node = (self.ours.entries[key] ?? self.theirs.entries[key])?.node else { return }
        conflictsByObject[key, default: []].append(
            MergeConflict(
                kind: kind, element: node.name, object: objectName(key), line: node.line, base: base, ours: ours,
                theirs: theirs))
    }

    private mutating func build() {
        findConflicts()
        let lists = mergedLists()
        // The root element exists in both versions.
        conflicts = conflictsByObject[ours.root] ?? []
        document.comments += conflicts.map(\.comment)
        document.root = node(ours.root, lists)
        findLines()
    }

    /// Determines the lines of the comments, which are in the order of the conflicts.
    private mutating func findLines() {
        guard !conflicts.isEmpty else { return }
        var next = conflicts.startIndex
        for (index, line) in document.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            guard next < conflicts.endIndex else { return }
            let comment = Array("<!--\(conflicts[next].comment)-->".utf8)
            guard line.drop(while: { $0 == 0x20 }).starts(with: comment) else { continue }
            conflicts[next].line = index + 1
            next += 1
        }
    }
}
