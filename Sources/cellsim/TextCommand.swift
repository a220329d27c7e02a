import ArgumentParser
import UIKit

/// A command whose results depend on sizes of text: it does nothing where the font files are missing.
protocol TextCommand: ParsableCommand {}

extension TextCommand {
    /// - Throws: `InvalidInput`; the reason is on the standard error already.
    static func requireFonts() throws {
        guard UIFont.filesAreThere else { throw InvalidInput([]) }
    }
}
