import CellSimHost

/// Summarises a gallery in one line for its XIBs and one for its storyboards.
@MainActor struct GallerySummary {
    let list: GalleryList
    /// The result of each item, in the order of the list.
    let results: [GalleryResult]

    /// The lines, such as `29 XIBs: 6 cells, 23 controllers, 2 failed`. A document can contain several views. If there are no XIBs or no
    /// storyboards, their line is omitted.
    var lines: [String] {
        let lines = [line("xib", "XIB"), line("storyboard", "storyboard")].compactMap { $0 }
        return lines.isEmpty ? ["no XIBs or storyboards"] : lines
    }

    /// A Boolean value that indicates whether an item couldn't be drawn, or was drawn without its class because the class's code failed.
    var hasFailed: Bool {
        !list.unreadable.isEmpty || results.contains { $0.outcome == .failed || $0.outcome == .withoutCode }
    }

    private func line(_ ending: String, _ noun: String) -> String? {
        let matches = { (path: String) in path.lowercased().hasSuffix("." + ending) }
        let documents = list.documents.count(where: matches)
        guard documents > 0 else { return nil }
        let documentResults = zip(list.items, results).filter { matches($0.0.document) }.map(\.1)
        var counts = GalleryResult.Role.allCases.map { role in
            (documentResults.count { $0.outcome == .drawn && $0.role == role }, Self.noun(role))
        }.map { Self.counted($0, $1) }
        counts.append(
            Self.counted(documentResults.count { $0.outcome == .withoutClass }, "drawn without the class", plural: ""))
        counts.append(
            Self.counted(documentResults.count { $0.outcome == .withoutCode }, "drawn without failing code", plural: "")
        )
        counts.append(
            Self.counted(
                documentResults.count { $0.outcome == .failed } + list.unreadable.count(where: matches), "failed",
                plural: ""))
        counts.append(Self.counted(list.emptyDocuments.count(where: matches), "not shown", plural: ""))
        return "\(Self.counted(documents, noun) ?? ""): \(counts.compactMap { $0 }.joined(separator: ", "))"
    }

    private static func noun(_ role: GalleryResult.Role) -> String {
        switch role {
        case .cell: "cell"
        case .view: "view"
        case .ownerLoadedView: "owner-loaded view"
        case .controller: "controller"
        case .scene: "scene"
        case .prototype: "prototype"
        }
    }

    /// Returns a number with its noun, or nil for zero.
    private static func counted(_ number: Int, _ noun: String, plural: String = "s") -> String? {
        number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : plural)"
    }
}
