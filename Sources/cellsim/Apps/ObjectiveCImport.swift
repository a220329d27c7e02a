import CellSimProcess
import CellSimProject
import Foundation

/// Adds Swift declarations for Objective-C headers to an app's package.
struct ObjectiveCImport {
    let project: AppProject
    let swift: SwiftToolchain
    /// The folder of the app's package.
    let folder: String

    /// Adds a file with declarations to the modules of targets that have a bridging header or headers of their own. Prints notes about
    /// omitted declarations. If the headers of a target can't be translated, no file is added.
    func add(_ targets: [AppProject.Target], to plan: inout PackagePlan) {
        for target in targets {
            let translator = ObjectiveCTranslator(
                target, in: project, appleTypes: Self.appleTypes, provided: swift.providedModules)
            guard translator.isNeeded else { continue }
            do {
                let translation = try translator.translate(in: folder + "/objective-c/" + target.module, tools)
                for note in translation.notes { logMessage(note) }
                plan.files["Sources/\(target.module)/\(ObjectiveCTranslator.fileName)"] = .text(
                    Array(translation.text.utf8))
            } catch {
                logMessage(
                    ProjectNote(
                        .warning, target.referringFile, target.line,
                        "target '\(target.name)': its Objective-C headers cannot be translated: \(error)"))
            }
        }
    }

    private static var appleTypes: [AppleType] {
        UIKitMembers().owners.compactMap { owner in
            if case .undeclared = owner.item.status { return nil }
            guard let kind = AppleType.Kind(rawValue: owner.keyword) else { return nil }
            let hasRawValue = owner.members.contains { $0.name == "init(rawValue:)" }
            return AppleType(kind, owner.item.name, base: owner.superclass, isRaw: hasRawValue)
        }
    }

    private var tools: ObjectiveCTranslator.Tools {
        ObjectiveCTranslator.Tools(
            clang: { try run(swift.toolchain + "/bin/clang", $0, input: Data()).text },
            declarations: { module, arguments in
                let request = ImportHeadersCommand.Request(
                    library: SourceKit.library(in: swift.toolchain), module: module, arguments: arguments)
                let (status, text) = try run(
                    "/proc/self/exe", ["import-headers"], input: JSONEncoder().encode(request), hasErrors: false)
                guard status == 0 else { throw InvalidInput("the importer ended with status \(status)") }
                return Data(text.utf8)
            })
    }

    /// The time limit of a program in seconds and the maximum size of its output in bytes.
    private static let limits = (seconds: 120.0, bytes: 256 << 20)

    /// Runs a program and waits until it ends.
    /// - Parameters:
    ///   - program: the path of the program.
    ///   - arguments: its arguments.
    ///   - input: its standard input.
    ///   - hasErrors: whether standard error is part of the returned text. Otherwise, it is forwarded to this process's standard error.
    private func run(
        _ program: String, _ arguments: [String], input: Data, hasErrors: Bool = true
    ) throws -> (status: Int32, text: String) {
        let process = Process()
        let (output, source) = (Pipe(), Pipe())
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: program)) ?? program
        process.executableURL = URL(fileURLWithPath: program == "/proc/self/exe" ? path : program)
        process.arguments = arguments
        (process.standardOutput, process.standardInput) = (output, source)
        if hasErrors { process.standardError = output }
        do { try process.run() } catch {
            throw InvalidInput("\(program): error: cannot be run: \(error.localizedDescription)")
        }
        try source.fileHandleForWriting.write(contentsOf: input)
        try source.fileHandleForWriting.close()
        let timeout = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.limits.seconds, execute: timeout)
        defer { timeout.cancel() }
        var data = Data()
        while let part = try output.fileHandleForReading.read(upToCount: 1 << 20), !part.isEmpty {
            data += part
            guard data.count <= Self.limits.bytes else {
                process.terminate()
                throw InvalidInput("\(program): error: it prints more than \(Self.limits.bytes >> 20) MB")
            }
        }
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
