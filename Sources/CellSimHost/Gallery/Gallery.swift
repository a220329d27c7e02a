import Foundation
import UIKit

/// Draws the views, controllers and scenes of an app's documents with the app's own classes. A program that is linked with
/// these classes calls `main`.
@preconcurrency @MainActor public enum Gallery {
    /// Draws the items of a list, starting at an index, writes the results to a file, and exits.
    ///
    /// The program has three arguments: the list (JSON array of `GalleryItem`), the index, and the results file. Each result is
    /// appended to the file as a line (JSON of `GalleryResult`).
    /// - Parameter samples: The app's own sample values for views without data.
    public static func main(samples: [GallerySample] = []) {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let first = Int(arguments[2]),
            let data = FileManager.default.contents(atPath: arguments[1]),
            let items = try? JSONDecoder().decode([GalleryItem].self, from: data),
            let results = FileHandle(forWritingAtPath: arguments[3])
        else {
            FileHandle.standardError.write(Data("usage: PROGRAM LIST NUMBER RESULTS\n".utf8))
            exit(2)
        }
        // The missing font files have already been reported.
        guard UIFont.areFilesAvailable else { exit(3) }
        AppLaunch.start()
        do {
            let drawing = try AppGalleryRenderer(samples: samples)
            for (index, item) in items.enumerated() where index >= first {
                write(GalleryResult(index: index, outcome: .begun), to: results)
                write(drawing.draw(item, index: index), to: results)
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(3)
        }
        // Exits without running the deinitialisers of the app's objects.
        fflush(nil)
        _exit(0)
    }

    private static func write(_ result: GalleryResult, to file: FileHandle) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let line = try? encoder.encode(result) else { return }
        file.seekToEndOfFile()
        file.write(line + Data("\n".utf8))
    }
}
