import SwiftSyntax

extension FileAdapter {
    private static let texts = [
        "NSAttributedString": "AdaptedText.string", "NSMutableAttributedString": "AdaptedText.mutableString",
    ]
    private static let labels: Set<[String]> = [[], ["string"], ["string", "attributes"], ["attributedString"]]

    /// Attributed strings raise UIKit's exception for ranges out of bounds. The names have the same length, so that columns
    /// stay.
    func adaptTextCall(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil,
            let text = Self.texts[name.baseName.text], node.leftParen != nil, node.trailingClosure == nil,
            Self.labels.contains(node.arguments.map { $0.label?.text ?? "_" })
        else { return }
        edits.overwrite(range(name), with: text)
    }

    /// `ProcessInfo()`, whose initialiser is internal on Linux, where all of its objects have the same values, and `Progress()`, which ends
    /// the program there.
    func adaptPlainInitialiser(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil else { return }
        switch node.calledExpression.trimmedDescription {
        case "ProcessInfo", "ProcessInfo.init": edits.replace(range(node), with: "ProcessInfo.processInfo")
        case "Progress", "Progress.init": edits.replace(range(node), with: "Progress(parent: nil)")
        default: break
        }
    }
}
