import SwiftSyntax

/// The part of `FileAdapter` that replaces initialisers with different behaviour on Linux.
extension FileAdapter {
    private static let replacementNames = [
        "NSAttributedString": "AdaptedText.string", "NSMutableAttributedString": "AdaptedText.mutableString",
    ]
    private static let argumentLabels: Set<[String]> = [
        [], ["string"], ["string", "attributes"], ["attributedString"],
    ]

    /// Replaces calls on attributed strings by ones that raise UIKit's exception for invalid ranges. The names have the same
    /// length, which preserves columns.
    func adaptTextCall(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil,
            let replacement = Self.replacementNames[name.baseName.text], node.leftParen != nil,
            node.trailingClosure == nil,
            Self.argumentLabels.contains(node.arguments.map { $0.label?.text ?? "_" })
        else { return }
        edits.overwrite(range(name), with: replacement)
    }

    /// Replaces calls of initialisers that don't work on Linux: `ProcessInfo()` is internal (all objects have the same values),
    /// `Progress()` crashes, and Linux's XCTest lacks `XCTestCase()`, which helpers of tests call.
    func adaptDefaultInitialiser(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil else { return }
        switch node.calledExpression.trimmedDescription {
        case "ProcessInfo", "ProcessInfo.init": edits.replace(range(node), with: "ProcessInfo.processInfo")
        case "Progress", "Progress.init": edits.replace(range(node), with: "Progress(parent: nil)")
        case "XCTestCase", "XCTestCase.init":
            edits.replace(range(node), with: "XCTestCase(name: \"\", testClosure: { _ in })")
        default: break
        }
    }

    /// Replaces array literals of counted sets, which would create objects of the superclass on Linux.
    func adaptCountedSets(_ node: VariableDeclSyntax) {
        for binding in node.bindings {
            guard let literal = binding.initializer?.value.as(ArrayExprSyntax.self),
                let type = binding.typeAnnotation?.type.trimmedDescription,
                ["NSCountedSet", "NSCountedSet?"].contains(type)
            else { continue }
            edits.insert("NSCountedSet(array: ", at: range(literal).lowerBound)
            edits.insert(")", at: range(literal).upperBound)
        }
    }
}
