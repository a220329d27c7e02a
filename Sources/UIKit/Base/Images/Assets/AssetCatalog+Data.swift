// The data sets and symbol sets of an asset catalogue.
import CellSimInterfaceBuilder
import CellSimVectorImages
import Foundation

/// The decoded `Contents.json` of a data set.
private struct DataSet: Decodable {
    struct Entry: Decodable {
        var filename: String?
        var type: String?

        enum CodingKeys: String, CodingKey { case filename, type = "universal-type-identifier" }
    }
    var data: [Entry]
}

/// The decoded `Contents.json` of a symbol set.
private struct SymbolSet: Decodable {
    struct Entry: Decodable { var filename: String? }
    var symbols: [Entry]
}

/// The contents and the type of a data set's file.
struct AssetData {
    var data: Data
    var type: String
}

/// Reads the data sets and symbol sets of an asset catalogue.
extension AssetCatalog {
    /// Returns the contents of the first file in the named data set.
    func data(named name: String, _ reportDiagnostic: DiagnosticHandler) -> AssetData? {
        withoutActuallyEscaping(reportDiagnostic) { note in
            guard let set = setPath(named: name, kind: "dataset").flatMap({ contents(DataSet.self, of: $0, note) }),
                let entry = set.contents.data.first(where: { $0.filename != nil }), let file = entry.filename,
                validateName(file, set), let data = bytes(ofFile: file, set)
            else { return nil }
            return AssetData(data: data, type: entry.type ?? "public.data")
        }
    }

    /// Returns the named symbol from a template exported by SF Symbols, with regular weight and medium scale.
    func symbol(named name: String, _ reportDiagnostic: DiagnosticHandler) -> UIImage? {
        withoutActuallyEscaping(reportDiagnostic) { note in
            guard let set = setPath(named: name, kind: "symbolset").flatMap({ contents(SymbolSet.self, of: $0, note) }),
                let file = set.contents.symbols.lazy.compactMap(\.filename).first, validateName(file, set),
                let data = bytes(ofFile: file, set)
            else { return nil }
            do {
                let drawing = try VectorImage.symbolTemplate(data)
                // Templates are designed for a 100-point font and displayed at the size of body text.
                let image = UIImage(
                    vector: VectorDrawing(image: drawing, isPreserved: true), pixelsPerPoint: 100 / 17, name: name)
                return image.withRenderingMode(.alwaysTemplate)
            } catch {
                note(
                    Diagnostic(
                        .error, file: "\(set.path)/\(file)", line: (error as? VectorImageError)?.line ?? 1,
                        message: "\(error)", remedy: "export the symbol again", rule: .resource))
                return nil
            }
        }
    }

    /// If an asset of another type has the name of a missing image, reports it.
    func reportOtherKind(named name: String, _ reportDiagnostic: DiagnosticHandler) {
        guard let last = name.split(separator: "/").last.map(String.init) else { return }
        var remainingNames = Self.maximumNames
        guard let found = Self.findOtherSet(named: last, in: path, depth: 0, &remainingNames),
            let kind = AssetKind.description(ofSet: found)
        else {
            return
        }
        reportDiagnostic(
            Diagnostic(
                .warning, file: "\(found)/Contents.json", line: 1, value: name, message: "is \(kind), not an image",
                remedy: "add an image set with this name to a catalogue", rule: .resource))
    }

    private static func findOtherSet(named name: String, in folder: String, depth: Int, _ remainingNames: inout Int)
        -> String?
    {
        guard depth < maximumDepth, remainingNames >= 0 else { return nil }
        let names = ImageFolder.contents(of: folder)
        remainingNames -= names.count
        if let found = names.first(where: { $0.hasPrefix(name + ".") && AssetKind.description(ofSet: $0) != nil }),
            (found as NSString).deletingPathExtension == name
        {
            return "\(folder)/\(found)"
        }
        for inner in names where ConfinedFiles.isFolderNotLink("\(folder)/\(inner)") {
            // Packs and groups are folders that contain sets.
            if let found = findOtherSet(named: name, in: "\(folder)/\(inner)", depth: depth + 1, &remainingNames) {
                return found
            }
        }
        return nil
    }
}
