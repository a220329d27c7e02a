import SwiftSyntax

/// The arguments for an initialiser that creates a view with sample values.
///
/// An appearance proxy is a view of the class that is never shown. UIKit creates none, so classes need no `init(frame:)` for
/// it. If a class lacks that initialiser, the proxy is created by the simplest one.
struct SampleCall {
    /// The arguments, such as `(title: "", action: nil)`; empty if the class has `init(frame:)`, or if no initialiser
    /// can be called.
    var arguments: String { hasStandardInitialiser ? "" : shortestCall?.text ?? "" }

    private var hasStandardInitialiser = false
    private var shortestCall: (count: Int, text: String)?

    init() {}

    /// The initialisers of UIKit's classes, which need no sample values.
    private static let usualInitialisers: Set<String> = [
        "frame", "style reuseIdentifier", "frame style", "frame collectionViewLayout", "reuseIdentifier", "effect",
    ]

    /// Adds an initialiser of the class.
    mutating func add(_ node: InitializerDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters
        if Self.usualInitialisers.contains(parameters.map(\.firstName.text).joined(separator: " ")) {
            hasStandardInitialiser = true
        }
        let effects = node.signature.effectSpecifiers
        let isUnavailable = node.attributes.contains {
            let text = $0.trimmedDescription
            return text.hasPrefix("@available") && text.contains("unavailable")
        }
        guard node.optionalMark == nil, node.genericParameterClause == nil, effects?.asyncSpecifier == nil,
            effects?.throwsClause == nil, !isUnavailable,
            !["private", "fileprivate"].contains(node.modifiers.access ?? "")
        else { return }
        var arguments: [String] = []
        for parameter in parameters where parameter.defaultValue == nil && parameter.ellipsis == nil {
            guard let value = Self.value(of: parameter.type) else { return }
            let label = parameter.firstName.text
            arguments.append(label == "_" ? value : "\(label): \(value)")
        }
        guard shortestCall.map({ arguments.count < $0.count }) ?? true else { return }
        shortestCall = (arguments.count, "(" + arguments.joined(separator: ", ") + ")")
    }

    private static let sampleValues: [String: String] = [
        "String": "\"\"", "Bool": "false", "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "UInt": "0",
        "TimeInterval": "0", "CGRect": ".zero", "CGSize": ".zero", "CGPoint": ".zero", "UIEdgeInsets": ".zero",
        "NSDirectionalEdgeInsets": ".zero", "UIColor": ".clear", "UIFont": ".systemFont(ofSize: 17)",
        "UIImage": "UIImage()", "NSAttributedString": "NSAttributedString()", "Date": "Date()", "Data": "Data()",
        "UUID": "UUID()", "IndexPath": "IndexPath(row: 0, section: 0)", "UIView": "UIView()", "UILabel": "UILabel()",
        "UIViewController": "UIViewController()", "NSLayoutConstraint.Axis": ".horizontal",
        "UIButton.ButtonType": ".custom", "Locale": ".current",
    ]

    /// Returns a sample value of a type; nil for unknown types.
    private static func value(of type: TypeSyntax) -> String? {
        if let attributed = type.as(AttributedTypeSyntax.self) {
            return attributed.specifiers.isEmpty ? value(of: attributed.baseType) : nil
        }
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "nil" }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        if let function = type.as(FunctionTypeSyntax.self) {
            guard ["Void", "()"].contains(function.returnClause.type.trimmedDescription) else { return nil }
            let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
            return names.isEmpty ? "{}" : "{ \(names) in }"
        }
        return sampleValues[type.trimmedDescription]
    }
}
