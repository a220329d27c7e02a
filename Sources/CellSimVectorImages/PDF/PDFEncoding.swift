import CellSimCFreeType
import Foundation

/// The mapping from the character codes of a simple font to glyphs (PDF 32000-1:2008, 9.6.6).
struct PDFEncoding {
    /// The glyph names that the file assigns to codes.
    private var differences: [Int: String] = [:]
    private let baseName: String?
    private let isSymbolic: Bool

    init(_ font: PDFObject, _ descriptor: PDFObject) {
        isSymbolic = (descriptor["Flags"]?.int ?? 0) & 4 != 0
        let encoding = font["Encoding"]
        baseName = encoding?.name ?? encoding?["BaseEncoding"]?.name
        var code = 0
        for part in encoding?["Differences"]?.array ?? [] {
            if let first = part.int {
                code = first
            } else if let name = part.name {
                differences[code] = name
                code += 1
            }
        }
    }

    func glyphs(in file: PDFFontFile) -> [Int: UInt32] {
        var glyphs: [Int: UInt32] = [:]
        for code in 0..<256 {
            let glyph = glyph(of: code, in: file)
            if glyph != 0 { glyphs[code] = glyph }
        }
        return glyphs
    }

    private func glyph(of code: Int, in file: PDFFontFile) -> UInt32 {
        if let name = differences[code] {
            let glyph = file.glyph(named: name)
            if glyph != 0 { return glyph }
            if let scalar = Self.scalar(name) { return file.glyph(of: UInt(scalar.value), in: FT_ENCODING_UNICODE) }
        }
        if baseName != nil || !isSymbolic, let scalar = character(code) {
            let glyph = file.glyph(of: UInt(scalar.value), in: FT_ENCODING_UNICODE)
            if glyph != 0 { return glyph }
        }
        for (encoding, offset) in [
            (FT_ENCODING_ADOBE_CUSTOM, UInt(0)), (FT_ENCODING_MS_SYMBOL, 0xF000), (FT_ENCODING_APPLE_ROMAN, 0),
        ] {
            let glyph = file.glyph(of: UInt(code) + offset, in: encoding)
            if glyph != 0 { return glyph }
        }
        return file.glyphInFirstTable(of: UInt(code))
    }

    /// Returns the character of a code in the base encoding.
    private func character(_ code: Int) -> Unicode.Scalar? {
        guard code >= 0x20 else { return nil }
        if code < 0x7F { return Unicode.Scalar(UInt8(code)) }
        let encoding: String.Encoding = baseName == "MacRomanEncoding" ? .macOSRoman : .windowsCP1252
        return String(data: Data([UInt8(code)]), encoding: encoding)?.unicodeScalars.first
    }

    /// Returns the character for a glyph name: a single letter, `uni0041`, or a standard name.
    private static func scalar(_ name: String) -> Unicode.Scalar? {
        if name.unicodeScalars.count == 1 { return name.unicodeScalars.first }
        if name.hasPrefix("uni"), let value = UInt32(name.dropFirst(3).prefix(4), radix: 16) {
            return Unicode.Scalar(value)
        }
        return names[name]
    }

    /// Standard glyph names and their characters.
    private static let names: [String: Unicode.Scalar] = [
        "space": " ", "exclam": "!", "quotedbl": "\"", "numbersign": "#", "dollar": "$", "percent": "%",
        "ampersand": "&", "quotesingle": "'", "parenleft": "(", "parenright": ")", "asterisk": "*", "plus": "+",
        "comma": ",", "hyphen": "-", "period": ".", "slash": "/", "zero": "0", "one": "1", "two": "2", "three": "3",
        "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "colon": ":", "semicolon": ";",
        "less": "<", "equal": "=", "greater": ">", "question": "?", "at": "@", "bracketleft": "[", "backslash": "\\",
        "bracketright": "]", "asciicircum": "^", "underscore": "_", "grave": "`", "braceleft": "{", "bar": "|",
        "braceright": "}", "asciitilde": "~", "quoteright": "’", "quoteleft": "‘", "quotedblleft": "“",
        "quotedblright": "”", "endash": "–", "emdash": "—", "bullet": "•", "ellipsis": "…", "copyright": "©",
        "registered": "®", "trademark": "™", "Euro": "€", "degree": "°",
    ]
}
