import CellSimProcess
import CellSimText
import Foundation

/// The fonts that the running app lists in its `Info.plist` under `UIAppFonts`.
enum AppFonts {
    /// Whether the app lists fonts. The first access registers them and reports files that are missing or aren't fonts.
    static let areRegistered: Bool = {
        let names = Bundle.main.infoDictionary?["UIAppFonts"] as? [String] ?? []
        for name in names {
            let file = name.split(separator: "/").last.map(String.init) ?? name
            let path = [name, file].map { Bundle.main.bundlePath + "/" + $0 }.first {
                FileManager.default.fileExists(atPath: $0)
            }
            var reason = "is not in the bundle"
            if let path {
                do {
                    try RegisteredFonts.add(file: path)
                    continue
                } catch { reason = "\(error)" }
            }
            Notice.report(.each, "warning: the font '\(name)' in UIAppFonts of Info.plist \(reason)")
        }
        return !names.isEmpty
    }()
}
