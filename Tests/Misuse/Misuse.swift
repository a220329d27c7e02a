import Foundation

/// Runs one case of misuse: `Misuse NAME`. `Misuse --list` prints every case with its expected outcome, separated by tabs: its name,
/// `raises`, `notes` or `passes`, the name of the exception and the message.
@main @MainActor struct Misuse {
    static func main() {
        guard let name = CommandLine.arguments.dropFirst().first else {
            return exitWithMessage("usage: Misuse NAME | --list")
        }
        if name == "--list" { return list() }
        guard let one = MisuseCase.all.first(where: { $0.name == name }) else {
            return exitWithMessage("there is no case '\(name)'")
        }
        do {
            try one.body()
        } catch {
            return exitWithMessage("\(error)")
        }
        print("went on")
    }

    private static func list() {
        for one in MisuseCase.all {
            switch one.expectedOutcome {
            case .raises(let name, let words): print(one.name, "raises", name, words, separator: "\t")
            case .notes(let words): print(one.name, "notes", "-", words, separator: "\t")
            case .passes: print(one.name, "passes", "-", "-", separator: "\t")
            }
        }
    }

    private static func exitWithMessage(_ words: String) {
        FileHandle.standardError.write(Data((words + "\n").utf8))
        exit(2)
    }
}
