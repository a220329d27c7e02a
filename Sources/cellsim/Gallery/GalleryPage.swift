import CellSimCompare
import CellSimEscaping
import CellSimProcess
import Foundation

/// The files of a gallery page.
enum GalleryPage {
    static let style = SharedPageAssets.sharedStyle + PackageResources.gallery_css
    static let script = SharedPageAssets.sharedScript + PackageResources.gallery_js
    /// The tag that identifies a gallery page, which can be replaced.
    private static let generatorTag = "<meta name=\"generator\" content=\"cellsim gallery\">"

    /// Returns the content security policy of the page. It allows only files in the page's own folder.
    static func contentSecurityPolicy(isLive: Bool) -> String {
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            + (isLive ? "connect-src 'self'; " : "") + "base-uri 'none'; form-action 'none'"
    }

    /// Returns the HTML page with the data of a gallery.
    static func indexPage(_ model: GalleryModel) throws -> [UInt8] {
        let start = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(contentSecurityPolicy(isLive: model.isLive))">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="referrer" content="no-referrer">
            \(generatorTag)
            <title>\(Escaping.xml(model.title))</title>
            <link rel="stylesheet" href="gallery.css">
            </head>
            <body>

            """
        let data = try model.json(inMarkup: true)
        return Array(start.utf8) + PackageResources.gallery_html
            + Array("<script type=\"application/json\" id=\"gallery\">".utf8) + data
            + Array("</script>\n<script src=\"gallery.js\"></script>\n</body>\n</html>\n".utf8)
    }

    /// Returns whether a folder contains no page, or the page of a gallery.
    static func canReplacePage(in folder: String) -> Bool {
        let start: [UInt8]
        do { start = try FileReader.start(of: folder + "/index.html", count: 4_096) } catch { return error.isMissing }
        return String(decoding: start, as: UTF8.self).contains(generatorTag)
    }

    /// Removes the pictures and frames of earlier galleries from a folder.
    static func removeStaleFiles(_ folder: String, keeping model: GalleryModel) throws {
        for (inner, ending) in [("pictures", ".png"), ("frames", ".js")] {
            let location = "\(folder)/\(inner)"
            guard FileManager.default.fileExists(atPath: location) else { continue }
            let currentNames = Set(
                model.rows.flatMap { row in
                    inner == "frames" ? [row.id] : row.cells.indices.map { "\(row.id)-\($0)" }
                })
            for name in try FileManager.default.contentsOfDirectory(atPath: location) where name.hasSuffix(ending) {
                let stem = String(name.dropLast(ending.count))
                guard isGalleryFileName(stem), !currentNames.contains(stem) else { continue }
                try WriteAccess.remove("\(location)/\(name)")
            }
        }
    }

    /// Returns whether a file name without its extension is that of a gallery file: 32 hexadecimal digits, optionally with a column
    /// number.
    static func isGalleryFileName(_ stem: String) -> Bool {
        let parts = stem.split(separator: "-", omittingEmptySubsequences: false)
        guard let id = parts.first, id.utf8.count == 32, parts.count <= 2 else { return false }
        return id.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
            && (parts.count == 1
                || (1...6).contains(parts[1].utf8.count) && parts[1].utf8.allSatisfy { (0x30...0x39).contains($0) })
    }
}
