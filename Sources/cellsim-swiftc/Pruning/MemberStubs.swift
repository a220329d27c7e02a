import SwiftSyntax

/// Members in the places of those that sources ask values for and that are not there, as `"title".localized` of a module that
/// is missing: they give the value itself, which is better than to lose the statement. What they stand for is told at run time.
struct MemberStubs: Codable, Hashable {
    struct Member: Codable, Hashable {
        var type: String
        var name: String
        /// The words in front of the arguments, "_" without; nil for a property.
        var labels: [String]?
        /// The user's file and line that first named it, and the compiler's words.
        var path: String
        var line: Int
        var cause: String
    }

    /// By type, name and labels.
    private(set) var members: [String: Member] = [:]

    /// Types of values that are made into others of their kind.
    private static let types: Set<String> = [
        "String", "Substring", "UIColor", "UIImage", "UIFont", "NSAttributedString", "NSMutableAttributedString",
        "Date",
        "URL", "Data", "Int", "Double", "Float", "CGFloat", "CGRect", "CGSize", "CGPoint",
    ]

    /// Adds the member that an error is told for, where it can be stood in for.
    /// - Returns: whether it is stood in for from now on.
    mutating func add(_ error: CompilerError, at offset: Int, in tree: SourceFileSyntax, line: Int) -> Bool {
        guard error.message.hasPrefix("value of type '"), error.message.contains("' has no member '"),
            let type = error.quoted.first, Self.types.contains(type), error.quoted.count == 2,
            let access = Self.access(error.quoted[1], at: offset, in: tree), !Self.isStatement(access)
        else { return false }
        let labels = Self.labels(of: access)
        // An argument that is known by its parameter alone, and a closure, say nothing of a type.
        if labels == nil, Self.isCalled(access) { return false }
        let name = access.declName.baseName.text
        let key = "\(type).\(name)" + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
        // It was there, and did not help.
        guard members[key] == nil else { return false }
        if labels?.isEmpty ?? true, members["\(type).\(name)"] != nil || members["\(type).\(name)()"] != nil {
            return false
        }
        members[key] = Member(
            type: type, name: name, labels: labels, path: error.path, line: line, cause: error.message)
        return true
    }

    /// Whether one of the members stands in for what an error is told for.
    func standsIn(_ error: CompilerError, at offset: Int, in tree: SourceFileSyntax) -> Bool {
        guard let type = error.quoted.first, error.quoted.count == 2,
            let access = Self.access(error.quoted[1], at: offset, in: tree)
        else { return false }
        let labels = Self.labels(of: access)
        if labels == nil, Self.isCalled(access) { return false }
        let key = "\(type).\(error.quoted[1])" + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
        return members[key] != nil
    }

    // MARK: Syntax

    private static func access(_ name: String, at offset: Int, in tree: SourceFileSyntax) -> MemberAccessExprSyntax? {
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

    private static func isCalled(_ access: MemberAccessExprSyntax) -> Bool {
        access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == access.id
    }

    /// Whether nobody uses the value, or something is given to it.
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

    private static func labels(of access: MemberAccessExprSyntax) -> [String]? {
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

    /// The declarations, a line each.
    var text: String {
        members.sorted { $0.key < $1.key }.map { _, member in
            let told =
                "CellSimPruned.statement(\(member.line), \(Self.literal(member.cause)), file: \(Self.literal(member.path)))"
            let name = "`\(member.name)`"
            let result = member.type
            guard let labels = member.labels else {
                return "extension \(member.type) { var \(name): \(result) { \(told); return self } }"
            }
            let parameters = labels.enumerated().map { "\($1) p\($0): Any?" }.joined(separator: ", ")
            return "extension \(member.type) { func \(name)(\(parameters)) -> \(result) { \(told); return self } }"
        }.joined(separator: "\n")
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacingLines + "\""
    }
}
