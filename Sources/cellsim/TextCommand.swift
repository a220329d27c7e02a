import ArgumentParser
import UIKit

/// A command that measures text and therefore requires the font files.
protocol TextCommand: ParsableCommand {}

/// The part of `TextCommand` that checks the fonts.
extension TextCommand {
    /// Checks that the font files are available. The reason has already been printed if they aren't.
    /// - Throws: `InvalidInput` without a message if the files are missing.
    static func requireFonts() throws {
        guard UIFont.areFilesAvailable else { throw InvalidInput([]) }
    }
}
