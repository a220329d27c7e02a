import ArgumentParser
import CellSimHost
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import UIKit

/// `cellsim lint`: what is wrong with documents, or will look wrong at run time.
struct LintCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Look for mistakes in interface files: references, identifiers, layout, frames, texts.",
        discussion: """
            Folders are searched for XIBs and storyboards; hidden folders and links to folders are not. Each document is \
            laid out at its design size. Reported are \
            attributes that nothing reads, broken references, outlets that classes lack, missing and duplicate reuse \
            identifiers, conflicting and ambiguous constraints, frames that will differ at run time, texts that do not \
            fit, and what such documents cannot contain. One bad document does not stop the others. Exit codes: \
            0 nothing found, 1 something found, 3 a document cannot be read.
            """)

    @Argument(help: ArgumentHelp("Interface files, folders of them, or - for the standard input.", valueName: "path"))
    var paths: [String]

    @Option(help: "The format of the output: text, json or github.")
    var format: LintReport.Form = .text

    @Flag(help: "Report and count notes too: what may be right, but cannot be known without the app.")
    var strict = false

    @OptionGroup var assets: AssetOptions

    func run() throws {
        let documents = try DocumentSearch.documents(paths)
        let report = try MainActor.assumeIsolated {
            let linter = DocumentLinter(imageFolders: try assets.folders)
            return LintReport(
                documentCount: documents.count,
                findings: documents.enumerated().flatMap { index, path in
                    StoppedDocument(path, number: index).map { [$0.diagnostic] }
                        ?? CurrentWork.during(index) { linter.findings(path: path) }
                }, isStrict: strict)
        }
        let stopped = documents.indices.compactMap { StoppedWork(at: $0)?.exitCode }.max()
        try AtomicFile.print(Array(report.text(format).utf8))
        complain(report.summary)
        if let stopped { throw ExitCode(stopped) }
        if report.hasUnreadable { throw ExitCode(3) }
        if !report.findings.isEmpty { throw ExitCode(1) }
    }
}
