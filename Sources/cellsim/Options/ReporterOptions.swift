import ArgumentParser
import CellSimCompare
import CellSimProcess
import Foundation

/// The options for the reports of a run.
struct ReporterOptions: ParsableArguments {
    @Option(
        name: .customLong("reporter"),
        help: ArgumentHelp("A report, as NAME or NAME=PATH; repeatable.", valueName: "name"))
    var chosen: [Reporter] = []

    @Flag(help: "Short for --reporter json.")
    var json = false

    @Flag(name: .shortAndLong, help: "Leave equal cases out of the text report.")
    var quiet = false

    @Option(
        help: ArgumentHelp("The URL of the working directory, for links.", valueName: "url"),
        transform: ReporterOptions.linkURL)
    var picturesURL: String?

    /// Parses a URL for links to pictures.
    /// - Throws: `ValidationError` if the text isn't valid in a link.
    private static func linkURL(_ text: String) throws -> String {
        guard PictureLinks.isWebURL(text) else {
            throw ValidationError("must begin with https:// or http://, and contain no spaces, quotes or brackets")
        }
        return text
    }

    private var asked: [Reporter] { chosen + (json ? [Reporter(form: .json)] : []) }

    /// The reporters that the options select; text by default.
    var reporters: [Reporter] {
        (asked.isEmpty ? [Reporter(form: .text)] : asked).map { reporter in
            var reporter = reporter
            if let path = reporter.path { WriteAccess.allow(file: path) }
            reporter.isQuiet = quiet
            reporter.links = PictureLinks(base: picturesURL, environment: ProcessInfo.processInfo.environment)
            return reporter
        }
    }

    /// Returns the selected reporters. HTML pages contain the origin of the run.
    /// - Parameter folder: a folder in the project.
    func reporters(of folder: String) -> [Reporter] {
        let all = reporters
        guard all.contains(where: { $0.format == .html }) else { return all }
        let origin = DocumentHistory.origin(of: folder, ProcessInfo.processInfo.environment)
        return all.map { reporter in
            var reporter = reporter
            reporter.origin = origin
            return reporter
        }
    }

    /// Checks that no report overwrites an input of the run or another report.
    /// - Throws: `ValidationError` if a report would overwrite an input or another report.
    func check(inputs: [String]) throws {
        try OutputCheck.check(
            outputs: chosen.compactMap { reporter in
                reporter.path.map { ("--reporter \(reporter.format.rawValue)", $0) }
            },
            inputs: inputs)
    }
}

/// Checks that output files are not input files.
enum OutputCheck {
    /// Compares the paths of outputs and inputs.
    /// - Parameters:
    ///   - outputs: the paths of the output files, each with its option.
    ///   - inputs: the paths of the input files.
    /// - Throws: `ValidationError` if an output would overwrite an input or another output.
    static func check(outputs: [(flag: String, path: String)], inputs: [String]) throws {
        guard !outputs.isEmpty else { return }
        var inputPaths: [RealPath: String] = [:], outputOptions: [RealPath: String] = [:]
        for input in inputs { inputPaths[RealPath(input)] = input }
        for (flag, path) in outputs {
            let realPath = RealPath(path)
            if realPath.isSpecial { continue }
            if let input = inputPaths[realPath] {
                let name = input == path ? "" : " (read as \(input))"
                throw ValidationError(
                    "\(path): error: the output would replace an input of this run\(name); name another file for \(flag)"
                )
            }
            if let other = outputOptions.updateValue(flag, forKey: realPath) {
                throw ValidationError("\(other) and \(flag) name the same file, \(path)")
            }
        }
    }
}
