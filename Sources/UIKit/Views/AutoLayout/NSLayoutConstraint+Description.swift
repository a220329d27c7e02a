import Foundation

/// Descriptions of constraints for messages.
extension NSLayoutConstraint {
    /// The constraint as an equation, for example `id 'aBc-de-fGh': UILabel.leading == UIView.leadingMargin + 8 @750`.
    package var equationText: String {
        let operators: [Relation: String] = [.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="]
        var text =
            "\(Self.descriptiveName(of: firstItem)).\(firstAttribute.documentName) \(operators[relation] ?? "==") "
        if secondItem != nil, secondAttribute != .notAnAttribute {
            if multiplier != 1 { text += "\(UIView.formatted(multiplier)) * " }
            text += "\(Self.descriptiveName(of: secondItem)).\(secondAttribute.documentName)"
            if constant != 0 {
                text += constant < 0 ? " - \(UIView.formatted(-constant))" : " + \(UIView.formatted(constant))"
            }
        } else {
            text += UIView.formatted(constant)
        }
        if priority != .required { text += " @\(UIView.formatted(CGFloat(priority.rawValue)))" }
        let name = identifier ?? nibID
        return name.map { "'\($0)': \(text)" } ?? text
    }

    static func descriptiveName(of item: AnyObject?) -> String {
        guard let item else { return "nil" }
        if let guide = item as? UILayoutGuide {
            let owner = guide.owningView.map { descriptiveName(of: $0) } ?? "nil"
            return guide.identifier.isEmpty ? "\(owner).layoutGuide" : "\(owner).\(guide.identifier)"
        }
        guard let view = item as? UIView else { return String(describing: type(of: item)) }
        let type = String(describing: type(of: view))
        return view.nibIdentity.map { "\(type)(\($0.objectID))" } ?? type
    }
}

extension NSLayoutConstraint.Attribute {
    /// The name of the attribute in Apple's documentation.
    public var documentName: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        }
    }

    var isDimension: Bool { self == .width || self == .height }
}
