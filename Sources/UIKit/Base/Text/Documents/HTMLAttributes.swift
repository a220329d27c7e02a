import Foundation

/// The attributes of an HTML element, parsed from its tag.
struct HTMLAttributes {
    private var values: [String: String] = [:]

    init(_ text: Substring) {
        var rest = text[...]
        while let start = rest.firstIndex(where: { !$0.isWhitespace && $0 != "/" }) {
            rest = rest[start...]
            let name = rest.prefix { !$0.isWhitespace && $0 != "=" }.lowercased()
            rest = rest.dropFirst(max(name.count, 1)).drop(while: \.isWhitespace)
            guard rest.first == "=" else {
                values[name] = values[name] ?? ""
                continue
            }
            rest = rest.dropFirst().drop(while: \.isWhitespace)
            let value: Substring
            if let quote = rest.first, quote == "\"" || quote == "'" {
                value = rest.dropFirst().prefix { $0 != quote }
                rest = rest.dropFirst(value.count + 2)
            } else {
                value = rest.prefix { !$0.isWhitespace }
                rest = rest.dropFirst(value.count)
            }
            values[name] = values[name] ?? HTMLEntities.decoded(value)
        }
    }

    subscript(name: String) -> String? { values[name] }

    /// The declarations in the `style` attribute, in order.
    var declarations: [(key: String, value: String)] {
        (values["style"] ?? "").split(separator: ";").compactMap { declaration in
            let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            return parts.count == 2 ? (parts[0].lowercased(), parts[1]) : nil
        }
    }

    private static let colorsByName: [String: UIColor] = [
        "black": .black, "white": .white, "red": .red, "green": UIColor(red: 0, green: 0.5, blue: 0, alpha: 1),
        "blue": .blue, "gray": .gray, "grey": .gray, "yellow": .yellow, "orange": .orange, "purple": .purple,
    ]

    /// Returns the colour for a CSS value such as `red`, `#f00`, `#ff0000` or `rgb(255, 0, 0)`. Returns `nil` for other text.
    static func color(_ text: String) -> UIColor? {
        let word = text.lowercased()
        if word.hasPrefix("rgb") {
            let numbers = word.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
            guard numbers.count >= 3 else { return nil }
            return UIColor(
                red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
                alpha: numbers.count > 3 ? numbers[3] : 1)
        }
        guard word.hasPrefix("#") else { return colorsByName[word] }
        let digits = word.dropFirst()
        let sixDigits = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard sixDigits.count == 6, let value = Int(sixDigits, radix: 16) else { return nil }
        return UIColor(
            red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255,
            alpha: 1)
    }

    /// Returns the length in points for a CSS value in `px`, `pt`, `em` or `%`. One CSS pixel equals one point.
    static func points(_ text: String, base: CGFloat) -> CGFloat? {
        let number = text.prefix { $0.isNumber || $0 == "." }
        guard let value = Double(number), value.isFinite, value > 0 else { return nil }
        return switch text.dropFirst(number.count).lowercased() {
        case "em", "rem": value * base
        case "%": value * base / 100
        default: value
        }
    }
}

/// A decoder for HTML character references.
enum HTMLEntities {
    private static let charactersByName: [Substring: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "deg": "°", "middot": "·", "bull": "•",
        "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
        "laquo": "«", "raquo": "»", "times": "×", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
        "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "ecirc": "ê", "agrave": "à", "acirc": "â",
        "ccedil": "ç", "ntilde": "ñ", "oacute": "ó", "aacute": "á", "iacute": "í", "uacute": "ú",
    ]

    /// Returns the text with its character references replaced. Unknown references are left unchanged.
    static func decoded(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        var result = ""
        var rest = text
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            let body = rest[rest.index(after: start)...]
            let name = body.prefix(10).prefix { $0.isLetter || $0.isNumber || $0 == "#" }
            guard let character = character(name), body.dropFirst(name.count).first == ";" else {
                result += "&"
                rest = body
                continue
            }
            result += character
            rest = body.dropFirst(name.count + 1)
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> String? {
        guard name.hasPrefix("#") else { return charactersByName[name] }
        let digits = name.dropFirst()
        let number =
            digits.hasPrefix("x") || digits.hasPrefix("X") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
