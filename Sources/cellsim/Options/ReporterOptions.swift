import ArgumentParser
import CellSimCompare

/// The flags that say how a run is reported.
struct ReporterOptions: ParsableArguments {
    @Option(
        name: .customLong("reporter"),
        help: ArgumentHelp(
            "How to report: text, json, junit, github or html, to the standard output, or to a file as in json=out.json; repeatable.",
            valueName: "name[=path]"))
    var chosen: [Reporter] = []

    @Flag(name: .shortAndLong, help: "Leave cases without differences out of the text report.")
    var quiet = false

    /// As asked for; as text when nothing is.
    var reporters: [Reporter] {
        (chosen.isEmpty ? [Reporter(form: .text)] : chosen).map { one in
            var one = one
            one.isQuiet = quiet
            return one
        }
    }

    /// Makes sure that no report is written over what it is about, or over another.
    /// - Throws: `ValidationError`.
    func check(inputs: [String]) throws {
        try OutputCheck.check(
            outputs: chosen.compactMap { one in one.path.map { ("--reporter \(one.form.rawValue)", $0) } },
            inputs: inputs)
    }
}

/// What is written must not be what is read.
enum OutputCheck {
    /// - Parameters:
    ///   - outputs: with the flag that each belongs to.
    ///   - inputs: files.
    /// - Throws: `ValidationError`.
    static func check(outputs: [(flag: String, path: String)], inputs: [String]) throws {
        guard !outputs.isEmpty else { return }
        var read: [RealPath: String] = [:], written: [RealPath: String] = [:]
        for input in inputs { read[RealPath(input)] = input }
        for (flag, path) in outputs {
            let real = RealPath(path)
            if real.isSpecial { continue }
            if let input = read[real] {
                let name = input == path ? "" : " (read as \(input))"
                throw ValidationError(
                    "\(path): error: the output would replace an input of this run\(name); name another file for \(flag)"
                )
            }
            if let other = written.updateValue(flag, forKey: real) {
                throw ValidationError("\(other) and \(flag) name the same file, \(path)")
            }
        }
    }
}
