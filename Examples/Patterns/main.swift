import CellSimImageCodecs
import CellSimProcess
import Foundation

/// Runs the named examples: prints their text and writes their pictures to the folder `Pictures`.
///
///     swift run CellSimExamples [NAME …]

let names = CommandLine.arguments.dropFirst()
let known = Example.all
let chosen = names.isEmpty ? known : known.filter { names.contains($0.name) }
if let wrong = names.first(where: { name in !known.contains { $0.name == name } }) {
    FileHandle.standardError.write(
        Data("error: no example '\(wrong)'; there are \(known.map(\.name).joined(separator: ", "))\n".utf8))
    exit(2)
}
do {
    for example in chosen {
        let stage = SimulatedPhone()
        try example.run(stage)
        print("\(example.name):")
        for line in stage.lines { print("  \(line)") }
        for (name, bitmap) in stage.pictures {
            try FileManager.default.createDirectory(atPath: "Pictures", withIntermediateDirectories: true)
            let file = "Pictures/\(example.name)-\(name).png"
            try AtomicFile.write(PNG.encode(bitmap), to: file)
            print("  \(file)")
        }
    }
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(3)
}
