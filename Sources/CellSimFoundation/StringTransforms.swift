import Foundation

// Core Foundation's text transforms, implemented with Foundation's `applyingTransform`.

/// Removes accents and other combining marks.
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:nonspacing mark:]Remove; NFC"
/// Removes diacritics.
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:diacritic:]Remove; NFC"
/// Transliterates all scripts to Latin.
public let kCFStringTransformToLatin: CFString! = "Any-Latin"
/// Replaces characters by their Unicode names.
public let kCFStringTransformToUnicodeName: CFString! = "Any-Name"
/// Replaces characters outside ASCII by XML escapes.
public let kCFStringTransformToXMLHex: CFString! = "Any-Hex/XML"
/// Converts full-width characters to half-width ones.
public let kCFStringTransformFullwidthHalfwidth: CFString! = "Fullwidth-Halfwidth"
/// Transliterates Chinese to Latin.
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
/// Transliterates Latin to Arabic.
public let kCFStringTransformLatinArabic: CFString! = "Latin-Arabic"
/// Transliterates Latin to Cyrillic.
public let kCFStringTransformLatinCyrillic: CFString! = "Latin-Cyrillic"
/// Transliterates Latin to Greek.
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
/// Transliterates Latin to Hangul.
public let kCFStringTransformLatinHangul: CFString! = "Latin-Hangul"
/// Transliterates Latin to Hebrew.
public let kCFStringTransformLatinHebrew: CFString! = "Latin-Hebrew"
/// Transliterates Latin to Hiragana.
public let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
/// Transliterates Latin to Katakana.
public let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
/// Transliterates Latin to Thai.
public let kCFStringTransformLatinThai: CFString! = "Latin-Thai"
/// Transliterates Hiragana to Katakana.
public let kCFStringTransformHiraganaKatakana: CFString! = "Hiragana-Katakana"

/// Transforms a range of a text in place. The range is in UTF-16 units.
/// - Parameters:
///   - range: nil for the whole text; becomes the range of the result.
///   - transform: one of the constants, or an ICU transform such as "Any-Latin; Latin-ASCII".
///   - reverse: whether to apply the inverse transform.
/// - Returns: false for an unknown transform or a range outside the text; the text is then unchanged.
@discardableResult public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    guard let string, let transform else { return false }
    let requestedRange = unsafe range?.pointee
    let fullRange = NSRange(location: 0, length: string.length)
    let part = requestedRange.map { NSRange(location: $0.location, length: $0.length) } ?? fullRange
    guard part.location >= 0, part.length >= 0, part.location <= fullRange.length,
        part.length <= fullRange.length - part.location
    else { return false }
    // Foundation's in-place transform would remove letters together with their marks.
    let changed = string.substring(with: part).applyingTransform(StringTransform(transform), reverse: reverse)
    guard let changed else { return false }
    string.replaceCharacters(in: part, with: changed)
    unsafe range?.pointee = CFRange(location: part.location, length: changed.utf16.count)
    return true
}
