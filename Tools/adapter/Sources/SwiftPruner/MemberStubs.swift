import SwiftAdapter
import SwiftSyntax

/// Stubs for missing members. On a missing type, stubs of members that sources set or call have no effect. On an existing
/// type, a stub returns the value that it is called on, so that the statement can be kept. An example is
/// `"title".localized`, which a missing module declares. A message at run time reports the missing member.
struct MemberStubs: Codable, Hashable {
    enum Use: String, Codable {
        /// Returns the value that the member is called on.
        case value
        /// A property that is set.
        case assignment
        /// A call whose result is unused.
        case call
        /// An initialiser.
        case initializer
        /// A condition, which is always false.
        case condition
        /// A namespace whose members are called, as in `view.kit.show()`.
        case part
    }

    struct Member: Codable, Hashable {
        var type: String
        var name: String
        /// The argument labels, "_" for none; nil for a property.
        var labels: [String]?
        var use = Use.value
        /// Whether the member is static.
        var isStatic = false
        /// The user's file and line that first used the member, and the compiler's message.
        var path: String
        var line: Int
        var cause: String
        var excuse: Excuse?
        /// The positions at which the member is used.
        var sites: [Site] = []
    }

    /// A position at which a stub member is used.
    struct Site: Codable, Hashable {
        var path: String
        var line: Int
        /// The enclosing type and member.
        var type: String?
        var member: String?
        /// Whether the position is in the set-up of that type.
        var isSetup = false
    }

    /// The members by type, name and labels.
    private(set) var members: [String: Member] = [:]
    /// The stub members that the compiler rejects.
    private var rejected: Set<String> = []

    /// Types with conversions between their values.
    private static let types: Set<String> = [
        "String", "Substring", "UIColor", "UIImage", "UIFont", "NSAttributedString", "NSMutableAttributedString",
        "Date",
        "URL", "Data", "Int", "Double", "Float", "CGFloat", "CGRect", "CGSize", "CGPoint",
    ]

    /// Adds a stub of the member in an error, if possible.
    /// - Returns: whether the member has a stub now.
    mutating func add(_ error: CompilerError, at offset: Int, in tree: SourceFileSyntax, line: Int) -> Bool {
        guard error.diagnostic == .missingMember, let type = error.quoted.first, Self.types.contains(type),
            error.quoted.count == 2,
            let access = Self.memberAccess(error.quoted[1], at: offset, in: tree), !Self.isStatement(access)
        else { return false }
        let labels = Self.labels(of: access)
        // An implicit member expression or a closure as an argument does not determine a type.
        if labels == nil, Self.isCalled(access) { return false }
        let name = access.declName.baseName.text
        let key = "\(type).\(name)" + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
        // The stub already existed, so another one would not help.
        guard members[key] == nil, !rejected.contains(key) else { return false }
        if labels?.isEmpty ?? true, members["\(type).\(name)"] != nil || members["\(type).\(name)()"] != nil {
            return false
        }
        members[key] = Member(
            type: type, name: name, labels: labels, path: error.path, line: line, cause: error.message,
            excuse: error.excuse)
        return true
    }

    /// Adds an initialiser, a property or a method that sources use on a missing type.
    /// - Returns: whether the member exists now.
    mutating func add(
        _ error: CompilerError, at offset: Int, in tree: SourceFileSyntax, line: Int, _ types: MemberUse.Types
    ) -> Bool {
        guard let memberUse = MemberUse(error, at: offset, in: tree, types), members[memberUse.key] == nil,
            !rejected.contains(memberUse.key)
        else { return false }
        // A class and its subclass cannot both declare the member.
        if let root = types.subclasses[memberUse.type],
            members.values.contains(where: {
                $0.name == memberUse.name && $0.type != memberUse.type
                    && ($0.type == root || types.subclasses[$0.type] == root)
            })
        {
            return false
        }
        if let part = memberUse.namespace {
            members[part.type + "." + part.name] = Member(
                type: part.type, name: part.name, labels: nil, use: .part, path: error.path, line: line,
                cause: error.message, excuse: error.excuse)
        }
        members[memberUse.key] = Member(
            type: memberUse.type, name: memberUse.name, labels: memberUse.labels, use: memberUse.use,
            isStatic: memberUse.isStatic,
            path: error.path, line: line, cause: error.message, excuse: error.excuse)
        return true
    }

    /// Whether there is already a stub of the member in an error.
    func hasStub(_ error: CompilerError, at offset: Int, in tree: SourceFileSyntax, _ types: MemberUse.Types) -> Bool {
        MemberUse(error, at: offset, in: tree, types).map { members[$0.key] != nil } ?? false
    }

    /// Records the position of the member in an error.
    mutating func addSite(
        _ error: CompilerError, at offset: Int, in tree: SourceFileSyntax, line: Int, _ types: MemberUse.Types
    ) {
        let token = Syntax(tree).token(at: AbsolutePosition(utf8Offset: offset)).map(Syntax.init)
        let site = Site(
            path: error.path, line: line, type: token.flatMap(EnclosingTypes.typeName),
            member: token.flatMap(Context.memberBaseName))
        let keys = [valueKey(error, at: offset, in: tree), MemberUse(error, at: offset, in: tree, types)?.key]
        for key in keys.compactMap(\.self) where members[key] != nil {
            if !(members[key]?.sites.contains(site) ?? true) { members[key]?.sites.append(site) }
            return
        }
    }

    /// Marks the positions that are in the set-up of a type.
    mutating func markSetupSites(_ isSetup: (_ type: String?, _ member: String?) -> Bool) {
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
            let access = Self.memberAccess(error.quoted[1], at: offset, in: tree)
        else { return nil }
        let labels = Self.labels(of: access)
        if labels == nil, Self.isCalled(access) { return nil }
        return "\(type).\(error.quoted[1])" + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
    }

    /// Whether the member in an error has a stub.
    func hasValueStub(_ error: CompilerError, at offset: Int, in tree: SourceFileSyntax) -> Bool {
        valueKey(error, at: offset, in: tree).map { members[$0] != nil } ?? false
    }

    // MARK: Syntax

    static func memberAccess(_ name: String, at offset: Int, in tree: SourceFileSyntax) -> MemberAccessExprSyntax? {
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
        let hasKnownTypes = call.arguments.allSatisfy { argument in
            if argument.expression.is(ClosureExprSyntax.self) || argument.expression.is(InOutExprSyntax.self) {
                return false
            }
            return !argument.expression.trimmedDescription.hasPrefix(".")
        }
        return hasKnownTypes ? call.arguments.map { $0.label?.text ?? "_" } : nil
    }

    // MARK: Text

    /// Returns the declarations, one per line.
    /// - Parameter types: the types with public members, which other modules use.
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
                "struct \(Self.namespaceTypeName(member.name)) { }; var \(name): \(Self.namespaceTypeName(member.name)) { .init() }"
            }
        return "extension \(member.type) { \(declaration) }"
    }

    /// Removes a member whose declaration the compiler rejects.
    /// - Returns: whether the line declares a member.
    mutating func reject(_ line: String, public types: Set<String>) -> Bool {
        guard
            let key = members.first(where: { Self.text($0.value, isPublic: types.contains($0.value.type)) == line })?
                .key
        else { return false }
        members[key] = nil
        rejected.insert(key)
        return true
    }

    /// Returns the name of the type of a namespace member.
    static func namespaceTypeName(_ name: String) -> String { "CellSimPart_" + name }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacingLines + "\""
    }
}
