import Foundation
import UIKit

/// Checks layout laws on documents and generated trees. It is run manually (`CONTRIBUTING.md`).
@main @MainActor enum LawCheck {
    static let usage = """
        LawCheck FOLDER [--laws NAME,…] [--seed N] [--part I/N]
        LawCheck --trees COUNT [--describe] [--laws NAME,…] [--seed N]
        The laws: \(Law.names.joined(separator: ", ")).
        """

    static func main() {
        var (folder, trees, seed, part): (String?, Int?, UInt64, (Int, Int)) = (nil, nil, 1, (0, 1))
        var (laws, describes) = (Law.all, false)
        var arguments = Array(CommandLine.arguments.dropFirst())
        func value() -> String? { arguments.isEmpty ? nil : arguments.removeFirst() }
        while let argument = value() {
            switch argument {
            case "--laws":
                let names = (value() ?? "").split(separator: ",").map(String.init)
                if let unknown = names.first(where: { !Law.names.contains($0) }) { stop("unknown law '\(unknown)'") }
                laws = laws.filter { names.contains($0.name) }
            case "--seed": seed = value().flatMap(UInt64.init) ?? seed
            case "--trees": trees = value().flatMap(Int.init)
            case "--describe": describes = true
            case "--part":
                let numbers = (value() ?? "").split(separator: "/").compactMap { Int($0) }
                if numbers.count == 2, numbers[1] > 0 {
                    part = (numbers[0], numbers[1])
                } else {
                    stop("--part needs I/N")
                }
            default:
                if argument.hasPrefix("-") { stop("unknown option '\(argument)'") }
                folder = argument
            }
        }
        // Results are printed immediately, so that they are not lost if the run is interrupted.
        let report = LawReport { FileHandle.standardOutput.write(Data("\($0)\n".utf8)) }
        if let trees {
            for number in 0..<UInt64(max(trees, 0)) {
                let subject = GeneratedTree(seed: seed &+ number).subject
                if describes { print((try? SubjectWindow(subject))?.outline ?? "") }
                report.check(subject, laws: laws, seed: seed &+ number)
            }
        } else if let folder {
            check(folder, part, laws, seed, report)
        } else {
            stop("a folder or --trees is missing")
        }
        print(report.summary)
        exit(report.violations.isEmpty ? 0 : 1)
    }

    private static func stop(_ reason: String) -> Never {
        FileHandle.standardError.write(Data("LawCheck: \(reason)\n\(usage)\n".utf8))
        exit(2)
    }

    private static func check(
        _ folder: String, _ part: (index: Int, count: Int), _ laws: [Law], _ seed: UInt64, _ report: LawReport
    ) {
        let paths = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
        var (read, unread) = (0, 0)
        for (index, path) in paths.enumerated() where index % part.count == part.index {
            let document = (folder as NSString).appendingPathComponent(path)
            FileHandle.standardError.write(Data("\(document)\n".utf8))
            do {
                let subjects = try Subject.all(in: document)
                read += 1
                for subject in subjects { report.check(subject, laws: laws, seed: seed) }
            } catch {
                FileHandle.standardError.write(Data("LawCheck: \(document) is not checked: \(error)\n".utf8))
                unread += 1
            }
        }
        print("documents: \(read) read, \(unread) not readable")
    }
}
