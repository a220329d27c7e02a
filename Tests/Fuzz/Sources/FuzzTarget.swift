import CellSimCompare
import CellSimGraphics
import CellSimHost
import CellSimImageCodecs
import CellSimLanguages
import CellSimRaster
import CellSimVectorImages
import Foundation
import UIKit

/// The parts of the program that can be fuzzed. `Tests/Scripts/fuzz` lists the seeds of each.
@MainActor enum FuzzTarget: String, CaseIterable {
    case xib, storyboard, inspect, png, jpeg, image, catalogue, data, configuration, results, scroll, font, strings, pdf
    case svg, swift, project, snapshot, cache

    /// Whether inputs are drawn. For other targets, inputs count if they are read completely.
    var draws: Bool {
        switch self {
        case .configuration, .results, .strings, .swift, .project, .cache: false
        default: true
        }
    }

    /// Returns the mutator of inputs; nil to mutate bytes.
    func mutator(seeds: [[UInt8]]) -> (any StructureMutator)? {
        func marked(_ mark: Character) -> [[UInt8]] {
            seeds.filter { $0.first == mark.asciiValue }.map { Array($0.dropFirst()) }
        }
        switch self {
        case .xib, .storyboard, .inspect: return MarkupMutator(seeds: seeds, hasUniqueIDs: true)
        case .svg: return MarkupMutator(seeds: seeds, hasUniqueIDs: false)
        case .pdf: return PDFMutator()
        case .png: return PNGMutator(seeds: seeds)
        case .jpeg, .image: return PictureMutator(png: PNGMutator(seeds: seeds))
        case .font: return BinaryMutator(head: 400)
        case .catalogue, .results: return JSONMutator(seeds: seeds)
        case .data:
            return DataMutator(
                json: JSONMutator(seeds: seeds), lines: LineMutator(seeds: seeds, separator: UInt8(ascii: ",")))
        case .scroll: return ScrollMutator()
        case .configuration, .snapshot:
            return ConfigurationMutator(seeds: seeds, documents: FuzzedRuns.documents, data: FuzzedRuns.data)
        case .swift: return SwiftMutator(seeds: seeds)
        case .strings:
            return MarkedMutator(forms: [
                UInt8(ascii: "s"): LineMutator(seeds: marked("s"), separator: UInt8(ascii: "=")),
                UInt8(ascii: "d"): MarkupMutator(seeds: marked("d"), hasUniqueIDs: false),
                UInt8(ascii: "x"): JSONMutator(seeds: marked("x")),
            ])
        case .project:
            return MarkedMutator(forms: [
                UInt8(ascii: "p"): PropertyListMutator(seeds: marked("p")),
                UInt8(ascii: "w"): MarkupMutator(seeds: marked("w"), hasUniqueIDs: false),
                UInt8(ascii: "i"): MarkupMutator(seeds: marked("i"), hasUniqueIDs: false),
                UInt8(ascii: "y"): JSONMutator(seeds: marked("y")),
                UInt8(ascii: "m"): JSONMutator(seeds: marked("m")),
                UInt8(ascii: "c"): LineMutator(seeds: marked("c"), separator: UInt8(ascii: "=")),
            ])
        case .cache: return nil
        }
    }

    func body(_ bytes: [UInt8]) throws {
        switch self {
        case .xib: try FuzzedDocuments.render(Fuzz.write(bytes, "Fuzz.xib"))
        case .storyboard: try FuzzedDocuments.render(Fuzz.write(bytes, "Fuzz.storyboard"))
        case .inspect: try FuzzedDocuments.inspect(Fuzz.write(bytes, "Fuzz.xib"))
        case .png: try FuzzedPictures.png(bytes)
        case .jpeg, .image: try FuzzedPictures.image(bytes)
        case .catalogue: FuzzedPictures.catalogue(bytes)
        case .data: try FuzzedDocuments.data(bytes)
        case .configuration: try configuration(bytes)
        case .results: try results(bytes)
        case .scroll: try FuzzedDocuments.scroll(bytes)
        case .font: FuzzedFonts.draw(bytes)
        case .strings: try strings(bytes)
        case .pdf: try vector { try VectorImage.pdf(Data(bytes)) }
        case .svg: try vector { try VectorImage.svg(Data(bytes)) }
        case .swift: try FuzzedSources.adapt(bytes)
        case .project: try FuzzedProjects.read(bytes)
        case .snapshot: try FuzzedRuns.snapshot(bytes)
        case .cache: try FuzzedRuns.cache(bytes)
        }
    }

    private func vector(_ read: () throws -> VectorImage) throws {
        do {
            let image = try read()
            FuzzedPictures.draw(DisplayList(size: image.size, commands: image.commands), scale: 1)
        } catch let error as VectorImageError { throw FuzzRefusal(reason: error) }
    }

    private func configuration(_ bytes: [UInt8]) throws {
        FuzzedRuns.writeFiles(in: "plan")
        let path = Fuzz.write(bytes, "plan/cellsim.yml")
        // Both readers are tested, because they read different keys.
        let first = Result { try ProjectConfiguration(path: path, isNamed: true) }
        let plan = try SnapshotPlan(path: path)
        _ = try first.get()
        for one in plan.cases.prefix(20) { _ = (plan.reference(one), plan.actual(one), plan.difference(one)) }
    }

    private func results(_ bytes: [UInt8]) throws {
        let path = Fuzz.write(bytes, "results.json")
        do {
            let report = Result { try LastRun(path: path).report }
            var merger = ReportMerger(memory: 1 << 10)
            let parts = Result { try merger.add(report: path) }
            if case .failure(let error) = report, case .success = parts {
                fatalError("reading the file as a whole failed, but reading it in parts succeeded: \(error)")
            }
            _ = try report.get()
            try parts.get()
            let merged = try merger.merged()
            for form in Reporter.Format.allCases {
                var reporter = Reporter(form: form, path: "\(Fuzz.folder)/out.\(form.rawValue)")
                reporter.folders = [Fuzz.folder]
                try reporter.write(merged)
            }
            // A written report must be read back unchanged.
            let again = try Report(path: "\(Fuzz.folder)/out.json")
            // The file is removed, because a run does not overwrite its inputs.
            unlink("\(Fuzz.folder)/out.json")
            precondition(again.cases.count == merged.count && again.exitCode == merged.summary.exitCode)
        } catch let error as ReportError { throw FuzzRefusal(reason: error) }
    }

    /// Reads a string table. The first byte determines the file format.
    private func strings(_ bytes: [UInt8]) throws {
        Fuzz.makeFolder("de.lproj")
        for kind in ["strings", "stringsdict", "xcstrings"] {
            unlink("\(Fuzz.folder)/Localizable.\(kind)")
            unlink("\(Fuzz.folder)/de.lproj/Localizable.\(kind)")
        }
        switch bytes.first {
        case UInt8(ascii: "d"): Fuzz.write(bytes.dropFirst(), "de.lproj/Localizable.stringsdict")
        case UInt8(ascii: "x"): Fuzz.write(bytes.dropFirst(), "Localizable.xcstrings")
        default: Fuzz.write(bytes.dropFirst(), "de.lproj/Localizable.strings")
        }
        StringTables.forget()
        for language in ["de", "pt-BR"].compactMap(InterfaceLanguage.init(named:)) {
            let table = StringTables.table("Localizable", folder: Fuzz.folder, language: language)
            for key in table.keys.sorted().prefix(50) {
                _ = StringTables.string(key, value: nil, table: nil, folder: Fuzz.folder, language: language)
                for number in [0.0, 1, 2, 5, 1.5] { _ = LocalizedFormats.expanded(key, number: { _ in number }) }
                if let text = table[key] {
                    let words = StringTables.string(text, else: key, language: language)
                    for number in [0.0, 1, 21] { _ = LocalizedFormats.expanded(words, number: { _ in number }) }
                }
            }
        }
    }
}
