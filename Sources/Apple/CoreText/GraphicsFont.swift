import CellSimText

/// A font of bytes.
public final class CGFont {
    let bytes: Data
    let face: AddedFonts.Face

    /// The first face of a font file's bytes; nil for what is no font.
    public init?(_ provider: CGDataProvider) {
        guard let bytes = provider.data, let face = (try? AddedFonts.faces(in: bytes))?.first else { return nil }
        (self.bytes, self.face) = (bytes, face)
    }

    /// Its PostScript name.
    public var postScriptName: CFString? { face.name }
    /// The name for people.
    public var fullName: CFString? { face.family + " " + face.style }
    /// The name under which its bytes are known; no file.
    var label: String { "graphics-font:" + face.name }
}

/// Makes a font of bytes known to this process, by its PostScript name.
///
/// - Returns: whether it is known now and was not before; else the error has the code 105.
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: CTErrorPlace?) -> Bool {
    guard !AddedFonts.contains(font.face.name) else {
        return unsafe fail(.alreadyRegistered, "the font '\(font.face.name)' is already registered", nil, error)
    }
    do throws(FontFileProblem) {
        try AddedFonts.add(bytes: font.bytes, label: font.label)
    } catch let problem {
        return unsafe fail(problem.code, "the font '\(font.face.name)' \(problem)", nil, error)
    }
    return true
}

/// Takes a font of bytes out again.
///
/// - Returns: whether it was known; where not, the error has the code 201.
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: CTErrorPlace?) -> Bool {
    if AddedFonts.remove(file: font.label) { return true }
    return unsafe fail(.notRegistered, "the font '\(font.face.name)' is not registered", nil, error)
}

/// The font of these bytes at a size in points; it has to be registered, else it is the system font.
@preconcurrency @MainActor public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont { UIFont(name: graphicsFont.face.name, size: size) ?? .systemFont(ofSize: size) }

/// The font that a descriptor describes, at a size in points; 0 for the descriptor's own.
@preconcurrency @MainActor public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// A font's PostScript name.
@preconcurrency @MainActor public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }

/// A font's family name.
@preconcurrency @MainActor public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
