import ArgumentParser
import UIKit

/// A command whose results depend on text sizes, so it requires the font files.
protocol TextCommand: ParsableCommand {}

/// The part of `TextCommand` that checks the fonts.
extension TextCommand {
    /// Throws `InvalidInput` if the font files are missing. The reason has already been printed.
    static func requireFonts() throws {
        guard UIFont.areFilesAvailable else { throw InvalidInput([]) }
    }
}
