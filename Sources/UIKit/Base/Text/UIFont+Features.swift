import CellSimProcess
import CellSimText
import Foundation

/// Warnings about font features that have no effect.
enum UnsupportedFeatures {
    /// Prints a warning to standard error that a font feature has no effect, once for each feature.
    static func report(kind: Int, setting: Int) {
        Notice.report(
            .feature,
            "The font feature \(kind) with the setting \(setting) has no effect: OpenType has no counterpart."
                + SupportName.suffix("UIFontDescriptor.featureSettings"))
    }
}

/// The letters that are displayed as small capitals.
struct SmallCapitals: OptionSet, Hashable, Sendable {
    let rawValue: Int
    /// Lowercase letters.
    static let lower = SmallCapitals(rawValue: 1)
    /// Uppercase letters.
    static let upper = SmallCapitals(rawValue: 2)
    /// The height of small capitals relative to capitals.
    static let scale: CGFloat = 0.8
}

extension UIFont.Specification {
    /// Applies the OpenType feature for the numbers of an Apple feature type and its setting.
    ///
    /// - Returns: False if there is no corresponding OpenType feature.
    mutating func applyFeature(kind: Int, setting: Int) -> Bool {
        let isOn = setting % 2 == 0
        switch (kind, setting) {
        case (6, 0), (6, 1): digits = setting == 0 ? .monospaced : .proportional
        case (37, 0): smallCapitals.remove(.lower)
        case (37, 1), (3, 3): smallCapitals.insert(.lower)
        case (38, 0): smallCapitals.remove(.upper)
        case (38, 1): smallCapitals.insert(.upper)
        case (1, 2), (1, 3): setFeature("liga", isOn)
        case (1, 4), (1, 5): setFeature("dlig", isOn)
        case (1, 18), (1, 19): setFeature("clig", isOn)
        case (1, 20), (1, 21): setFeature("hlig", isOn)
        case (10, 0): for tag in ["sups", "subs", "ordn", "sinf"] { setFeature(tag, false) }
        case (10, 1): setFeature("sups", true)
        case (10, 2): setFeature("subs", true)
        case (10, 3): setFeature("ordn", true)
        case (10, 4): setFeature("sinf", true)
        case (11, 0): for tag in ["frac", "afrc"] { setFeature(tag, false) }
        case (11, 1): setFeature("afrc", true)
        case (11, 2): setFeature("frac", true)
        case (14, 4), (14, 5): setFeature("zero", isOn)
        case (21, 0): setFeature("onum", true)
        case (21, 1): setFeature("lnum", true)
        case (33, 0), (33, 1): setFeature("case", isOn)
        case (35, 2...41): setFeature("ss" + (setting / 2 < 10 ? "0" : "") + String(setting / 2), isOn)
        case (36, 0), (36, 1): setFeature("calt", isOn)
        case (36, 2), (36, 3): setFeature("swsh", isOn)
        default: return false
        }
        return true
    }

    /// Applies a feature with an OpenType tag.
    mutating func applyFeature(tag: String, value: Int) {
        switch tag {
        case "tnum" where value != 0: digits = .monospaced
        case "pnum" where value != 0, "tnum": digits = .proportional
        case "smcp": if value != 0 { smallCapitals.insert(.lower) } else { smallCapitals.remove(.lower) }
        case "c2sc": if value != 0 { smallCapitals.insert(.upper) } else { smallCapitals.remove(.upper) }
        default: setFeature(tag, value)
        }
    }

    private mutating func setFeature(_ tag: String, _ isOn: Bool) { setFeature(tag, isOn ? 1 : 0) }

    private mutating func setFeature(_ tag: String, _ value: Int) {
        guard let feature = FontFeature(tag, UInt32(min(max(value, 0), 65_535))) else { return }
        features.removeAll { $0.tag == feature.tag }
        features.append(feature)
    }

    /// The requested OpenType features, including `tnum` for monospaced digits.
    var openTypeFeatures: [FontFeature] {
        guard digits == .monospaced, let tabular = FontFeature("tnum") else { return features }
        return features + [tabular]
    }
}

extension UIFont {
    /// Splits text into runs of normal letters and small capitals, with their fonts.
    ///
    /// Small capitals are drawn as smaller capitals, because the available fonts lack this feature. Letters whose uppercase form has a
    /// different length are not converted.
    func parts(of text: String) -> [(text: String, font: TextFont)] {
        let font = textFont
        guard !specification.smallCapitals.isEmpty else { return [(text, font)] }
        var smallCapitalsFont = font
        smallCapitalsFont.pointSize *= SmallCapitals.scale
        var parts: [(text: String, font: TextFont)] = []
        for character in text {
            let uppercased = character.uppercased()
            let isLower = character.isLowercase && uppercased.utf16.count == character.utf16.count
            let isSmallCapital =
                specification.smallCapitals.contains(isLower ? .lower : .upper)
                && (isLower || character.isUppercase)
            let (displayedText, displayedFont) =
                isSmallCapital ? (uppercased, smallCapitalsFont) : (String(character), font)
            if let last = parts.indices.last, parts[last].font == displayedFont {
                parts[last].text += displayedText
            } else {
                parts.append((displayedText, displayedFont))
            }
        }
        return parts.isEmpty ? [(text, font)] : parts
    }
}
