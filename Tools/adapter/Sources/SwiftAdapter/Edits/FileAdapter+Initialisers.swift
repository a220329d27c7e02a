import SwiftSyntax

/// The part of `FileAdapter` that adapts the required initialisers of protocols.
extension FileAdapter {
    /// The initialisers that can be called on any subclass, and the classes that declare them.
    private static let metatypeInitialisers = [
        "init()": "NSObject", "init(frame:)": "UIView", "init(nibName:bundle:)": "UIViewController",
    ]

    /// Moves a protocol's required initialiser to a separate protocol (`RequiredInitialisers`), and adds an initialiser to
    /// the protocol. For the app's types, it calls the moved initialiser; for Apple's classes, it creates the object directly.
    /// - Returns: whether the requirement was moved.
    func moveInitialiser(_ node: InitializerDeclSyntax) -> Bool {
        guard isMember(node), let type = scope, type.kind == .protocol,
            let name = RequiredInitialisers.name(of: node), table.initialisers.isMoved(name, of: type.name)
        else { return false }
        edits.blank(range(node))
        let parameters = node.signature.parameterClause.parameters.enumerated()
        let header = parameters.map {
            "\($1.firstName.text) p\($0): \(MemberReader.oneLine($1.type.trimmedDescription))"
        }
        let arguments = parameters.map { ($1.firstName.text == "_" ? "" : $1.firstName.text + ": ") + "p\($0)" }
        let call = "(" + arguments.joined(separator: ", ") + ")"
        let mark = node.optionalMark?.text ?? "", optional = mark.isEmpty ? "" : "?"
        let start = "init\(mark)(" + header.joined(separator: ", ") + ")"
        let unwrapping = mark.isEmpty ? "" : "guard let made else { return nil }; "
        let access = type.access.isEmpty ? "" : type.access + " "
        let actor = table.isOnMainActor(type.name) ? "@MainActor " : ""
        let extractedProtocol = RequiredInitialisers.protocolName(type.name, name)
        append("\(actor)\(access)protocol \(extractedProtocol) { \(start) }")
        var body =
            "if let type = Self.self as? any \(extractedProtocol).Type { let made: (any \(extractedProtocol))\(optional) = type.init\(call); "
            + "\(unwrapping)self.init(adapted: made); return }; "
        for other in table.initialisers.classes(of: type.name) {
            body +=
                "if Self.self == \(other).self { let made: \(other)\(optional) = \(other)\(call); "
                + "\(unwrapping)self.init(adapted: made); return }; "
        }
        if let owner = Self.metatypeInitialisers[name] {
            let passed = ["type"] + arguments
            body +=
                "if let type = Self.self as? \(owner).Type { "
                + "self.init(adapted: AdaptedObjects.make(\(passed.joined(separator: ", ")))); return }; "
        }
        // The class's initialiser cannot create an object of a subclass.
        body += "preconditionFailure(\"\\(Self.self) needs a required \(name): declare one\")"
        append("\(actor)extension \(type.name) { \(access)\(start) { \(body) } }")
        return true
    }
}
