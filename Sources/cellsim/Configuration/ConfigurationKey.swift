import CellSimCompare

/// A key of a `cellsim.yml`. The reader, the JSON schema and the reference page use `all`.
struct ConfigurationKey: Sendable {
    /// The mappings that have keys.
    enum Place: String, CaseIterable, Sendable {
        case file, cases, variants, comparison

        /// What messages call the mapping.
        var words: String {
            switch self {
            case .file: "the file"
            case .cases: "a case"
            case .variants: "'variants'"
            case .comparison: "'comparison'"
            }
        }

        /// A mapping of this kind, for messages.
        var example: String {
            switch self {
            case .file: "'cases: []'"
            case .cases: "'document: Cell.xib'"
            case .variants: "'{style: [light, dark]}'"
            case .comparison: "'{precision: 0.99}'"
            }
        }
    }

    /// What a value is.
    enum Form: Sendable {
        case text, texts
        /// A path from the folder of the file; a pattern may stand for several.
        case path, paths
        case whole(ClosedRange<Int>)
        /// From 0 to 1, or a percentage.
        case fraction
        case word([String])
        case axis(AppearanceAxis)
        /// True or false.
        case flag
        /// Parts of pictures.
        case boxes
        case mapping(Place)
        /// A list of mappings.
        case list(Place)
    }

    let name: String
    let place: Place
    let form: Form
    /// What the key says, for people.
    let meaning: String
    /// What holds where the key is missing.
    var missing: String?

    private init(_ place: Place, _ name: String, _ form: Form, _ meaning: String, missing: String? = nil) {
        (self.place, self.name, self.form, self.meaning, self.missing) = (place, name, form, meaning, missing)
    }

    /// The keys of a mapping, in the order of the page and of messages.
    static func keys(of place: Place) -> [ConfigurationKey] { all.filter { $0.place == place } }

    static func names(of place: Place) -> [String] { keys(of: place).map(\.name) }

    /// The keys under which a case, or several variants of it, say how things are shown.
    private static let axes: [(axis: AppearanceAxis, meaning: String)] = [
        (.device, "The device: a name, Interface Builder's name, or a size in points as in 375x667."),
        (.orientation, "The orientation of the device."),
        (.scale, "Pixels per point, instead of the device's."),
        (.style, "The interface style."),
        (.textSize, "The user's text size. UIKit's names, such as accessibilityLarge, work too."),
        (.direction, "The layout direction."),
        (
            .language,
            "The language of texts, from the string tables next to the document, such as de or pt-BR. pseudo and pseudo-rtl make the document's own texts longer and accented."
        ),
        (.system, "The iOS version: its metrics and appearance. iOS 26 is supported in part."),
        (.width, "The width in points. Rows and cells compute their own height."),
        (.height, "The height in points; for a table, the visible height."),
    ]

    static let all: [ConfigurationKey] =
        file + cases
        + axes.map { ConfigurationKey(.cases, $0.axis.rawValue, .axis($0.axis), $0.meaning, missing: usual($0.axis)) }
        + axes.map {
            ConfigurationKey(.variants, $0.axis.rawValue, .axis($0.axis), "One or several values, as in a case.")
        }
        + comparison

    private static func usual(_ axis: AppearanceAxis) -> String {
        switch axis {
        case .device: "the document's own, or 375 × 667 points"
        case .orientation: "the document's own, or portrait"
        case .scale: "the device's"
        case .style: "light"
        case .textSize: "L"
        case .direction: "the language's, or ltr"
        case .language: "the document's own texts"
        case .system: "the file's"
        case .width: "the document's own; for rows, the device's"
        case .height: "the height of the content"
        }
    }

    private static let file = [
        ConfigurationKey(
            .file, "references", .path,
            "The folder of the references, inside this file's folder. It is created if missing.",
            missing: "Snapshots"),
        ConfigurationKey(
            .file, "artifacts", .path,
            "The folder for new pictures and results, inside this file's folder. Add it to .gitignore.",
            missing: ".cellsim"),
        ConfigurationKey(
            .file, "assets", .paths,
            "Folders with asset catalogues or loose images, at any depth. 'render', 'inspect', 'lint', 'gallery', 'scroll' and 'reuse' also search them.",
            missing: "each document's own folder"),
        ConfigurationKey(
            .file, "fonts", .paths,
            "Folders with font files that documents may name, at any depth. San Francisco's files draw and measure the system font.",
            missing: "only those that the project's Info.plist names"),
        ConfigurationKey(
            .file, "system", .axis(.system),
            "The iOS version of cases that name none. 'render', 'inspect', 'lint', 'gallery', 'scroll' and 'reuse' also use it.",
            missing: "CELLSIM_SYSTEM, or 17"),
        ConfigurationKey(
            .file, "allow-placeholders", .flag,
            "Whether to record pictures that lack an image, a system symbol, a font, a library or characters.",
            missing: "false: 'snapshot', 'accept' and 'serve' record only complete pictures"),
        ConfigurationKey(
            .file, "comparison", .mapping(.comparison), "The rules by which pictures count as equal, for all cases.",
            missing: "every pixel must be equal"),
        ConfigurationKey(.file, "cases", .list(.cases), "The list of cases to draw and compare."),
    ]

    private static let cases = [
        ConfigurationKey(
            .cases, "document", .paths,
            "XIBs and storyboards: files, folders, or patterns with *, **, ?, [a-c] and {a,b}; a leading ! excludes. Required."
        ),
        ConfigurationKey(
            .cases, "exclude", .paths, "Documents and folders to exclude, with the same patterns."),
        ConfigurationKey(
            .cases, "name", .text, "The case's name, and the first part of its references' paths.",
            missing: "the documents' names"),
        ConfigurationKey(
            .cases, "scene", .texts,
            "Scenes of storyboards by storyboard identifier, object id or scene id; top-level views of XIBs by reuse identifier, custom class, label or object id; or all. Each gives one picture.",
            missing: "the initial scene; the first cell, or the first view"),
        ConfigurationKey(.cases, "object", .texts, "Another name for scene."),
        ConfigurationKey(.cases, "reuse-identifier", .text, "The reuse identifier of the cell to draw."),
        ConfigurationKey(
            .cases, "data", .paths,
            "Files with records, one row per record: JSON, NDJSON or CSV. Each file makes its own case."),
        ConfigurationKey(
            .cases, "rows", .whole(1...1_000_000),
            "The number of rows. If there are fewer records, they repeat from the first.",
            missing: "one row per record"),
        ConfigurationKey(
            .cases, "scroll-to", .whole(0...999_999),
            "The first visible row, from 0. Needs height, and data or rows."),
        ConfigurationKey(.cases, "assets", .paths, "Folders with asset catalogues and images, instead of the file's."),
        ConfigurationKey(
            .cases, "comparison", .mapping(.comparison),
            "The rules for this case; they override the file's."),
        ConfigurationKey(
            .cases, "variants", .mapping(.variants),
            "Several values per key. Each combination is a case; the first key varies slowest."),
    ]

    private static let comparison = [
        ConfigurationKey(
            .comparison, "method", .word(ComparisonRule.Method.allCases.map(\.rawValue)),
            "How pixels are compared. exact: any difference counts. pixel: a channel differs by more than per-pixel-tolerance. perceptual: two colours are less similar than perceptual-precision. antialiasing: like pixel, but ignores smoothed edges.",
            missing: "exact, or the method that another key implies"),
        ConfigurationKey(
            .comparison, "precision", .fraction, "The fraction of pixels that must be equal.", missing: "1"),
        ConfigurationKey(
            .comparison, "perceptual-precision", .fraction,
            "The minimum similarity of two colours. Implies the method perceptual.",
            missing: "1"),
        ConfigurationKey(
            .comparison, "per-pixel-tolerance", .fraction, "How much a channel may differ. Implies the method pixel.",
            missing: "0"),
        ConfigurationKey(
            .comparison, "max-diff-pixels", .whole(0...1_000_000_000_000), "How many pixels may always differ.",
            missing: "0"),
        ConfigurationKey(
            .comparison, "ignore", .boxes, "Boxes to ignore: 'x,y,w,h' in pixels."),
    ]
}
