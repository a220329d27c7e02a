import CellSimCompare

/// A key of `cellsim.yml`. The reader, the JSON schema and the reference page are all based on the list `all`.
struct ConfigurationKey: Sendable {
    /// The mappings in the file.
    enum Mapping: String, CaseIterable, Sendable {
        case file, cases, variants, comparison

        /// The name of the mapping, for messages.
        var displayName: String {
            switch self {
            case .file: "the file"
            case .cases: "a case"
            case .variants: "'variants'"
            case .comparison: "'comparison'"
            }
        }

        /// An example of the mapping, for messages.
        var example: String {
            switch self {
            case .file: "'cases: []'"
            case .cases: "'document: Cell.xib'"
            case .variants: "'{style: [light, dark]}'"
            case .comparison: "'{precision: 0.99}'"
            }
        }
    }

    /// The type of a key's value.
    enum ValueType: Sendable {
        case text, texts
        /// A path relative to the folder of the file. A value of `paths` can also be a list or a pattern.
        case path, paths
        case integer(ClosedRange<Int>)
        /// A number from 0 to 1 or a percentage.
        case fraction
        case choice([String])
        case axis(AppearanceAxis)
        /// True or false.
        case flag
        /// A list of rectangles in pictures.
        case rectangles
        case mapping(Mapping)
        /// A list of mappings.
        case list(Mapping)
    }

    let name: String
    let mapping: Mapping
    let valueType: ValueType
    /// The description of the key in the reference page.
    let meaning: String
    /// The description of the default value, or nil if there is none.
    var defaultDescription: String?

    private init(_ location: Mapping, _ name: String, _ form: ValueType, _ meaning: String, missing: String? = nil) {
        (self.mapping, self.name, self.valueType, self.meaning, self.defaultDescription) = (
            location, name, form, meaning, missing
        )
    }

    /// Returns the keys of a mapping in the order in which the reference page and messages list them.
    static func keys(of location: Mapping) -> [ConfigurationKey] { all.filter { $0.mapping == location } }

    static func names(of location: Mapping) -> [String] { keys(of: location).map(\.name) }

    /// The appearance keys of cases and variants, with their descriptions.
    private static let axes: [(axis: AppearanceAxis, meaning: String)] = [
        (.device, "The device: its name, Interface Builder's name, or a size in points such as '375x667'."),
        (.orientation, "The orientation of the device."),
        (.scale, "The number of pixels per point. It replaces the device's scale."),
        (.style, "The interface style."),
        (.textSize, "The user's text size. UIKit's names, such as 'accessibilityLarge', work too."),
        (.direction, "The layout direction."),
        (
            .language,
            "The language of the texts, such as 'de' or 'pt-BR'. CellSim takes the texts from the string tables next "
                + "to the document. The test languages 'pseudo' and 'pseudo-rtl' make the document's own texts longer "
                + "and add accents."
        ),
        (.system, "The iOS version, which determines metrics and appearance. CellSim supports iOS 26 in part."),
        (.width, "The width in points. Rows and cells compute their own height."),
        (.height, "The height in points. For a table, this is the visible height."),
    ]

    static let all: [ConfigurationKey] =
        file + cases
        + axes.map {
            ConfigurationKey(.cases, $0.axis.rawValue, .axis($0.axis), $0.meaning, missing: axisDefault($0.axis))
        }
        + axes.map {
            ConfigurationKey(
                .variants, $0.axis.rawValue, .axis($0.axis), "One value or a list of values, as in a case.")
        }
        + comparison

    private static func axisDefault(_ axis: AppearanceAxis) -> String {
        switch axis {
        case .device: "the document's device, or 375 × 667 points"
        case .orientation: "the document's orientation, or portrait"
        case .scale: "the device's scale"
        case .style: "light"
        case .textSize: "L"
        case .direction: "the language's direction, or ltr"
        case .language: "the document's own texts"
        case .system: "the file's system"
        case .width: "the document's width; for rows, the device's width"
        case .height: "the height of the content"
        }
    }

    private static let file = [
        ConfigurationKey(
            .file, "references", .path,
            "The folder for the references, inside this file's folder. CellSim creates it if necessary.",
            missing: "Snapshots"),
        ConfigurationKey(
            .file, "artifacts", .path,
            "The folder for new pictures and results, inside this file's folder. Add it to .gitignore.",
            missing: ".cellsim"),
        ConfigurationKey(
            .file, "assets", .paths,
            "Folders with asset catalogues or image files. CellSim also searches their subfolders. 'render', "
                + "'inspect', 'lint', 'gallery', 'scroll' and 'reuse' use this key, too.",
            missing: "each document's own folder"),
        ConfigurationKey(
            .file, "fonts", .paths,
            "Folders with font files that documents may name. CellSim also searches their subfolders. If San "
                + "Francisco is among the fonts, CellSim draws and measures the system font with it.",
            missing: "only the fonts that the project's Info.plist names"),
        ConfigurationKey(
            .file, "system", .axis(.system),
            "The iOS version for cases that do not set their own. 'render', 'inspect', 'lint', 'gallery', 'scroll' "
                + "and 'reuse' use this key, too.",
            missing: "the variable CELLSIM_SYSTEM, or 17"),
        ConfigurationKey(
            .file, "allow-placeholders", .flag,
            "Whether to record a picture even if an image, system symbol, font, library or character is missing.",
            missing: "false: 'snapshot', 'accept' and 'serve' record only complete pictures"),
        ConfigurationKey(
            .file, "tree", .flag,
            "Whether new pictures and references contain the tree of their views, which explains differences.",
            missing: "true"),
        ConfigurationKey(
            .file, "comparison", .mapping(.comparison),
            "The rules that decide whether two pictures are equal, for all cases.",
            missing: "every pixel must be equal"),
        ConfigurationKey(.file, "cases", .list(.cases), "The cases to draw and compare."),
    ]

    private static let cases = [
        ConfigurationKey(
            .cases, "document", .paths,
            "The XIBs and storyboards to draw: files, folders, or patterns with *, **, ?, [a-c] and {a,b}. A leading "
                + "! excludes documents. This key is required."
        ),
        ConfigurationKey(
            .cases, "exclude", .paths, "Documents and folders to exclude. Patterns work as in 'document'."),
        ConfigurationKey(
            .cases, "name", .text, "The name of the case. The paths of its references start with this name.",
            missing: "the documents' names"),
        ConfigurationKey(
            .cases, "scene", .texts,
            "In storyboards, the scenes to draw, by storyboard identifier, object id or scene id. In XIBs, the "
                + "top-level views to draw, by reuse identifier, custom class, label or object id. The value 'all' "
                + "selects every scene or view. Each one gives its own picture.",
            missing: "a storyboard's initial scene; a XIB's first cell, or its first view if it has no cell"),
        ConfigurationKey(.cases, "object", .texts, "Another name for 'scene'."),
        ConfigurationKey(.cases, "reuse-identifier", .text, "The reuse identifier of the cell to draw."),
        ConfigurationKey(
            .cases, "data", .paths,
            "JSON, NDJSON or CSV files with records. Each record becomes one row. Each file becomes its own case."),
        ConfigurationKey(
            .cases, "rows", .integer(1...1_000_000),
            "The number of rows. If there are fewer records than rows, the records repeat from the first.",
            missing: "one row per record"),
        ConfigurationKey(
            .cases, "scroll-to", .integer(0...999_999),
            "The first visible row, counted from 0. This key needs 'height', and either 'data' or 'rows'."),
        ConfigurationKey(
            .cases, "assets", .paths,
            "Folders with asset catalogues or image files. They replace the top-level 'assets'."),
        ConfigurationKey(
            .cases, "comparison", .mapping(.comparison),
            "The rules for this case. They override the file's rules."),
        ConfigurationKey(
            .cases, "variants", .mapping(.variants),
            "Several values for each key. Each combination of values is a case. The first key varies slowest."),
    ]

    private static let comparison = [
        ConfigurationKey(
            .comparison, "method", .choice(ComparisonRule.Method.allCases.map(\.rawValue)),
            "The method that decides whether two pixels differ. With 'exact', any difference counts. With 'pixel', a "
                + "colour channel must differ by more than 'per-pixel-tolerance'. With 'perceptual', the colours must "
                + "be less similar than 'perceptual-precision'. 'antialiasing' is like 'pixel', but differences at "
                + "smoothed edges do not count. With 'simulator', letters may have other shapes; see docs/DifferenceKinds.md.",
            missing: "exact, or the method that another key implies"),
        ConfigurationKey(
            .comparison, "precision", .fraction, "The fraction of pixels that must be equal.", missing: "1"),
        ConfigurationKey(
            .comparison, "perceptual-precision", .fraction,
            "The minimum similarity of two colours. This key implies the method 'perceptual'.",
            missing: "1"),
        ConfigurationKey(
            .comparison, "per-pixel-tolerance", .fraction,
            "The maximum difference of a colour channel. This key implies the method 'pixel'.",
            missing: "0"),
        ConfigurationKey(
            .comparison, "max-diff-pixels", .integer(0...1_000_000_000_000),
            "The number of pixels that may differ, whatever the 'precision' is.",
            missing: "0"),
        ConfigurationKey(
            .comparison, "ignore", .rectangles, "Rectangles to ignore, each as 'x,y,w,h' in pixels."),
    ]
}
