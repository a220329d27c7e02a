import CellSimInterfaceBuilder
import Foundation

/// An asset catalogue as Xcode keeps it in the sources: a folder of sets with a `Contents.json` each.
struct AssetCatalog {
    let path: String
    /// Where it was found; its files may lie where that one's may.
    let folder: ImageFolder
    /// Pixels a point; Xcode knows 1, 2 and 3.
    private static let scales: ClosedRange<CGFloat> = 0.5...8

    typealias Note = (Diagnostic) -> Void

    /// A set with what its `Contents.json` says.
    private struct AssetSet<Contents> {
        let path: String
        let text: Data
        let contents: Contents
        let note: Note

        var file: String { "\(path)/Contents.json" }

        /// Tells what is wrong with a value, on its line.
        func complain(_ key: String, _ value: String, _ message: String, _ remedy: String, _ rule: Diagnostic.Rule) {
            // Nothing else tells the line: the first on which the value stands as it is written in JSON.
            let place = text.range(of: Data("\"\(value)\"".utf8)) ?? text.range(of: Data(value.utf8))
            let line = place.map { place in text[..<place.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1 } ?? 1
            note(
                Diagnostic(
                    .error, file: file, line: line, key: key, value: value, message: message, remedy: remedy, rule: rule
                ))
        }
    }

    /// Reads `Contents.json`; nil when it is missing or malformed.
    private func contents<C: Decodable>(_ type: C.Type, of set: String, _ note: @escaping Note) -> AssetSet<C>? {
        guard let data = folder.bytes(ofFile: "\(set)/Contents.json", note) else { return nil }
        do {
            return AssetSet(path: set, text: data, contents: try JSONDecoder().decode(type, from: data), note: note)
        } catch {
            note(
                Diagnostic(
                    .error, file: "\(set)/Contents.json", line: Self.line(of: error, in: data),
                    message: Self.words(for: error),
                    remedy: "save the set with Xcode, or mend the file by hand", rule: .resource))
            return nil
        }
    }

    /// The line of a mistake in JSON, which the older of Foundation's readers tells by its character.
    private static func line(of error: any Error, in data: Data) -> Int {
        guard case DecodingError.dataCorrupted = error else { return 1 }
        do { _ = try JSONSerialization.jsonObject(with: data) } catch {
            let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
            guard let place = words.range(of: "character "),
                let offset = Int(words[place.upperBound...].prefix { $0.isNumber })
            else { return 1 }
            return data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
        }
        return 1
    }

    private static func words(for error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "has no '\(key.stringValue)'"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "has a value of another kind than expected at '"
                + context.codingPath.map(\.stringValue).joined(separator: ".") + "'"
        default: "is no JSON"
        }
    }

    /// The set `Name.kind`, searched in sorted order; folders in the name must be there.
    private func set(named name: String, kind: String) -> String? {
        let parts = name.split(separator: "/").map(String.init)
        guard let last = parts.last else { return nil }
        return search(path, "\(last).\(kind)", inside: parts.dropLast(), depth: 0)
    }

    private func search(_ folder: String, _ file: String, inside parts: ArraySlice<String>, depth: Int) -> String? {
        let names = ImageFolder.contents(of: folder)
        if parts.isEmpty && names.contains(file) { return "\(folder)/\(file)" }
        guard depth < 16 else { return nil }
        for name in names where !name.contains(".") && ConfinedFiles.isFolderItself("\(folder)/\(name)") {
            let rest = parts.first == name ? parts.dropFirst() : parts
            if let found = search("\(folder)/\(name)", file, inside: rest, depth: depth + 1) { return found }
        }
        return nil
    }

    // MARK: Images

    func image(named name: String, _ note: Note) -> UIImage? {
        withoutActuallyEscaping(note) { note in
            set(named: name, kind: "imageset").flatMap { contents(ImageSet.self, of: $0, note) }.flatMap {
                image($0, named: name)
            }
        }
    }

    private func image(_ set: AssetSet<ImageSet>, named name: String) -> UIImage? {
        let contents = set.contents
        let asset = UIImageAsset()
        var found: [UIImage] = []
        // Pictures for one direction alone are mirrored in the other.
        let isMirrored =
            Set(contents.images.filter { $0.filename != nil }.compactMap(\.variant.direction)) == ["left-to-right"]
        for entry in contents.images {
            guard let file = entry.filename, let image = image(entry, named: file, of: set) else { continue }
            var traits = entry.variant.traits
            if isMirrored { traits.layoutDirection = .unspecified }
            asset.register(image, with: UITraitCollection(values: traits))
            found.append(image)
        }
        guard let first = asset.variant(for: .standard) ?? found.first else { return nil }
        let mode = contents.properties?.intent
        return first.with {
            $0.asset = found.count > 1 ? asset : nil
            $0.name = name
            $0.flipsForRightToLeft = isMirrored
            if mode == "template" { $0.renderingMode = .alwaysTemplate }
            if mode == "original" { $0.renderingMode = .alwaysOriginal }
        }
    }

    private func image(_ entry: ImageSet.Entry, named file: String, of set: AssetSet<ImageSet>) -> UIImage? {
        guard ConfinedFiles.isName(file) else {
            set.complain(
                "filename", file, "names a file outside of its set, which is not read", "put the picture into the set",
                .resource)
            return nil
        }
        guard Self.scales.contains(entry.variant.pixels) else {
            set.complain(
                "scale", entry.variant.scale ?? "", "is no scale of a picture", "expected 1x, 2x or 3x", .limit)
            return nil
        }
        let isPreserved = set.contents.properties?.preservesVectors ?? false
        guard
            let image = folder.image(
                ofFile: "\(set.path)/\(file)", scale: entry.variant.pixels, isPreserved: isPreserved, set.note)
        else { return nil }
        guard let slices = entry.resizing, let caps = slices.caps else { return image }
        let lengths = [caps.top, caps.left, caps.bottom, caps.right].compactMap { $0 }
        if let wrong = lengths.first(where: { !IBLimits.points.contains(Double($0)) }) {
            let words = IBLimits.words(IBLimits.points)
            set.complain("cap-insets", "\(wrong)", words.message, words.remedy, .limit)
            return image
        }
        let insets = UIEdgeInsets(
            top: caps.top ?? 0, left: caps.left ?? 0, bottom: caps.bottom ?? 0, right: caps.right ?? 0)
        // The catalogue counts pixels.
        let points = UIEdgeInsets(
            top: insets.top / entry.variant.pixels, left: insets.left / entry.variant.pixels,
            bottom: insets.bottom / entry.variant.pixels,
            right: insets.right / entry.variant.pixels)
        return image.resizableImage(
            withCapInsets: points, resizingMode: slices.center?.mode == "tile" ? .tile : .stretch)
    }

    // MARK: Colours

    /// The colour of that name, which follows the traits that its variants are made for.
    func color(named name: String, _ note: Note) -> UIColor? {
        withoutActuallyEscaping(note) { note in
            set(named: name, kind: "colorset").flatMap { contents(ColorSet.self, of: $0, note) }.flatMap {
                color($0, named: name)
            }
        }
    }

    private func color(_ set: AssetSet<ColorSet>, named name: String) -> UIColor? {
        let variants = set.contents.colors.compactMap { entry -> ColorVariant? in
            if let wrong = entry.color?.absurdComponent {
                set.complain(
                    wrong.key, wrong.value, "is no component of a colour", "expected a value between 0 and 1", .limit)
                return nil
            }
            return entry.color?.color.map { ColorVariant(traits: entry.variant.traits, color: $0) }
        }
        guard let light = ColorVariant.best(of: variants, for: .standard) ?? variants.first?.color else { return nil }
        let isPlain = variants.allSatisfy { $0.isForStyleAlone }
        let dark = variants.first { $0.traits.userInterfaceStyle == .dark }?.color
        if isPlain, case .fixed(let value) = light.storage {
            guard let dark else { return UIColor(storage: .named(name, any: value, dark: nil, alpha: nil)) }
            if case .fixed(let darkValue) = dark.storage {
                return UIColor(storage: .named(name, any: value, dark: darkValue, alpha: nil))
            }
        }
        return UIColor { ColorVariant.best(of: variants, for: $0) ?? light }
    }
}

/// A colour of a set with the traits it is for.
private struct ColorVariant: Sendable {
    let traits: TraitValues
    let color: UIColor

    /// Whether nothing but light and dark tells the variants apart.
    var isForStyleAlone: Bool {
        traits.userInterfaceIdiom == .unspecified && traits.accessibilityContrast == .unspecified
            && traits.displayGamut == .unspecified
    }

    static func best(of variants: [ColorVariant], for traits: UITraitCollection) -> UIColor? {
        var best: (score: Int, color: UIColor)?
        for variant in variants {
            guard let score = UIImageAsset.score(variant.traits, traits.values), score > best?.score ?? -1 else {
                continue
            }
            best = (score, variant.color)
        }
        return best?.color
    }
}

/// What a variant of a set is for; the same words for images and colours.
struct AssetVariant: Decodable {
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var direction: String?
    var gamut: String?
    var widthClass: String?
    var heightClass: String?

    enum CodingKeys: String, CodingKey {
        case idiom, scale, appearances, direction = "language-direction", gamut = "display-gamut", widthClass =
            "width-class"
        case heightClass = "height-class"
    }

    private static let idioms: [String: UIUserInterfaceIdiom] = [
        "iphone": .phone, "ipad": .pad, "mac": .mac, "tv": .tv, "car": .carPlay, "vision": .vision,
    ]
    private static let sizes: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]

    /// Pixels a point.
    var pixels: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }

    /// What is left open fits any.
    var traits: TraitValues {
        var traits = TraitValues()
        if scale != nil { traits.displayScale = pixels }
        if let idiom = idiom.flatMap({ Self.idioms[$0] }) { traits.userInterfaceIdiom = idiom }
        if direction == "right-to-left" { traits.layoutDirection = .rightToLeft }
        if direction == "left-to-right" { traits.layoutDirection = .leftToRight }
        if gamut == "display-P3" { traits.displayGamut = .P3 }
        if gamut == "sRGB" { traits.displayGamut = .SRGB }
        if let size = widthClass.flatMap({ Self.sizes[$0] }) { traits.horizontalSizeClass = size }
        if let size = heightClass.flatMap({ Self.sizes[$0] }) { traits.verticalSizeClass = size }
        for appearance in appearances ?? [] where appearance.appearance == "luminosity" {
            traits.userInterfaceStyle = appearance.isDark ? .dark : .light
        }
        if (appearances ?? []).contains(where: { $0.value == "high" }) { traits.accessibilityContrast = .high }
        return traits
    }
}

/// `Contents.json` of an image set.
struct ImageSet: Decodable {
    struct Entry: Decodable {
        var filename: String?
        var resizing: Resizing?
        let variant: AssetVariant

        enum CodingKeys: String, CodingKey { case filename, resizing }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            filename = try values.decodeIfPresent(String.self, forKey: .filename)
            resizing = try values.decodeIfPresent(Resizing.self, forKey: .resizing)
            variant = try AssetVariant(from: decoder)
        }
    }

    struct Resizing: Decodable {
        struct Caps: Decodable { var top, left, bottom, right: CGFloat? }
        struct Center: Decodable { var mode: String? }

        var caps: Caps?
        var center: Center?

        enum CodingKeys: String, CodingKey { case caps = "cap-insets", center }
    }

    struct Properties: Decodable {
        var intent: String?
        var preservesVectors: Bool?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent", preservesVectors = "preserves-vector-representation"
        }
    }

    var images: [Entry]
    var properties: Properties?
}

/// What a variant of an asset is for.
struct Appearance: Decodable {
    var appearance: String?
    var value: String?

    var isDark: Bool { appearance == "luminosity" && value == "dark" }
}

/// `Contents.json` of a colour set.
struct ColorSet: Decodable {
    struct Entry: Decodable {
        var color: Value?
        let variant: AssetVariant

        enum CodingKeys: String, CodingKey { case color }

        init(from decoder: any Decoder) throws {
            color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Value.self, forKey: .color)
            variant = try AssetVariant(from: decoder)
        }
    }

    struct Value: Decodable {
        var space: String?
        var components: [String: String]?
        var reference: String?

        enum CodingKeys: String, CodingKey { case space = "color-space", components, reference }

        /// Components are shares (`0.5`), bytes (`128`) or hexadecimal bytes (`0x80`).
        private static func fraction(_ text: String) -> CGFloat? {
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
            if text.contains(".") { return Double(text).map { CGFloat($0) } }
            return Int(text).map { CGFloat($0) / 255 }
        }

        /// A component that no colour space has, first by name.
        var absurdComponent: (key: String, value: String)? {
            (components ?? [:]).sorted { $0.key < $1.key }.first { component in
                let value =
                    component.key == "alpha"
                    ? Double(component.value).map { CGFloat($0) } : Self.fraction(component.value)
                return value.map { !(abs($0) <= 100) } ?? false
            }
        }

        /// sRGB's transfer curve, mirrored below zero as extended spaces have it.
        private static func encoded(_ linear: CGFloat) -> CGFloat {
            let size = abs(linear)
            let value = size <= 0.0031308 ? 12.92 * size : 1.055 * CGFloat(pow(Double(size), 1 / 2.4)) - 0.055
            return linear < 0 ? -value : value
        }

        var color: UIColor? {
            if let reference { return UIColor.storage(systemName: reference).map { UIColor(storage: $0) } }
            guard let components else { return nil }
            func value(_ key: String) -> CGFloat? { components[key].flatMap(Self.fraction) }
            let alpha = components["alpha"].flatMap { Double($0) }.map { CGFloat($0) } ?? 1
            if let white = value("white") { return UIColor(white: white, alpha: alpha) }
            guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
            switch space {
            case "display-p3": return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            case "extended-linear-srgb":
                let parts = [red, green, blue].map(Self.encoded)
                return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
            default: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
            }
        }
    }

    var colors: [Entry]
}
