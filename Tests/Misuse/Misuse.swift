import Foundation

/// Runs one case of misuse: `Misuse NAME`. `Misuse --list` prints every case with its expected outcome, separated by tabs: its name,
/// `raises`, `notes` or `passes`, the name of the exception and the message.
@main @MainActor struct Misuse {
    static func main() {
        guard let name = CommandLine.arguments.dropFirst().first else {
            return exitWithMessage("usage: Misuse NAME | --list")
        }
        if name == "--list" { return printList() }
        guard let misuseCase = MisuseCase.all.first(where: { $0.name == name }) else {
            return exitWithMessage("there is no case '\(name)'")
        }
        do {
            try misuseCase.body()
        } catch {
            return exitWithMessage("\(error)")
        }
        print("went on")
    }

    private static func printList() {
        for misuseCase in MisuseCase.all {
            switch misuseCase.expectedOutcome {
            case .raises(let name, let words): print(misuseCase.name, "raises", name, words, separator: "\t")
            case .notes(let words): print(misuseCase.name, "notes", "-", words, separator: "\t")
            case .passes: print(misuseCase.name, "passes", "-", "-", separator: "\t")
            }
        }
    }

    private static func exitWithMessage(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(2)
    }
}
