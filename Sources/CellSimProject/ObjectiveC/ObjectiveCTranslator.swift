import CellSimEscaping
import CellSimProcess
import Foundation

/// Translates the Objective-C headers that a target's Swift sources import into Swift declarations.
///
/// Swift's own importer reads the headers, so that names and optionality match Xcode's. `ErrorConvention` converts methods that report
/// errors. Types of Apple's frameworks are declared by name only. Declarations that need a missing header are omitted.
public struct ObjectiveCTranslator {
    /// The compiler tools that a translation runs.
    public struct Tools {
        /// Runs `clang` with arguments and returns everything that it prints.
        public var clang: ([String]) throws -> String
        /// Returns SourceKit's description of a module, given its name and the compiler's arguments.
        public var declarations: (String, [String]) throws -> Data

        /// Creates a set of tools.
        public init(
            clang: @escaping ([String]) throws -> String, declarations: @escaping (String, [String]) throws -> Data
        ) { (self.clang, self.declarations) = (clang, declarations) }
    }

    /// The Swift declarations, and notes about omitted ones.
    public struct Translation: Codable, Sendable {
        /// The Swift source.
        public var text: String
        /// The file, line and reason of each omitted declaration.
        public var notes: [String]
    }

    /// The name of the generated file in a module's folder.
    public static let fileName = "CellSimObjectiveC.swift"

    private let target: AppProject.Target
    private let project: AppProject
    private let apple: AppleHeaders
    private let appleTypes: [AppleType]
    private let availableModules: Set<String>
    private let headerRoots: HeaderRoots

    /// Creates a translator for a target's headers.
    /// - Parameters:
    ///   - target: the target whose Swift sources import the headers.
    ///   - project: the project of the target.
    ///   - appleTypes: the types that the app libraries declare.
    ///   - provided: the modules that can be imported.
    public init(_ target: AppProject.Target, in project: AppProject, appleTypes: [AppleType], provided: Set<String>) {
        (self.target, self.project, self.appleTypes, self.availableModules) = (target, project, appleTypes, provided)
        apple = AppleHeaders(appleTypes)
        headerRoots = HeaderRoots(of: target, in: project)
    }

    /// A Boolean value that indicates whether the target has headers to translate.
    public var isNeeded: Bool { !headerRoots.roots.isEmpty }

    /// Translates the headers.
    /// - Parameters:
    ///   - folder: a folder for the copied headers. It also caches the translation, which is reused until an input changes.
    ///   - tools: the programs to run.
    /// - Throws: if the folder cannot be written, or a program fails.
    public func translate(in folder: String, _ tools: Tools) throws -> Translation {
        var copies = HeaderCopies(roots: headerRoots.roots, own: headerRoots.projectHeaders, provided: availableModules)
        let constants = ConstantValues(copies, sources: target.otherLanguageSources.map(\.path))
        let input =
            apple.text
            + copies.order.map { $0 + "\n" + (copies.copies[$0]?.lines ?? []).joined(separator: "\n") }.joined()
            + swiftTypes.sorted().joined(separator: " ")
            + constants.values.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined()
            + "\(target.kind) \(Self.revision)"
        let fingerprint = Fingerprint.hash64(of: input)
        let cache = folder + "/translation-\(String(fingerprint, radix: 36)).json"
        if let bytes = try? FileReader.read(cache, isInput: false),
            let cached = try? JSONDecoder().decode(Translation.self, from: Data(bytes))
        {
            return cached
        }
        try WriteAccess.makeFolder(folder)
        try write(Self.moduleMap, folder + "/module.modulemap")
        let declared = try repair(&copies, folder, tools)
        let json = try tools.declarations(Self.module, Self.importArguments(folder))
        let interface = try HeaderInterface(json: json)
        let values = try computed(constants, interface, folder, tools)
        let missing = undeclaredTypes(declared.unknown, copies, interface)
        var writer = StubWriter(
            interface, text: StubText(names: apple.swiftNames), locations: HeaderLocations(copies), values: values,
            missing: missing, isPublic: target.kind == .framework, appleTypes: appleTypes, modules: copies.modules,
            provided: availableModules)
        let text = writer.write()
        let translation = Translation(text: text, notes: notes(copies, declared.lines, writer.omissions))
        try write(String(decoding: JSONEncoder().encode(translation), as: UTF8.self), cache)
        return translation
    }

    /// The version of the translation. Increase it with each change to the translator, so that cached results are not reused.
    private static let revision = 2
    private static let module = "CellSimHeaders"
    private static let moduleMap = """
        module Foundation { header "Foundation.h" export * }
        module \(module) { header "Headers.h" export * }

        """
    private static let language = ["-fblocks", "-fobjc-runtime=ios-15.0", "-fobjc-arc", "-w"]

    static func importArguments(_ folder: String) -> [String] {
        [
            "-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module", "-I",
            folder,
            "-module-cache-path", folder + "/modules", "-Xcc", "-fobjc-arc", "-Xcc", "-w",
        ]
    }

    private func write(_ text: String, _ path: String) throws { try AtomicFile.write(Array(text.utf8), to: path) }

    // MARK: Headers

    private typealias Unreadable = (file: String, line: Int, message: String)

    /// The maximum number of attempts to make the headers compile.
    private static let maximumPasses = 16

    /// Adds declarations for undeclared names and removes invalid lines until the headers compile.
    private func repair(
        _ copies: inout HeaderCopies, _ folder: String, _ tools: Tools
    ) throws -> (unknown: [HeaderErrors.UndeclaredName], lines: [Unreadable]) {
        var unknown: [String: HeaderErrors.UndeclaredName] = [:]
        var removed: [Unreadable] = []
        for round in 0...Self.maximumPasses {
            for name in copies.order {
                try write((copies.copies[name]?.lines ?? []).joined(separator: "\n") + "\n", folder + "/" + name)
            }
            let replacementDeclarations = unknown.values.sorted { $0.name < $1.name }.map { name in
                switch name.kind {
                case .class: "@interface \(name.name) : NSObject\n@end\n"
                case .protocol: "@protocol \(name.name)\n@end\n"
                case .value: "typedef NSInteger \(name.name);\n"
                }
            }
            // Replacements are declared in a separate header, because they aren't the headers' own declarations.
            try write(apple.text + replacementDeclarations.joined(), folder + "/Foundation.h")
            let imports = copies.order.map { "#import \"\($0)\"\n" }.joined()
            try write("#import \"Foundation.h\"\n" + imports, folder + "/Headers.h")
            let output = try tools.clang(
                [
                    "-x", "objective-c", "-fsyntax-only", "-ferror-limit=0", "-fno-caret-diagnostics",
                    "-fno-color-diagnostics", "-I", folder,
                ]
                    + Self.language + [folder + "/Headers.h"])
            let errors = HeaderErrors(output, copies, known: Set(unknown.keys).union(apple.names))
            if errors.undeclaredNames.isEmpty, errors.invalidLines.isEmpty { break }
            for name in errors.undeclaredNames where unknown[name.name] == nil { unknown[name.name] = name }
            // A missing name makes other lines invalid, so names are declared before lines are removed.
            guard errors.undeclaredNames.isEmpty || round > 4 else { continue }
            for line in errors.invalidLines {
                copies.clearLine(line.line, of: line.file)
                removed.append((copies.copies[line.file]?.path ?? line.file, line.line, line.message))
            }
            guard round < Self.maximumPasses else {
                throw ProjectError(
                    headerRoots.roots[0], nil, "too many errors in its headers; its declarations are left out")
            }
        }
        return (unknown.values.sorted { $0.name < $1.name }, removed)
    }

    /// Returns the values of enumeration constants and macros, including those that the compiler evaluates.
    private func computed(
        _ constants: ConstantValues, _ interface: HeaderInterface, _ folder: String, _ tools: Tools
    ) throws -> [String: String] {
        var result = constants
        for type in ["double", "long long"] {
            var names = result.namesToEvaluate(interface)
            let file = folder + "/Values.m"
            // Names without a numeric value don't compile and are omitted in the next pass.
            for _ in 0..<4 where !names.isEmpty {
                let lines = names.enumerated().map { index, name in
                    type == "double"
                        ? "double cellsim_\(index) = __builtin_choose_expr(__builtin_types_compatible_p(__typeof__(\(name)), double), "
                            + "(\(name)), __builtin_nan(\"\"));"
                        : "long long cellsim_\(index) = (\(name));"
                }
                try write((["#import \"Headers.h\""] + lines).joined(separator: "\n") + "\n", file)
                let code = try tools.clang(
                    ["-x", "objective-c", "-S", "-emit-llvm", "-ferror-limit=0", "-I", folder, "-o", "-"]
                        + Self.language + [file])
                result.add(names, code)
                let invalidIndices = Set(
                    code.matches(of: /Values\.m:(\d+):\d+: error:/).compactMap { Int($0.1).map { $0 - 2 } })
                if invalidIndices.isEmpty { break }
                names = names.enumerated().filter { !invalidIndices.contains($0.offset) }.map(\.element)
            }
        }
        return result.values
    }

    // MARK: Names

    /// The names of the types that the target's Swift sources declare.
    private var swiftTypes: Set<String> {
        var names: Set<String> = []
        for source in target.sources {
            guard let bytes = try? FileReader.read(source.path, maximum: 4_000_000) else { continue }
            for match in String(decoding: bytes, as: UTF8.self).matches(
                of: /\b(?:class|struct|enum|protocol|typealias|actor)\s+(\w+)/)
            {
                names.insert(String(match.1))
            }
        }
        return names
    }

    /// Returns the types that headers use but that are declared neither in the headers nor in the app's Swift sources nor in Apple's
    /// frameworks.
    private func undeclaredTypes(
        _ unknown: [HeaderErrors.UndeclaredName], _ copies: HeaderCopies, _ interface: HeaderInterface
    ) -> Set<String> {
        var names = Set(unknown.map(\.name))
        for name in copies.order {
            for line in copies.copies[name]?.lines ?? [] {
                guard let match = line.firstMatch(of: /^\s*@(?:class|protocol)\s+([\w\s,]+);/) else { continue }
                names.formUnion(match.1.split { ", \t".contains($0) }.map(String.init))
            }
        }
        let declared = Set(
            interface.entities.filter(\.isOwn).compactMap(\.name) + interface.entities.map(\.foreignName))
        return names.subtracting(declared).subtracting(swiftTypes).subtracting(apple.names).filter { name in
            name.prefixMatch(of: /(?:UI|NS|CG|CA|CF|CT|CI|AV|MK|CL|WK|SCN|UN|HK|CN|EK|MF|LA|Sec|SSL)[A-Z]/) == nil
        }
    }

    private func notes(_ copies: HeaderCopies, _ removed: [Unreadable], _ omissions: [StubWriter.Omission]) -> [String]
    {
        var notes = headerRoots.missingHeaders.map {
            "\($0): warning: the header does not exist; its declarations are missing"
        }
        notes += copies.missingImports.map {
            "\($0.path):\($0.line): note: '\($0.name)' is not in the project; declarations that need it are left out"
        }
        let locations =
            removed.map { "\($0.file):\($0.line): \($0.message)" }
            + omissions.map { "\($0.location.path):\($0.location.line): \($0.name): \($0.reason)" }
        if let first = locations.first {
            notes.append(
                "note: target '\(target.name)': \(locations.count) declarations of Objective-C headers are left out: \(first)"
                    + (locations.count > 1 ? "; and \(locations.count - 1) more" : ""))
        }
        return notes
    }
}
