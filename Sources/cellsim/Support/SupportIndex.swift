import CellSimHost
import UIKit

/// Finds the support status of a name. Names are those of UIKit's types and members, elements of documents, modules, symbols, canvas rules
/// and hand-written rows.
@MainActor struct SupportIndex {
    private let topics = SupportRows.topics
    private let members = UIKitMembers()
    private let rules = CanvasRuleSupport.weak

    /// Returns the entries for a name, or an empty array if the name is unknown.
    ///
    /// The prefixes `import `, `sf:` and `element:` restrict the search to modules, symbols and elements. Case is ignored.
    func entries(to query: String) -> [SupportEntry] {
        let name = Self.normalized(query)
        if name.hasPrefix("import ") { return module(String(name.dropFirst(7))) }
        if name.hasPrefix("sf:") { return [symbol(String(name.dropFirst(3)))] }
        if name.hasPrefix("element:") { return element(String(name.dropFirst(8))) }
        let writtenEntries = rows(named: name)
        var generatedEntries = typesAndMembers(name) + module(name).filter { $0.status == .works } + canvasRules(name)
        if let type = SupportQueries.className(ofElement: name) { generatedEntries.append(element(name, type)) }
        if SupportQueries.isDrawn(symbol: name), generatedEntries.isEmpty || name.contains(".") {
            generatedEntries.append(symbol(name))
        }
        // Entries that are fully supported are redundant next to a row about their limits.
        let found =
            writtenEntries
            + (writtenEntries.isEmpty ? generatedEntries : generatedEntries.filter { !$0.status.isComplete })
        return found.isEmpty ? mentions(of: name) : found
    }

    /// Returns the known names that are similar to an unknown name.
    func similarNamesHint(to query: String) -> String {
        let name = Self.normalized(query)
        let owners = members.owners.flatMap { owner in
            [owner.item.name] + owner.members.map { String($0.bareName) }
        }
        let rowNames = topics.flatMap(\.rows).flatMap(\.names)
        let names = Set(rowNames + SupportQueries.elements + rules.map(\.id) + owners).sorted()
        let paths = members.owners.filter { name.lowercased().hasPrefix($0.item.name.lowercased() + ".") }
            .flatMap { owner in owner.members.map { "\(owner.item.name).\($0.bareName)" } }
        return NearestNames.hint(name, among: paths + names, count: 3)
    }

    /// The entries of everything that is unsupported, in the order of the documentation page.
    var unsupported: [SupportEntry] {
        let rowEntries = topics.flatMap { topic in topic.rows.map { topic.entry($0) } }
        let types = members.owners.flatMap { owner in
            (owner.item.status == .works ? [] : [entry(owner)])
                + owner.members.filter { $0.status != .works }.map { entry($0, of: owner) }
        }
        return rowEntries + types.filter { !$0.status.isComplete } + rules.map(entry)
    }

    /// Returns a name without surrounding spaces and backticks. `<label>` becomes `element:label`.
    private static func normalized(_ query: String) -> String {
        var name = query[...]
        while let first = name.first, " `".contains(first) { name.removeFirst() }
        while let last = name.last, " `".contains(last) { name.removeLast() }
        if name.hasPrefix("<"), name.hasSuffix(">") { return "element:" + name.dropFirst().dropLast() }
        return String(name)
    }

    /// Returns whether two texts are equal, ignoring case.
    private static func isEqual(_ first: some StringProtocol, _ second: some StringProtocol) -> Bool {
        first.utf8.count == second.utf8.count && first.lowercased() == second.lowercased()
    }

    // MARK: Rows

    /// Returns the rows with a name. Options are found with and without dashes. For a supported UIKit class, the status becomes partial.
    private func rows(named name: String) -> [SupportEntry] {
        let nameWithoutDashes = name.drop { $0 == "-" }
        let isSupportedType = members.owners.contains { Self.isEqual($0.item.name, name) && $0.item.status == .works }
        return topics.flatMap { topic in
            topic.rows.compactMap { row in
                row.names.first { Self.isEqual($0.drop { $0 == "-" }, nameWithoutDashes) }.map { matchingName in
                    var entry = topic.entry(row, as: matchingName)
                    if isSupportedType { entry.status = .partly }
                    return entry
                }
            }
        }
    }

    /// Returns the rows that contain a name as a whole word.
    private func mentions(of name: String) -> [SupportEntry] {
        guard name.count > 2 else { return [] }
        let lowercasedName = name.lowercased()
        return topics.flatMap { topic in
            topic.rows.filter { row in
                ((row.names + [row.missing, row.actualBehavior]).map { $0.lowercased() }).contains {
                    Self.contains($0, lowercasedName)
                }
            }.map { topic.entry($0) }
        }
    }

    private static func contains(_ text: String, _ word: String) -> Bool {
        func isWordCharacter(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
        var rest = text[...]
        while let range = rest.range(of: word) {
            let before = range.lowerBound == text.startIndex ? nil : text[text.index(before: range.lowerBound)]
            let after = range.upperBound == text.endIndex ? nil : text[range.upperBound]
            if !isWordCharacter(before), !isWordCharacter(after) { return true }
            rest = text[range.upperBound...]
        }
        return false
    }

    private func module(_ name: String) -> [SupportEntry] {
        let entries = topics.filter { $0.kind == .module }.flatMap { topic in
            topic.rows.filter { Self.isEqual($0.names[0], name) }.map { topic.entry($0) }
        }
        if let known = SupportRows.modulesUnderOtherTopics.first(where: { Self.isEqual($0, name) }) {
            return entries + [SupportEntry(name: known, kind: .module, status: .works)]
        }
        return entries.isEmpty && Self.isEqual(name, "SwiftUI") ? rows(named: name) : entries
    }

    // MARK: UIKit

    /// Returns the types and members whose names match exactly, or otherwise those that match when case is ignored.
    private func typesAndMembers(_ name: String) -> [SupportEntry] {
        let matches = allTypesAndMembers(name)
        let last = name.split(separator: ".").last ?? ""
        let exact = matches.filter { entry in
            let lastComponent = entry.name.split(separator: ".").last ?? ""
            return lastComponent == last || lastComponent.prefix { $0 != "(" } == last
        }
        return exact.isEmpty ? matches : exact
    }

    private func allTypesAndMembers(_ name: String) -> [SupportEntry] {
        var entries = members.owners.filter { Self.isEqual($0.item.name, name) }.map(entry)
        if let dot = name.lastIndex(where: { $0 == "." }), dot > name.startIndex {
            entries += membersIncludingInherited(String(name[name.index(after: dot)...]), by: name[..<dot])
        } else if entries.isEmpty {
            for owner in members.owners {
                entries += owner.members.filter { Self.isNamed($0, name) }.map { entry($0, of: owner) }
            }
        }
        return entries
    }

    /// Returns the members of a type with a name, or otherwise those of the nearest superclass that has such members.
    private func membersIncludingInherited(_ name: String, by type: Substring) -> [SupportEntry] {
        var next: String? = String(type)
        for _ in 0..<20 {
            guard let current = next, let owner = members.owners.first(where: { Self.isEqual($0.item.name, current) })
            else { return [] }
            let matches = owner.members.filter { Self.isNamed($0, name) }
            if !matches.isEmpty { return matches.map { entry($0, of: owner) } }
            next = owner.superclass
        }
        return []
    }

    private static func isNamed(_ member: UIKitMembers.Item, _ name: String) -> Bool {
        isEqual(member.name, name) || isEqual(member.bareName, name)
    }

    private func entry(_ owner: UIKitMembers.Owner) -> SupportEntry {
        var entry = entry(owner.item, kind: .type)
        let limitedMembers = owner.members.filter(\.isLimited)
        if entry.status == .works, !limitedMembers.isEmpty {
            entry.status = .partly
            entry.missing = limitedMembers.map(\.name).joined(separator: ", ")
        }
        return entry
    }

    /// Returns the entry for a member. A member without a status of its own has the status of its type.
    private func entry(_ member: UIKitMembers.Item, of owner: UIKitMembers.Owner) -> SupportEntry {
        let status = member.status == .works ? owner.item.status : member.status
        return entry(UIKitMembers.Item(name: "\(owner.item.name).\(member.name)", status: status), kind: .member)
    }

    private func entry(_ item: UIKitMembers.Item, kind: SupportEntry.Kind) -> SupportEntry {
        var entry = SupportEntry(name: item.name, kind: kind, status: .works)
        switch item.status {
        case .works: break
        case .stored:
            entry.status = .stored
            entry.instead = "The value is stored; it does not change pictures in UIKit either"
        case .noEffect(let reason):
            (entry.status, entry.reason) = (.noEffect, reason)
            entry.instead =
                kind == .type
                ? "It can be used, but its own properties have no effect" : "The value is stored without effect"
        case .undeclared(let reason):
            (entry.status, entry.reason) = (.unsupported, reason)
            entry.instead = "It is not declared: code that uses it does not compile"
        }
        return entry
    }

    // MARK: Documents

    private func element(_ name: String) -> [SupportEntry] {
        if let dot = name.firstIndex(of: ".") {
            let (tag, key) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
            let rowEntries = rows(named: key)
            if !rowEntries.isEmpty { return rowEntries }
            return [
                SupportEntry(
                    name: "element:\(name)", kind: .attribute, status: .unsupported,
                    missing: "attribute '\(key)' of <\(tag)>, if `cellsim lint` reports it",
                    instead: "The attribute has no effect; `lint` does not report attributes that are read")
            ]
        }
        if let type = SupportQueries.className(ofElement: name) { return [element(name, type)] }
        let rowEntries = rows(named: name)
        if !rowEntries.isEmpty { return rowEntries }
        return [
            SupportEntry(
                name: "element:\(name)", kind: .element, status: .unsupported,
                missing: "element <\(name)>, if a warning names it",
                instead: "A plain view or view controller takes its place; an element without a frame is left out",
                reason: "CellSim has no class for this element")
        ]
    }

    private func element(_ name: String, _ type: String) -> SupportEntry {
        var entry = SupportEntry(
            name: "element:\(name)", kind: .element, status: .works, instead: "It becomes a \(type)")
        if let owner = members.owners.first(where: { $0.item.name == type }),
            case .noEffect(let reason) = owner.item.status
        {
            (entry.status, entry.reason) = (.noEffect, reason)
        }
        return entry
    }

    private func symbol(_ name: String) -> SupportEntry {
        var entry = SupportEntry(name: "sf:\(name)", kind: .symbol, status: .works)
        if !SupportQueries.isDrawn(symbol: name) {
            entry.status = .unsupported
            entry.instead =
                "An empty box is drawn; the most similar symbols are \(SupportQueries.nearestSymbols(to: name))"
        }
        return entry
    }

    // MARK: Canvas

    private func canvasRules(_ name: String) -> [SupportEntry] { rules.filter { Self.isEqual($0.id, name) }.map(entry) }

    private func entry(_ rule: CanvasRuleSupport) -> SupportEntry {
        SupportEntry(
            name: rule.id, kind: .canvasRule, status: .partly, missing: "evidence for the rule: \(rule.summary)",
            instead: "`inspect` and `lint` apply the rule and may be wrong in other documents",
            reason: "It rests on \(rule.evidence)")
    }
}

/// The part of `CanvasRuleSupport` that describes the evidence for a rule.
extension CanvasRuleSupport {
    /// The number of documents and projects that confirm the rule, such as `1 document of 1 project`.
    var evidence: String {
        "\(documents) document\(documents == 1 ? "" : "s") of \(projects) project\(projects == 1 ? "" : "s")"
    }
}
