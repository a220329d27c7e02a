import Foundation

// Core Foundation's transforms of text; Foundation's `applyTransform` does the work.

/// Removes accents and other combining marks.
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:nonspacing mark:]Remove; NFC"
/// Removes diacritics.
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:diacritic:]Remove; NFC"
/// Writes all scripts in Latin letters.
public let kCFStringTransformToLatin: CFString! = "Any-Latin"
/// Writes characters by their Unicode names.
public let kCFStringTransformToUnicodeName: CFString! = "Any-Name"
/// Writes characters outside ASCII as XML escapes.
public let kCFStringTransformToXMLHex: CFString! = "Any-Hex/XML"
/// Changes wide characters to narrow ones.
public let kCFStringTransformFullwidthHalfwidth: CFString! = "Fullwidth-Halfwidth"
/// Writes Chinese in Latin letters.
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
/// Writes Latin letters as Arabic.
public let kCFStringTransformLatinArabic: CFString! = "Latin-Arabic"
/// Writes Latin letters as Cyrillic.
public let kCFStringTransformLatinCyrillic: CFString! = "Latin-Cyrillic"
/// Writes Latin letters as Greek.
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
/// Writes Latin letters as Hangul.
public let kCFStringTransformLatinHangul: CFString! = "Latin-Hangul"
/// Writes Latin letters as Hebrew.
public let kCFStringTransformLatinHebrew: CFString! = "Latin-Hebrew"
/// Writes Latin letters as Hiragana.
public let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
/// Writes Latin letters as Katakana.
public let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
/// Writes Latin letters as Thai.
public let kCFStringTransformLatinThai: CFString! = "Latin-Thai"
/// Writes Hiragana as Katakana.
public let kCFStringTransformHiraganaKatakana: CFString! = "Hiragana-Katakana"

/// Transforms a range of a text, in UTF-16 units, in place.
/// - Parameters:
///   - range: nil for the whole text; becomes the range of the result.
///   - transform: one of the constants, or an ICU transform such as "Any-Latin; Latin-ASCII".
///   - reverse: whether to apply the inverse transform.
/// - Returns: false for an unknown transform or a range outside the text; the text is then unchanged.
@discardableResult public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    guard let string, let transform else { return false }
    let given = unsafe range?.pointee
    let whole = NSRange(location: 0, length: string.length)
    let part = given.map { NSRange(location: $0.location, length: $0.length) } ?? whole
    guard part.location >= 0, part.length >= 0, part.location <= whole.length,
        part.length <= whole.length - part.location
    else { return false }
    // Foundation's transform of mutable texts removes letters together with their marks.
    let changed = string.substring(with: part).applyingTransform(StringTransform(transform), reverse: reverse)
    guard let changed else { return false }
    string.replaceCharacters(in: part, with: changed)
    unsafe range?.pointee = CFRange(location: part.location, length: changed.utf16.count)
    return true
}
