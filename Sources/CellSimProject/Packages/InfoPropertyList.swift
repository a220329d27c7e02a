import CellSimProcess
import Foundation

/// Generates the `Info.plist` of a product from the target's file. Build settings are substituted, and the entries that Xcode adds are
/// included.
struct InfoPropertyList {
    private let target: AppProject.Target
    private let root: String
    private let notes: ProjectNotes

    init(_ target: AppProject.Target, root: String, notes: ProjectNotes) {
        (self.target, self.root, self.notes) = (target, root, notes)
    }

    /// Returns the property list in XML form.
    func text(_ project: AppProject) -> [UInt8] {
        var values = targetValues
        let settings = target.settings
        func add(_ key: String, _ value: String?) {
            if values[key] == nil, let value, !value.isEmpty { values[key] = value }
        }
        if settings.isOn("GENERATE_INFOPLIST_FILE") { addGenerated(to: &values) }
        // The versions may be empty if scripts or missing files set them. Every installed app has versions, and apps parse them as
        // numbers.
        let requiredKeys = ["CFBundleIdentifier", "CFBundleName", "CFBundleShortVersionString", "CFBundleVersion"]
        for key in requiredKeys where (values[key] as? String)?.isEmpty ?? false {
            values[key] = nil
            notes.add(
                .note, settings["INFOPLIST_FILE"].map { Paths.join(root, $0) } ?? target.referringFile, nil,
                "\(key) is empty, because no build setting has its value; a default is used")
        }
        add("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "org.example.\(target.module)")
        add("CFBundleName", settings["PRODUCT_NAME"] ?? target.name)
        add("CFBundleShortVersionString", settings["MARKETING_VERSION"] ?? "1.0")
        add("CFBundleVersion", settings["CURRENT_PROJECT_VERSION"] ?? "1")
        add("CFBundlePackageType", "APPL")
        // Strings use the development language, regardless of the system's language.
        add("CFBundleDevelopmentRegion", project.developmentLanguage ?? "en")
        // The executable has another name on Linux. With this key, the system would search for the name in the key.
        values["CFBundleExecutable"] = nil
        return Array(Self.document(values).utf8)
    }

    /// The values in the target's file, overridden by those in its Tuist manifest.
    private var targetValues: [String: Any] {
        let values = target.infoValues.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
        return fileValues.merging((values ?? [:]).mapValues(expanded)) { $1 }
    }

    private var fileValues: [String: Any] {
        guard let relativePath = target.settings["INFOPLIST_FILE"], !relativePath.isEmpty else { return [:] }
        let path = Paths.join(root, relativePath)
        do {
            let data = Data(try FileReader.read(path))
            let propertyList = try unsafe PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            return (propertyList as? [String: Any] ?? [:]).mapValues(expanded)
        } catch let error as FileInputError {
            notes.add(
                .warning, target.referringFile, target.line,
                "INFOPLIST_FILE of target '\(target.name)' is \(path): \(error.reason); its values are skipped")
        } catch {
            notes.add(.warning, path, nil, "invalid property list; its values are skipped")
        }
        return [:]
    }

    private func expanded(_ value: Any) -> Any {
        switch value {
        case let text as String: target.settings.expand(text)
        case let list as [Any]: list.map(expanded)
        case let entries as [String: Any]: entries.mapValues(expanded)
        default: value
        }
    }

    private func addGenerated(to entries: inout [String: Any]) {
        let prefix = "INFOPLIST_KEY_"
        for name in target.settings.names where name.hasPrefix(prefix) {
            guard let value = target.settings[name] else { continue }
            var key = String(name.dropFirst(prefix.count))
            for device in ["iPhone", "iPad"] where key.hasSuffix("_" + device) {
                key = key.dropLast(device.count + 1) + "~" + device.lowercased()
            }
            guard entries[key] == nil else { continue }
            switch value.uppercased() {
            case "YES": entries[key] = true
            case "NO": entries[key] = false
            default: entries[key] = key.contains("Orientations") ? target.settings.list(name) as Any : value
            }
        }
    }

    // MARK: XML

    /// Returns the property list as XML. Keys are sorted, so that equal values produce equal bytes.
    private static func document(_ entries: [String: Any]) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n" + element(entries) + "</plist>\n"
    }

    private static func element(_ value: Any) -> String {
        switch value {
        case let entries as [String: Any]:
            let inner = entries.sorted { $0.key < $1.key }.map { "<key>\(escaped($0.key))</key>\n" + element($0.value) }
            return "<dict>\n" + inner.joined() + "</dict>\n"
        case let list as [Any]: return "<array>\n" + list.map(element).joined() + "</array>\n"
        case let text as String: return "<string>\(escaped(text))</string>\n"
        case let flag as Bool: return flag ? "<true/>\n" : "<false/>\n"
        case let number as Int: return "<integer>\(number)</integer>\n"
        case let number as Double: return "<real>\(number)</real>\n"
        case let date as Date: return "<date>\(date.ISO8601Format())</date>\n"
        case let data as Data: return "<data>\(data.base64EncodedString())</data>\n"
        default: return "<string>\(escaped("\(value)"))</string>\n"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
