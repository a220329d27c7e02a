import CellSimImageCodecs
import CellSimProcess
import Foundation

/// Runs the named examples: prints their text and writes their pictures to the folder `Pictures`.
///
///     swift run CellSimExamples [NAME …]

let names = CommandLine.arguments.dropFirst()
let examples = Example.all
let selected = names.isEmpty ? examples : examples.filter { names.contains($0.name) }
if let unknown = names.first(where: { name in !examples.contains { $0.name == name } }) {
    FileHandle.standardError.write(
        Data("error: no example '\(unknown)'; there are \(examples.map(\.name).joined(separator: ", "))\n".utf8))
    exit(2)
}
do {
    for example in selected {
        let phone = SimulatedPhone()
        try example.run(phone)
        print("\(example.name):")
        for line in phone.lines { print("  \(line)") }
        for (name, bitmap) in phone.pictures {
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
