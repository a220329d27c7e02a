import CellSimInterfaceBuilder
import Foundation

/// The static sections and cells of a table, decoded from a document.
@MainActor package final class StaticTableContent {
    package struct Section {
        package var header: String?
        package var footer: String?
        package var cells: [UITableViewCell]
    }

    package var sections: [Section]

    init(_ sections: [Section]) { self.sections = sections }

    package func cell(at path: IndexPath) -> UITableViewCell? {
        guard sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row) else {
            return nil
        }
        return sections[path.section].cells[path.row]
    }
}

extension UITableView {
    /// The kind of content that a document specifies for a table.
    enum ContentMode { case prototypes, staticCells }

    private static let contentModesByName: [String: ContentMode] = ["prototypes": .prototypes, "static": .staticCells]

    /// Decodes prototype cells, which are registered as templates, and static sections, whose cells are created immediately. At design
    /// time, all cells keep the positions from the document.
    func decodeContent(from nib: NibCoder) {
        let mode = nib.enumeration("dataMode", Self.contentModesByName)
        // A document can still contain content of the other mode, from before its mode was changed. It is ignored.
        if mode == .prototypes { nib.ignore("sections") }
        if mode == .staticCells { nib.ignore("prototypes") }
        if mode != .staticCells, let prototypes = nib.element("prototypes") { decodePrototypes(prototypes, nib) }
        guard mode != .prototypes, let sections = nib.element("sections") else { return }
        let content = StaticTableContent(
            sections.children.map { element in
                let section = nib.coder(for: element)
                section.ignore("id")
                return .init(
                    header: section.localizedString("headerTitle"),
                    footer: section.localizedString("footerTitle"),
                    cells: section.objects("cells").compactMap { $0 as? UITableViewCell })
            })
        if nib.isDesignTime {
            for section in content.sections { section.cells.forEach(addSubview) }
        } else {
            staticContent = content
        }
    }

    private func decodePrototypes(_ prototypes: IBElement, _ nib: NibCoder) {
        if nib.isDesignTime {
            for case let cell as UITableViewCell in nib.objects("prototypes") { addSubview(cell) }
            return
        }
        self.prototypes = prototypes.children.map { ViewPrototype($0, nib) }
        for prototype in self.prototypes {
            guard let identifier = prototype.identifier else { continue }
            register(cellReuseIdentifier: identifier) { try prototype.makeInstance().topLevelObjects }
        }
    }
}
