import ArgumentParser
import CellSimFonts
import Foundation

/// `cellsim fonts install`: installs the fonts that are too large to be bundled.
struct FontsInstallCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        abstract: "Install fonts for Chinese, Japanese, Korean and emoji.",
        usage: "cellsim fonts install [options]",
        discussion: """
            Copies the fonts of Debian's packages fonts-noto-cjk (40 MB) and \
            fonts-noto-color-emoji (11 MB) to ~/.local/share/cellsim/Fonts, from \
            /usr/share/fonts or from a download. Checks the SHA-256 of each file. Exit \
            codes: 0 all fonts are installed, 1 a font is missing.
            """,
        examples: [
            "cellsim fonts install",
            "cellsim fonts install --from Downloads --offline",
        ])

    @OptionGroup(title: "Input") var input: Input

    /// The options for the sources of fonts.
    struct Input: ParsableArguments {
        @Option(
            name: .customLong("from"),
            help: ArgumentHelp("A folder with fonts or .deb packages; repeatable.", valueName: "folder"))
        var sources: [String] = []

        @Flag(help: "Do not download.")
        var offline = false

        @Option(name: .customLong("system-fonts"), help: .hidden)
        var systemFonts = "/usr/share/fonts"
    }

    func run() throws {
        let library = FontLibrary.shared
        if let error = library.error { throw InvalidInput("\(error)") }
        guard let folder = library.installed.folder else {
            throw InvalidInput("error: no folder to install fonts to; set HOME or XDG_DATA_HOME")
        }
        var facesToInstall: [FontFace] = []
        for face in library.installableFaces {
            if case .ready(let path) = library.installed.state(of: face, bundledFolder: library.folder) {
                try StandardOutput.print("\(path): already installed")
            } else {
                facesToInstall.append(face)
            }
        }
        let source = FontInstaller(folders: input.sources + [input.systemFonts], isOffline: input.offline)
        defer { source.cleanUp() }
        var failures: [String] = []
        for face in facesToInstall {
            do {
                let target = folder.appendingPathComponent(face.path)
                try source.install(face, at: target)
                try StandardOutput.print("\(target.path): installed")
            } catch let failure as FontInstaller.Failure {
                failures.append("error: \(face.path): \(failure.reason)")
            }
        }
        for failure in failures { logMessage(failure) }
        if !failures.isEmpty { throw ExitCode(1) }
    }
}
