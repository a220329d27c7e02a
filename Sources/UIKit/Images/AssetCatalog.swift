import Foundation

/// An asset catalogue as Xcode keeps it in the sources: a folder of sets with a `Contents.json` each.
struct AssetCatalog {
    let path: String

    /// Reads `Contents.json`; nil when it is missing or malformed.
    private func contents<C: Decodable>(_ type: C.Type, of set: String) -> C? {
        guard let data = FileManager.default.contents(atPath: "\(set)/Contents.json") else { return nil }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            return nil
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
        for name in names where !name.contains(".") {
            let rest = parts.first == name ? parts.dropFirst() : parts
            if let found = search("\(folder)/\(name)", file, inside: rest, depth: depth + 1) { return found }
        }
        return nil
    }

    // MARK: Images

    func image(named name: String) -> UIImage? {
        guard let set = set(named: name, kind: "imageset"), let contents = contents(ImageSet.self, of: set) else { return nil }
        let asset = UIImageAsset()
        var found: [UIImage] = []
        for entry in contents.images {
            guard let file = entry.filename, let image = image(entry, at: "\(set)/\(file)") else { continue }
            asset.register(image, with: UITraitCollection(values: entry.traits))
            found.append(image)
        }
        guard let first = asset.variant(for: .standard) ?? found.first else { return nil }
        let mode = contents.properties?.intent
        return first.with {
            $0.asset = found.count > 1 ? asset : nil
            $0.name = name
            if mode == "template" { $0.renderingMode = .alwaysTemplate }
            if mode == "original" { $0.renderingMode = .alwaysOriginal }
        }
    }

    private func image(_ entry: ImageSet.Entry, at path: String) -> UIImage? {
        guard let data = FileManager.default.contents(atPath: path), let image = UIImage(data: data, scale: entry.pixels) else {
            return nil
        }
        guard let slices = entry.resizing, let caps = slices.caps else { return image }
        let insets = UIEdgeInsets(
            top: caps.top ?? 0, left: caps.left ?? 0, bottom: caps.bottom ?? 0, right: caps.right ?? 0)
        // The catalogue counts pixels.
        let points = UIEdgeInsets(
            top: insets.top / entry.pixels, left: insets.left / entry.pixels, bottom: insets.bottom / entry.pixels,
            right: insets.right / entry.pixels)
        return image.resizableImage(withCapInsets: points, resizingMode: slices.center?.mode == "tile" ? .tile : .stretch)
    }

    // MARK: Colours

    func color(named name: String) -> UIColor? {
        guard let set = set(named: name, kind: "colorset"), let contents = contents(ColorSet.self, of: set) else { return nil }
        var any: UIColor?
        var dark: UIColor?
        for entry in contents.colors {
            guard let color = entry.color?.color, entry.idiom != "ipad" && entry.idiom != "mac" else { continue }
            if entry.isDark { dark = dark ?? color } else { any = any ?? color }
        }
        guard let light = any ?? dark else { return nil }
        if case .fixed(let value) = light.storage, case .fixed(let darkValue) = (dark ?? light).storage {
            return UIColor(storage: .named(name, any: value, dark: dark == nil ? nil : darkValue, alpha: nil))
        }
        guard let dark else { return light }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

/// `Contents.json` of an image set.
struct ImageSet: Decodable {
    struct Entry: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var resizing: Resizing?

        var pixels: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }

        var traits: TraitValues {
            var traits = TraitValues()
            if scale != nil { traits.displayScale = pixels }
            if idiom == "iphone" { traits.userInterfaceIdiom = .phone }
            if idiom == "ipad" { traits.userInterfaceIdiom = .pad }
            for appearance in appearances ?? [] {
                if appearance.isDark { traits.userInterfaceStyle = .dark }
                if appearance.value == "high" { traits.accessibilityContrast = .high }
            }
            return traits
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

        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
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
        var idiom: String?
        var appearances: [Appearance]?
        var color: Value?

        var isDark: Bool { (appearances ?? []).contains { $0.isDark } }
    }

    struct Value: Decodable {
        var space: String?
        var components: [String: String]?
        var reference: String?

        enum CodingKeys: String, CodingKey { case space = "color-space", components, reference }

        /// Components are shares (`0.5`), bytes (`128`) or hexadecimal bytes (`0x80`).
        private static func share(_ text: String) -> CGFloat? {
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
            if text.contains(".") { return Double(text).map { CGFloat($0) } }
            return Int(text).map { CGFloat($0) / 255 }
        }

        var color: UIColor? {
            if let reference { return UIColor.storage(systemName: reference).map { UIColor(storage: $0) } }
            guard let components else { return nil }
            func value(_ key: String) -> CGFloat? { components[key].flatMap(Self.share) }
            let alpha = components["alpha"].flatMap { Double($0) }.map { CGFloat($0) } ?? 1
            if let white = value("white") { return UIColor(white: white, alpha: alpha) }
            guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
            return space == "display-p3"
                ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                : UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    var colors: [Entry]
}
