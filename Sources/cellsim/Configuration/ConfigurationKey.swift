import CellSimCompare

/// A key of a `cellsim.yml`. What the reader knows, the JSON schema and the reference page are all made of `all`.
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

    /// The keys of a mapping, in the order in which people are told of them.
    static func keys(of place: Place) -> [ConfigurationKey] { all.filter { $0.place == place } }

    static func names(of place: Place) -> [String] { keys(of: place).map(\.name) }

    /// The keys under which a case, or several variants of it, say how things are shown.
    private static let axes: [(axis: AppearanceAxis, meaning: String)] = [
        (.device, "The device: a name, Interface Builder's name, or a size in points as in 375x667."),
        (.orientation, "How the device is held."),
        (.scale, "Pixels per point, in place of the device's."),
        (.style, "The interface style."),
        (.textSize, "The text size that the user chose; UIKit's names, as in accessibilityLarge, are understood too."),
        (.direction, "The layout direction."),
        (
            .language,
            "The language of texts, from the string tables next to the document, such as de or pt-BR; pseudo and pseudo-rtl lengthen and accent the document's own texts."
        ),
        (.system, "The system: its metrics and looks, of 26 as far as they are known."),
        (.width, "The width in points; rows and cells find their own height."),
        (.height, "The height in points; of a table what is visible of it."),
    ]

    static let all: [ConfigurationKey] =
        file + cases
        + axes.map { ConfigurationKey(.cases, $0.axis.rawValue, .axis($0.axis), $0.meaning, missing: usual($0.axis)) }
        + axes.map {
            ConfigurationKey(.variants, $0.axis.rawValue, .axis($0.axis), "As in a case; one value or several.")
        }
        + comparison

    private static func usual(_ axis: AppearanceAxis) -> String {
        switch axis {
        case .device: "the document's own, otherwise 375 × 667 points"
        case .orientation: "the document's own, otherwise portrait"
        case .scale: "the device's"
        case .style: "light"
        case .textSize: "L"
        case .direction: "the language's, otherwise ltr"
        case .language: "the document's own texts"
        case .system: "the file's"
        case .width: "the document's own, for rows the device's"
        case .height: "what the content needs"
        }
    }

    private static let file = [
        ConfigurationKey(
            .file, "references", .path,
            "The folder of the references, below that of this file. It is made when it is missing.",
            missing: "Snapshots"),
        ConfigurationKey(
            .file, "artifacts", .path,
            "The folder for what a run draws and finds, below that of this file; it belongs in .gitignore.",
            missing: ".cellsim"),
        ConfigurationKey(
            .file, "assets", .paths,
            "Folders with asset catalogues or loose images, at any depth. 'render', 'inspect', 'lint', 'gallery', 'scroll' and 'reuse' look there too.",
            missing: "each document's own folder"),
        ConfigurationKey(
            .file, "fonts", .paths,
            "Folders with font files that documents may name, at any depth; files of San Francisco draw and measure the system font.",
            missing: "none but those that the project's Info.plist names"),
        ConfigurationKey(
            .file, "system", .axis(.system),
            "The system of all cases that name none. 'render', 'inspect', 'lint', 'gallery', 'scroll' and 'reuse' follow it too.",
            missing: "CELLSIM_SYSTEM, otherwise 17"),
        ConfigurationKey(
            .file, "allow-placeholders", .flag,
            "Whether a picture becomes a reference even if it lacks an image, a system symbol, a font, a library or characters.",
            missing: "false: 'snapshot', 'accept' and 'serve' record complete pictures only"),
        ConfigurationKey(
            .file, "comparison", .mapping(.comparison), "When pictures count as the same, for all cases.",
            missing: "they are, pixel for pixel"),
        ConfigurationKey(.file, "cases", .list(.cases), "A list of cases to draw and compare."),
    ]

    private static let cases = [
        ConfigurationKey(
            .cases, "document", .paths,
            "XIBs and storyboards: files, folders, or patterns with *, **, ?, [a-c] and {a,b}; what begins with ! is left out. Every case has it."
        ),
        ConfigurationKey(
            .cases, "exclude", .paths, "Documents and folders that are left out, by the same patterns."),
        ConfigurationKey(
            .cases, "name", .text, "The name of the case, and the first part of its references' paths.",
            missing: "the documents' names"),
        ConfigurationKey(
            .cases, "scene", .texts,
            "Scenes of storyboards by storyboard identifier, object id or scene id, top-level views of XIBs by reuse identifier, custom class, label or object id, or all; a picture each.",
            missing: "the initial scene; the first cell, otherwise the first view"),
        ConfigurationKey(.cases, "object", .texts, "Another word for scene."),
        ConfigurationKey(.cases, "reuse-identifier", .text, "The reuse identifier of the cell to draw."),
        ConfigurationKey(
            .cases, "data", .paths,
            "Files of records, a row for each: JSON, NDJSON or CSV. Several make a case each."),
        ConfigurationKey(
            .cases, "rows", .whole(1...1_000_000), "How many rows; fewer records are repeated from the first.",
            missing: "as many as there are records"),
        ConfigurationKey(
            .cases, "scroll-to", .whole(0...999_999),
            "The row at the top of what is visible, from 0; needs height, and data or rows."),
        ConfigurationKey(.cases, "assets", .paths, "Folders with asset catalogues and images, in place of the file's."),
        ConfigurationKey(
            .cases, "comparison", .mapping(.comparison),
            "When this case's pictures count as the same, over the file's rules."),
        ConfigurationKey(
            .cases, "variants", .mapping(.variants),
            "Several values of a key: each combination is a case, the first key outermost."),
    ]

    private static let comparison = [
        ConfigurationKey(
            .comparison, "method", .word(ComparisonRule.Method.allCases.map(\.rawValue)),
            "How pixels are compared: exact (any difference counts), pixel (a channel differs by more than per-pixel-tolerance), perceptual (the difference to the eye exceeds what perceptual-precision allows), antialiasing (as pixel, without smoothed edges).",
            missing: "exact, or what the other keys ask for"),
        ConfigurationKey(
            .comparison, "precision", .fraction, "How many of the pixels have to be the same.", missing: "1"),
        ConfigurationKey(
            .comparison, "perceptual-precision", .fraction,
            "How alike two pixels have to be to the eye; makes the method perceptual.",
            missing: "1"),
        ConfigurationKey(
            .comparison, "per-pixel-tolerance", .fraction, "By how much a channel may differ; makes the method pixel.",
            missing: "0"),
        ConfigurationKey(
            .comparison, "max-diff-pixels", .whole(0...1_000_000_000_000), "How many pixels may differ in any case.",
            missing: "0"),
        ConfigurationKey(
            .comparison, "ignore", .boxes, "Parts of the pictures that are not compared: 'x,y,w,h' in pixels."),
    ]
}
