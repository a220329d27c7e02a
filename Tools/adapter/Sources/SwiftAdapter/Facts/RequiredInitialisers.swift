import SwiftSyntax

/// Initialisers that a protocol requires and that Apple's classes have, which an extension makes conform.
///
/// Swift lets classes of Objective-C satisfy such requirements, but requires `required` initialisers of all other classes. So the
/// requirement moves to a protocol of its own, to which the app's types conform, and an extension of the whole protocol calls it.
struct RequiredInitialisers {
    /// Apple's classes that conform, by the protocol.
    private var conforming: [String: [String]] = [:]
    /// The initialisers that move, by the protocol.
    private var moved: [String: [String]] = [:]

    init() {}

    init(_ table: ModuleTable) {
        let all = table.types + table.foreign
        var defaults: [String: Set<String>] = [:]
        for type in all where type.kind == .extension { defaults[type.name, default: []].formUnion(type.initialisers) }
        for type in all where type.kind == .extension && table.isAppleClass(type.name) {
            // Initialisers that the extension declares itself need no changes.
            let own = Set(type.initialisers)
            for name in type.inherited {
                // Only the module of the protocol can move its requirements.
                guard let found = table.protocols[name], found.module == type.module else { continue }
                let names = found.initialisers.filter { !own.contains($0) && !(defaults[name]?.contains($0) ?? false) }
                if names.isEmpty { continue }
                if !(conforming[name]?.contains(type.name) ?? false) { conforming[name, default: []].append(type.name) }
                moved[name] = names
            }
        }
    }

    /// Apple's classes that conform to a protocol with requirements that move.
    func classes(of type: String) -> [String] { conforming[type] ?? [] }

    /// Whether an initialiser of a protocol moves.
    func isMoved(_ name: String, of type: String) -> Bool { moved[type]?.contains(name) ?? false }

    /// The protocols of the requirements that moved away from the protocols that a type names.
    func conformances(of type: SourceFacts.TypeDeclaration, _ table: ModuleTable) -> [String] {
        if moved.isEmpty || type.kind == .extension && table.isAppleClass(type.name) { return [] }
        var known: Set<String> = [], open = type.inherited, result: [String] = []
        while let next = open.popLast() {
            guard known.insert(next).inserted, let found = table.protocols[next] else { continue }
            result += (moved[next] ?? []).map { Self.protocolName(next, $0) }
            open += found.inherited
        }
        return result.sorted()
    }

    /// The protocol with only one initialiser.
    static func protocolName(_ owner: String, _ name: String) -> String {
        let letters = name.dropFirst(5).map { $0 == ":" ? "_" : $0 }.filter { $0 != ")" }
        return "_Initialiser_" + ExtensionOverrides.flat(owner) + "_" + String(letters)
    }

    /// `init(a:b:)`; nil for initialisers that no other declaration can call for them.
    static func name(of node: InitializerDeclSyntax) -> String? {
        let parameters = node.signature.parameterClause.parameters
        let effects = node.signature.effectSpecifiers
        let isPlain = !parameters.contains {
            $0.ellipsis != nil || $0.type.trimmedDescription.contains(/\b(?:inout|Self)\b/)
        }
        guard isPlain, node.genericParameterClause == nil, effects?.asyncSpecifier == nil, effects?.throwsClause == nil
        else { return nil }
        return "init(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }
}

extension AppleModules {
    /// Foundation's classes without a prefix.
    static let plainClasses = Set(
        """
        BlockOperation Bundle ByteCountFormatter CachedURLResponse DateComponentsFormatter DateFormatter
        DateIntervalFormatter Dimension EnergyFormatter FileHandle FileManager FileWrapper Formatter
        HTTPCookie HTTPCookieStorage HTTPURLResponse ISO8601DateFormatter InputStream LengthFormatter
        ListFormatter MassFormatter MeasurementFormatter NotificationCenter NotificationQueue
        NumberFormatter Operation OperationQueue OutputStream PersonNameComponentsFormatter Pipe Port
        ProcessInfo Progress RelativeDateTimeFormatter RunLoop Scanner Stream Thread Timer
        URLAuthenticationChallenge URLCache URLCredential URLCredentialStorage URLProtectionSpace
        URLProtocol URLResponse URLSession URLSessionConfiguration URLSessionDataTask URLSessionDownloadTask
        URLSessionTask URLSessionUploadTask UndoManager Unit UserDefaults XMLParser
        """.split { " \n".contains($0) }.map(String.init))
}
