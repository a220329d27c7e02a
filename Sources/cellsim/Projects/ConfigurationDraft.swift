import CellSimEscaping
import CellSimHost
import Foundation

/// Drafts a short `cellsim.yml` for a project.
struct ConfigurationDraft {
    private let survey: ProjectSurvey
    /// The maximum numbers of folders that are listed. If there are more, their common parent folders are used.
    private static let (maximumFolders, maximumAssets) = (6, 6)

    init(_ survey: ProjectSurvey) { self.survey = survey }

    /// The contents of the file.
    var text: String {
        var lines = [
            "# Written by 'cellsim init'. All keys: 'cellsim schema --format markdown'.",
            "# References go to Snapshots. Results go to .cellsim, which .gitignore should list.",
        ]
        if !assets.isEmpty { lines.append("assets: " + yamlList(assets.map(ConfigurationDraft.quoted))) }
        lines.append("cases:")
        let xibs = survey.documents.filter { ProjectFiles.fileExtension($0) == "xib" }
        let storyboards = survey.documents.filter { ProjectFiles.fileExtension($0) == "storyboard" }
        if !xibs.isEmpty { lines += entry("Views", xibs, "xib", devices: []) }
        if !storyboards.isEmpty { lines += entry("Scenes", storyboards, "storyboard", devices: devices) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The smallest device and a common device of each kind that the app supports.
    private var devices: [String] {
        (survey.supportsIPhone ? ["iPhone SE", "iPhone 16"] : []) + (survey.supportsIPad ? ["iPad (A16)"] : [])
    }

    private func entry(_ name: String, _ documents: [String], _ ending: String, devices: [String]) -> [String] {
        let roots = roots(documents)
        let patterns = roots.map { root in
            switch root {
            case nil: "**/*.\(ending)"
            case "": "*.\(ending)"
            case let folder?: ConfigurationDraft.escapedPattern(folder) + "/**/*.\(ending)"
            }
        }
        var lines = [
            "  - name: \(name)", "    document: " + yamlList(patterns.map(ConfigurationDraft.quoted)),
        ]
        let exclusions = exclusions(roots, ending)
        if !exclusions.isEmpty {
            lines.append("    exclude:")
            lines += exclusions.map { "      - " + ConfigurationDraft.quoted(ConfigurationDraft.escapedPattern($0)) }
        }
        lines += ["    scene: all", "    variants:"]
        if !devices.isEmpty { lines.append("      device: " + yamlList(devices)) }
        lines.append("      style: [light\(survey.isLightOnly ? "" : ", dark")]")
        // Cells and views grow with the text size. Controllers fill the screen, so their cases have no text sizes.
        if devices.isEmpty { lines.append("      text-size: [L, AX3]") }
        if survey.files.languages.count > 1 {
            let languages = survey.files.languages.prefix(8).map(ConfigurationDraft.quoted)
            lines.append("      # language: " + "[\(languages.joined(separator: ", "))]")
        }
        return lines
    }

    /// Returns the top-level folders that contain documents. An empty string stands for the project's own folder, and nil for all folders.
    private func roots(_ documents: [String]) -> [String?] {
        let tops = Set(documents.map { $0.contains("/") ? String($0.prefix { $0 != "/" }) : "" }).sorted()
        return tops.count > ConfigurationDraft.maximumFolders ? [nil] : tops
    }

    /// Returns the paths to exclude because patterns match them unintentionally: folders without any selected document, or otherwise
    /// files.
    private func exclusions(_ roots: [String?], _ ending: String) -> [String] {
        let selected = Set(survey.documents.filter { ProjectFiles.fileExtension($0) == ending })
        let allDocuments: [String]
        do {
            allDocuments = try DocumentSearch.matchesInFolder(survey.folder).map(\.name)
        } catch { return [] }
        let unselected = allDocuments.filter { path in
            guard ProjectFiles.fileExtension(path) == ending, !selected.contains(path) else { return false }
            return roots.contains { root in
                switch root {
                case nil: true
                case "": !path.contains("/")
                case let folder?: path.hasPrefix(folder + "/")
                }
            }
        }
        var excluded: [String] = []
        for path in unselected where !excluded.contains(where: { path.hasPrefix($0 + "/") }) {
            let parts = path.split(separator: "/").map(String.init)
            // The outermost folder that contains no selected document.
            let folder = (1..<max(parts.count, 1)).map { parts[..<$0].joined(separator: "/") }.first { folder in
                !selected.contains { $0.hasPrefix(folder + "/") }
            }
            excluded.append(folder ?? path)
        }
        return excluded
    }

    /// The asset catalogues and image folders, or their top-level folders if there are many.
    private var assets: [String] {
        let files = survey.files
        let imageFolders = files.imageFolders.filter { folder in
            !files.imageFolders.contains { folder.hasPrefix($0 + "/") }
        }
        let catalogues = files.catalogues.filter { path in !imageFolders.contains { path.hasPrefix($0 + "/") } }
        let all = (catalogues + imageFolders).sorted()
        if all.count <= ConfigurationDraft.maximumAssets { return all }
        return Array(Set(all.map { $0.contains("/") ? String($0.prefix { $0 != "/" }) : $0 })).sorted()
    }

    /// Returns a YAML value for strings: the only value, or a list, which is on one line if it is short.
    private func yamlList(_ values: [String]) -> String {
        if values.count == 1 { return values[0] }
        let line = "[" + values.joined(separator: ", ") + "]"
        return line
    }

    /// Returns a pattern that matches a path. Special characters in the path are replaced by wildcards for one character.
    private static func escapedPattern(_ path: String) -> String {
        let text = String(path.map { "*?[{".contains($0) ? "?" : $0 })
        return text.hasPrefix("!") ? "./" + text : text
    }

    /// Returns a YAML string, quoted if it would have another meaning otherwise.
    static func quoted(_ text: String) -> String {
        let isSafe = text.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", "*", " ", "+", "~": true
            default: false
            }
        }
        let hasSafeStart =
            text.unicodeScalars.first.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
        if isSafe, hasSafeStart, text.last != " " { return text }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case _ where needsEscape(scalar):
                let digits = String(scalar.value, radix: 16)
                quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// Returns whether a character must be escaped: because YAML treats it as a line break or forbids it, or because it changes the text
    /// direction.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
        default: false
        }
    }
}
