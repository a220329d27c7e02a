import CellSimProject
import Foundation

/// Generates the source that passes an app's own sample values to its gallery. The values are static properties such as `preview` of
/// cells, and of the models that the cells' methods take.
struct GallerySamples {
    /// The path of the generated source in the package.
    static let path = "Sources/\(PackagePlan.galleryProgram)/Samples.swift"

    /// The names of the properties that are used, such as `Card.preview`.
    private(set) var names: [String] = []
    private var modules: Set<String> = []
    private var functions: [String] = []

    /// Finds the sample values in targets.
    /// - Parameter targets: the targets that are built.
    init(_ targets: [AppProject.Target]) {
        var seenCells: Set<String> = []
        let all = targets.map { CellClasses($0.sources.map(\.path)) }
        let samples = all.reduce(into: [String: String]()) { $0.merge($1.samples) { first, _ in first } }
        for (target, classes) in zip(targets, all) {
            if !classes.samples.isEmpty { modules.insert(target.module) }
            for cell in classes.cells where seenCells.insert(cell.name).inserted {
                guard let (name, sample) = Self.sample(for: cell, samples) else { continue }
                functions.append(
                    "@MainActor private func sample\(functions.count + 1)() -> GallerySample {\n    \(sample)\n}\n")
                names.append(name)
                modules.insert(target.module)
            }
        }
    }

    /// Returns the name and the code of a cell's sample, or nil if the app has no sample value for the cell.
    private static func sample(for cell: CellClasses.Cell, _ samples: [String: String]) -> (String, String)? {
        if let property = samples[cell.name] {
            let name = "\(cell.name).\(property)"
            return (name, "GallerySample(\"\(name)\", of: \(cell.name).self) { \(name) }")
        }
        guard let method = cell.method else { return nil }
        let usedSamples = method.parameters.map { $0.type.trimmingCharacters(in: CharacterSet(charactersIn: "[]?! ")) }
            .compactMap { type in samples[type].map { "\(type).\($0)" } }
        let arguments = method.parameters.compactMap { parameter -> String? in
            let code = SampleCode(type: parameter.type, name: parameter.name, samples: samples).text
            guard let code else { return nil }
            let value = code.replacing(/XCTUnwrap(\((?:[^()]|\([^()]*\))*\))/) { "\($0.1)!" }
            return (parameter.label.map { $0 + ": " } ?? "") + value
        }
        guard !usedSamples.isEmpty, arguments.count == method.parameters.count else { return nil }
        let call = "\(method.hasResult ? "_ = " : "")\(method.canThrow ? "try " : "")$0.\(method.name)"
        let name = usedSamples.joined(separator: ", ")
        return (
            name,
            "GallerySample(\"\(name)\", for: \(cell.name).self) { \(call)(\(arguments.joined(separator: ", "))) }"
        )
    }

    /// Adds the source to a gallery's plan. Without samples, the plan isn't changed.
    func add(to plan: inout PackagePlan) {
        guard !names.isEmpty else { return }
        let calls = functions.indices.map { "sample\($0 + 1)()" }.joined(separator: ", ")
        let text = """
            // Written by 'cellsim app': the app's static properties that fill its cells.
            \(["CellSimHost", "Foundation", "UIKit"].map { "import \($0)" }.joined(separator: "\n"))

            \(modules.sorted().map { "@preconcurrency @testable import \($0)" }.joined(separator: "\n"))

            @MainActor func appSamples() -> [GallerySample] { [\(calls)] }

            \(functions.joined(separator: "\n"))
            """
        plan.files[Self.path] = .text(Array(text.utf8))
        plan.files["Sources/\(PackagePlan.galleryProgram)/main.swift"] = .text(
            Array("import CellSimHost\n\nMainActor.assumeIsolated { Gallery.main(samples: appSamples()) }\n".utf8))
    }
}
