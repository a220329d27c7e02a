/// Matches the views of two trees: first by id, then under the same parent by label, by class and text, and by class and
/// order.
struct TreeMatch {
    /// The indices of the matching views, for each view of the new tree (`oldIndices`) and of the reference (`newIndices`).
    private(set) var oldIndices: [Int?], newIndices: [Int?]
    let oldParents, newParents: [Int?]

    init(_ reference: PictureTree, _ actual: PictureTree) {
        (oldIndices, newIndices) = (
            [Int?](repeating: nil, count: actual.views.count), .init(repeating: nil, count: reference.views.count)
        )
        (oldParents, newParents) = (reference.parents(), actual.parents())
        let referenceIndicesByID = TreeMatch.uniqueIndices(reference),
            actualIndicesByID = TreeMatch.uniqueIndices(actual)
        for (id, index) in actualIndicesByID {
            // If the classes differ, the id now belongs to another view, so the views don't match.
            guard let other = referenceIndicesByID[id], reference.views[other].kind == actual.views[index].kind else {
                continue
            }
            pair(other, index)
        }
        // Parents come before their children, so they have been matched already.
        let oldChildren = TreeMatch.children(oldParents), newChildren = TreeMatch.children(newParents)
        pairChildren(oldChildren[-1] ?? [], newChildren[-1] ?? [], reference, actual)
        for index in actual.views.indices {
            guard let other = oldIndices[index] else { continue }
            pairChildren(oldChildren[other] ?? [], newChildren[index] ?? [], reference, actual)
        }
    }

    private mutating func pair(_ first: Int, _ second: Int) {
        (newIndices[first], oldIndices[second]) = (second, first)
    }

    private static func uniqueIndices(_ tree: PictureTree) -> [String: Int] {
        var indicesByID: [String: Int] = [:], duplicateIDs: Set<String> = []
        for (index, view) in tree.views.enumerated() where !view.id.isEmpty {
            if indicesByID.updateValue(index, forKey: view.id) != nil { duplicateIDs.insert(view.id) }
        }
        for id in duplicateIDs { indicesByID[id] = nil }
        return indicesByID
    }

    private static func children(_ parents: [Int?]) -> [Int: [Int]] {
        Dictionary(grouping: parents.indices) { parents[$0] ?? -1 }
    }

    private mutating func pairChildren(
        _ first: [Int], _ second: [Int], _ reference: PictureTree, _ actual: PictureTree
    ) {
        let keys: [(PictureTree.View) -> String?] = [
            { $0.id.isEmpty ? nil : $0.kind + "\t" + $0.id },
            { $0.label.isEmpty ? nil : $0.kind + "\t" + $0.label },
            { one in one.values["text"].map { one.kind + "\t" + $0 } },
            // Views with different ids never match.
            { $0.id.isEmpty ? $0.kind : nil },
        ]
        for key in keys {
            var queues: [String: [Int]] = [:]
            for index in first.reversed() where newIndices[index] == nil {
                if let key = key(reference.views[index]) { queues[key, default: []].append(index) }
            }
            guard !queues.isEmpty else { continue }
            for index in second where oldIndices[index] == nil {
                guard let key = key(actual.views[index]), let other = queues[key]?.popLast() else { continue }
                pair(other, index)
            }
        }
    }
}
