import CellSimProcess
import Foundation

/// The part of `AppProject` that lists declared dependencies.
extension AppProject {
    /// The declared dependencies: packages, their products, pods, Carthage's frameworks, the project's own frameworks
    /// and linked libraries. Nil for a folder of sources, which declares none.
    public var dependencyNames: [String]? {
        guard path != root else { return nil }
        var names: Set<String> = []
        for project in [self] + referencedProjects {
            names.formUnion(project.packages.map(\.identity))
            for target in project.targets {
                names.insert(target.module)
                names.formUnion(target.products.map(\.name))
                names.formUnion(target.libraries)
            }
        }
        for (fileName, pattern) in Self.dependencyFiles {
            for folder in [root, Paths.folder(of: root)] {
                guard let bytes = try? FileReader.read(folder + "/" + fileName) else { continue }
                for match in String(decoding: bytes, as: UTF8.self).matches(of: pattern) {
                    names.insert(String(match.1))
                }
            }
        }
        return names.sorted()
    }

    /// The files in which package managers list a project's dependencies, with a pattern for their entries.
    private static var dependencyFiles: [(file: String, pattern: Regex<(Substring, Substring)>)] {
        [
            ("Podfile", /^\s*pod\s+['"]([^'"\/]+)/.anchorsMatchLineEndings()),
            ("Podfile.lock", /^ {2,4}- "?([A-Za-z0-9_+.-]+)/.anchorsMatchLineEndings()),
            ("Cartfile", /^\s*(?:github|git|binary)\s+"[^"]*?([^"\/]+?)(?:\.git|\.json)?"/.anchorsMatchLineEndings()),
            (
                "Cartfile.resolved",
                /^\s*(?:github|git|binary)\s+"[^"]*?([^"\/]+?)(?:\.git|\.json)?"/.anchorsMatchLineEndings()
            ),
        ]
    }
}
