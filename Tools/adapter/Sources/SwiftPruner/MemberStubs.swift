import SwiftAdapter
import SwiftSyntax

/// Stub members for missing ones. Missing types get the members that sources set and call, without effect. Existing
/// types get missing members whose values sources use, such as `"title".localized` of a missing module: they return the
/// value itself, which is better than to lose the statement. A message at run time names the missing member.
struct MemberStubs: Codable, Hashable {
    enum Use: String, Codable {
        /// The value itself is given back.
        case value
        /// It is set.
        case assignment
        /// A call whose result is unused.
        case call
        /// An initialiser.
        case initializer
        /// A condition, which is false.
        case condition
        /// Something is called on it: a space of names, as in `view.kit.show()`.
        case part
    }

    struct Member: Codable, Hashable {
        var type: String
        var name: String
        /// The words in front of the arguments, "_" without; nil for a property.
        var labels: [String]?
        var use = Use.value
        /// Whether it is the type's own.
        var isStatic = false
        /// The user's file and line that first named it, and the compiler's words.
        var path: String
        var line: Int
        var cause: String
        var excuse: Excuse?
        /// The positions of its uses.
        var sites: [Site] = []
    }

    /// A position at which a stub member is used.
    struct Site: Codable, Hashable {
        var path: String
        var line: Int
        /// The type and the member around.
        var type: String?
        var member: String?
        /// Whether that type needs it to be set up.
        var isSetup = false
    }

    /// By type, name and labels.
    private(set) var members: [String: Member] = [:]
    /// The members that the compiler rejects.
    private var rejected: Set<String> = []

    /// Types of values that are converted to others of their kind.
    private static let types: Set<String> = [
        "String", "Substring", "UIColor", "UIImage", "UIFont", "NSAttributedString", "NSMutableAttributedString",
        "Date",
        "URL", "Data", "Int", "Double", "Float", "CGFloat", "CGRect", "CGSize", "CGPoint",
    ]

    /// Adds a stub of the member that an error reports, if possible.
    /// - Returns: whether the member now has a stub.
    mutating func add(_ error: CompilerError, at offset: Int, in tree: SourceFileSyntax, line: Int) -> Bool {
        guard error.diagnostic == .missingMember, let type = error.quoted.first, Self.types.contains(type),
            error.quoted.count == 2,
            let access = Self.access(error.quoted[1], at: offset, in: tree), !Self.isStatement(access)
        else { return false }
        let labels = Self.labels(of: access)
        // An implicit member expression or a closure as an argument does not determine a type.
        if labels == nil, Self.isCalled(access) { return false }
        let name = access.declName.baseName.text
        let key = "\(type).\(name)" + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
        // It already existed, and did not help.
        guard members[key] == nil, !rejected.contains(key) else { return false }
        if labels?.isEmpty ?? true, members["\(type).\(name)"] != nil || members["\(type).\(name)()"] != nil {
            return false
        }
        members[key] = Member(
            type: type, name: name, labels: labels, path: error.path, line: line, cause: error.message,
            excuse: error.excuse)
        return true
    }

    /// Adds an initialiser, property or method that a missing type is used with.
    /// - Returns: whether it now exists.
    mutating func add(
        _ error: CompilerError, at offset: Int, in tree: SourceFileSyntax, line: Int, _ types: MemberUse.Types
    ) -> Bool {
        guard let found = MemberUse(error, at: offset, in: tree, types), members[found.key] == nil,
            !rejected.contains(found.key)
        else { return false }
        // A class and its subclass cannot both get it.
        if let root = types.heirs[found.type],
            members.values.contains(where: {
                $0.name == found.name && $0.type != found.type && ($0.type == root || types.heirs[$0.type] == root)
            })
        {
            return false
        }
        if let part = found.part {
            members[part.type + "." + part.name] = Member(
                type: part.type, name: part.name, labels: nil, use: .part, path: error.path, line: line,
                cause: error.message, excuse: error.excuse)
        }
        members[found.key] = Member(
            type: found.type, name: found.name, labels: found.labels, use: found.use, isStatic: found.isStatic,
            path: error.path, line: line, cause: error.message, excuse: error.excuse)
        return true
    }

    /// Whether there already is a stub of the member that an error reports.
    func has(_ error: CompilerError, at offset: Int, in tree: SourceFileSyntax, _ types: MemberUse.Types) -> Bool {
        MemberUse(error, at: offset, in: tree, types).map { members[$0.key] != nil } ?? false
    }

    /// Records the position of the member that an error reports.
    mutating func note(
        _ error: CompilerError, at offset: Int, in tree: SourceFileSyntax, line: Int, _ types: MemberUse.Types
    ) {
        let token = Syntax(tree).token(at: AbsolutePosition(utf8Offset: offset)).map(Syntax.init)
        let site = Site(
            path: error.path, line: line, type: token.flatMap(Surrounding.typeName),
            member: token.flatMap(Context.memberBaseName))
        let keys = [valueKey(error, at: offset, in: tree), MemberUse(error, at: offset, in: tree, types)?.key]
        for key in keys.compactMap(\.self) where members[key] != nil {
            if !(members[key]?.sites.contains(site) ?? true) { members[key]?.sites.append(site) }
            return
        }
    }

    /// Marks the positions that belong to the set-up of a type.
    mutating func mark(_ isSetup: (_ type: String?, _ member: String?) -> Bool) {
        for key in members.keys {
            for index in members[key]?.sites.indices ?? 0..<0 {
                guard let site = members[key]?.sites[index] else { continue }
                members[key]?.sites[index].isSetup = isSetup(site.type, site.member)
            }
            members[key]?.sites.sort { ($0.path, $0.line) < ($1.path, $1.line) }
        }
    }

    private func valueKey(_ error: CompilerError, at offset: Int, in tree: SourceFileSyntax) -> String? {
        guard let type = error.quoted.first, error.quoted.count == 2,
            let access = Self.access(error.quoted[1], at: offset, in: tree)
        else { return nil }
        let labels = Self.labels(of: access)
        if labels == nil, Self.isCalled(access) { return nil }
        return "\(type).\(error.quoted[1])" + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
    }

    /// Whether one of the stubs replaces the member that an error reports.
    func standsIn(_ error: CompilerError, at offset: Int, in tree: SourceFileSyntax) -> Bool {
        valueKey(error, at: offset, in: tree).map { members[$0] != nil } ?? false
    }

    // MARK: Syntax

    static func access(_ name: String, at offset: Int, in tree: SourceFileSyntax) -> MemberAccessExprSyntax? {
        guard let token = Syntax(tree).token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
        var node: Syntax? = Syntax(token)
        while let current = node, !current.is(CodeBlockItemSyntax.self) {
            if let access = current.as(MemberAccessExprSyntax.self), access.declName.baseName.text == name {
                return access
            }
            node = current.parent
        }
        return nil
    }

    static func isCalled(_ access: MemberAccessExprSyntax) -> Bool {
        access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == access.id
    }

    /// Whether the value is unused, or the member is assigned to.
    private static func isStatement(_ access: MemberAccessExprSyntax) -> Bool {
        var node = Syntax(access)
        if isCalled(access), let call = access.parent { node = call }
        while let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(TryExprSyntax.self) {
            node = parent
        }
        if let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id {
            return list.contains { $0.is(AssignmentExprSyntax.self) }
        }
        guard let item = node.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        return list.count > 1
    }

    static func labels(of access: MemberAccessExprSyntax) -> [String]? {
        guard isCalled(access), let call = access.parent?.as(FunctionCallExprSyntax.self) else { return nil }
        guard call.trailingClosure == nil else { return nil }
        let isKnown = call.arguments.allSatisfy { argument in
            if argument.expression.is(ClosureExprSyntax.self) || argument.expression.is(InOutExprSyntax.self) {
                return false
            }
            return !argument.expression.trimmedDescription.hasPrefix(".")
        }
        return isKnown ? call.arguments.map { $0.label?.text ?? "_" } : nil
    }

    // MARK: Text

    /// Returns the declarations, one per line.
    /// - Parameter types: the public types, whose members other modules use.
    func text(public types: Set<String>) -> String {
        members.sorted { $0.key < $1.key }.map { Self.text($0.value, isPublic: types.contains($0.value.type)) }
            .joined(separator: "\n")
    }

    private static func text(_ member: Member, isPublic: Bool) -> String {
        let report =
            "CellSimPruned.statement(\(member.line), \(literal(member.cause)), file: \(literal(member.path)))"
        let name = "`\(member.name)`"
        let access = isPublic ? "public " : ""
        let (word, result) = (access + (member.isStatic ? "static " : ""), member.type)
        let parameters = (member.labels ?? []).enumerated().map { "\($1) p\($0): Any?" }.joined(separator: ", ")
        let declaration =
            switch member.use {
            case .value where member.labels == nil: "var \(name): \(result) { \(report); return self }"
            case .value: "func \(name)(\(parameters)) -> \(result) { \(report); return self }"
            case .assignment: "\(word)var \(name): Any? { get { nil } set { \(report) } }"
            case .call: "\(word)func \(name)(\(parameters)) { \(report) }"
            case .initializer: "\(access)convenience init(\(parameters)) { self.init(); \(report) }"
            case .condition:
                "\(word)\(member.labels == nil ? "var \(name): Bool" : "func \(name)(\(parameters)) -> Bool") "
                    + "{ \(report); return false }"
            case .part:
                "struct \(Self.part(member.name)) { }; var \(name): \(Self.part(member.name)) { .init() }"
            }
        return "extension \(member.type) { \(declaration) }"
    }

    /// Removes a member whose declaration the compiler rejects.
    /// - Returns: whether the line was a member's.
    mutating func reject(_ line: String, public types: Set<String>) -> Bool {
        guard
            let key = members.first(where: { Self.text($0.value, isPublic: types.contains($0.value.type)) == line })?
                .key
        else { return false }
        members[key] = nil
        rejected.insert(key)
        return true
    }

    /// The name of the type of a member that is a space of names.
    static func part(_ name: String) -> String { "CellSimPart_" + name }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacingLines + "\""
    }
}
