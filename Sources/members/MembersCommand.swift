import Foundation

/// Writes the tables that are made of the catalogue of members, below the folder that is named or the present one.
@main struct MembersCommand {
    static func main() throws {
        let root = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
        do {
            for file in tables(of: try Catalogue(project: root)) {
                let place = root.appendingPathComponent(file.path)
                if (try? String(contentsOf: place, encoding: .utf8)) == file.text { continue }
                try Data(file.text.utf8).write(to: place)
                print(file.path)
            }
        } catch let error as CatalogueError {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    /// The Swift tables.
    static func tables(of catalogue: Catalogue) -> [WrittenFile] {
        CodingWriter(catalogue: catalogue).files + ComparisonWriter(catalogue: catalogue).files
            + AppearanceWriter(catalogue: catalogue).files + RestorationWriter(catalogue: catalogue).files
            + VariationWriter(catalogue: catalogue).files
    }
}
