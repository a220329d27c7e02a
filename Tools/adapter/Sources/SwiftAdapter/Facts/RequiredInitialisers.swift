import SwiftSyntax

/// The required initialisers of protocols that Apple's classes conform to in extensions.
///
/// In Objective-C classes, such initialisers need not be `required`; Swift requires it in all other classes. So the requirement moves to a
/// separate protocol, to which the app's types conform, and an extension of the original protocol calls it.
struct RequiredInitialisers {
    /// The conforming Apple classes, by protocol.
    private var conformingClasses: [String: [String]] = [:]
    /// The moved initialisers, by protocol.
    private var movedInitialisers: [String: [String]] = [:]

    init() {}

    init(_ table: ModuleTable) {
        let all = table.types + table.foreign
        var defaults: [String: Set<String>] = [:]
        for type in all where type.kind == .extension { defaults[type.name, default: []].formUnion(type.initialisers) }
        for type in all where type.kind == .extension && table.isAppleClass(type.name) {
            // Initialisers that the extension declares need no changes.
            let own = Set(type.initialisers)
            for name in type.inherited {
                // A requirement can only be moved by the module of its protocol.
                guard let declaration = table.protocols[name], declaration.module == type.module else { continue }
                let names = declaration.initialisers.filter {
                    !own.contains($0) && !(defaults[name]?.contains($0) ?? false)
                }
                if names.isEmpty { continue }
                if !(conformingClasses[name]?.contains(type.name) ?? false) {
                    conformingClasses[name, default: []].append(type.name)
                }
                movedInitialisers[name] = names
            }
        }
    }

    /// Returns the Apple classes that conform to a protocol with moved requirements.
    func classes(of type: String) -> [String] { conformingClasses[type] ?? [] }

    /// Whether an initialiser of a protocol is moved.
    func isMoved(_ name: String, of type: String) -> Bool { movedInitialisers[type]?.contains(name) ?? false }

    /// Returns the protocols of the moved requirements, for the protocols in a type's inheritance clause.
    func conformances(of type: SourceFacts.TypeDeclaration, _ table: ModuleTable) -> [String] {
        if movedInitialisers.isEmpty || type.kind == .extension && table.isAppleClass(type.name) { return [] }
        var visited: Set<String> = [], pending = type.inherited, result: [String] = []
        while let next = pending.popLast() {
            guard visited.insert(next).inserted, let found = table.protocols[next] else { continue }
            result += (movedInitialisers[next] ?? []).map { Self.protocolName(next, $0) }
            pending += found.inherited
        }
        return result.sorted()
    }

    /// Returns the name of the protocol with only one initialiser.
    static func protocolName(_ owner: String, _ name: String) -> String {
        let letters = name.dropFirst(5).map { $0 == ":" ? "_" : $0 }.filter { $0 != ")" }
        return "_Initialiser_" + ExtensionOverrides.flattened(owner) + "_" + String(letters)
    }

    /// Returns the name `init(a:b:)`; nil for initialisers that another declaration cannot forward to.
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
