import CellSimCompare
import CellSimGraphics
import CellSimHost
import CellSimImageCodecs
import CellSimLanguages
import CellSimRaster
import CellSimVectorImages
import Foundation
import UIKit

/// What is fed with inputs; `Tests/Scripts/fuzz` names the seeds of each.
@MainActor enum FuzzTarget: String, CaseIterable {
    case xib, storyboard, inspect, png, jpeg, image, catalogue, data, configuration, results, scroll, font, strings, pdf
    case svg

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
        }
    }

    private func vector(_ read: () throws -> VectorImage) throws {
        do {
            let image = try read()
            FuzzedPictures.draw(DisplayList(size: image.size, commands: image.commands), scale: 1)
        } catch is VectorImageError { throw FuzzRefusal() }
    }

    private func configuration(_ bytes: [UInt8]) throws {
        Fuzz.write(FuzzedDocuments.row.utf8, "Row.xib")
        let path = Fuzz.write(bytes, "cellsim.yml")
        // Both are tried: they read different keys.
        let first = Result { try ProjectConfiguration(path: path) }
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
            if case .failure(let error) = report, case .success = parts { fatalError("read in parts only: \(error)") }
            _ = try report.get()
            try parts.get()
            let merged = try merger.merged()
            for form in Reporter.Form.allCases {
                var reporter = Reporter(form: form, path: "\(Fuzz.folder)/out.\(form.rawValue)")
                reporter.folders = [Fuzz.folder]
                try reporter.write(merged)
            }
            // What is written is read again as the same.
            let again = try Report(path: "\(Fuzz.folder)/out.json")
            precondition(again.cases.count == merged.count && again.exitCode == merged.summary.exitCode)
        } catch is ReportProblem { throw FuzzRefusal() }
    }

    /// The first byte tells the kind of the file.
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
