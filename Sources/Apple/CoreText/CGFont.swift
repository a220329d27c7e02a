import CellSimText

/// A font created from bytes.
public final class CGFont {
    let bytes: Data
    let face: RegisteredFonts.Face

    /// Creates a font from the first face in the bytes of a font file; nil if the bytes aren't a font.
    public init?(_ provider: CGDataProvider) {
        guard let bytes = provider.data, let face = (try? RegisteredFonts.faces(in: bytes))?.first else { return nil }
        (self.bytes, self.face) = (bytes, face)
    }

    /// The PostScript name.
    public var postScriptName: CFString? { face.name }
    /// The full name.
    public var fullName: CFString? { face.family + " " + face.style }
    /// The label under which the font's bytes are registered, in place of a file path.
    var label: String { "graphics-font:" + face.name }
}

/// Registers a font from bytes for this process, under its PostScript name.
///
/// - Returns: whether this call registered the font; if not, the error has the code 105.
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: CTErrorPointer?) -> Bool {
    guard !RegisteredFonts.contains(font.face.name) else {
        return unsafe fail(.alreadyRegistered, "the font '\(font.face.name)' is already registered", nil, error)
    }
    do throws(FontFileError) {
        try RegisteredFonts.add(bytes: font.bytes, label: font.label)
    } catch let problem {
        return unsafe fail(problem.code, "the font '\(font.face.name)' \(problem)", nil, error)
    }
    return true
}

/// Unregisters a font from bytes.
///
/// - Returns: whether the font was registered; if not, the error has the code 201.
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: CTErrorPointer?) -> Bool {
    if RegisteredFonts.remove(file: font.label) { return true }
    return unsafe fail(.notRegistered, "the font '\(font.face.name)' is not registered", nil, error)
}

/// Creates a font from these bytes at a size in points. If they aren't registered, returns the system font.
@preconcurrency @MainActor public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont { UIFont(name: graphicsFont.face.name, size: size) ?? .systemFont(ofSize: size) }

/// Creates the font of a descriptor at a size in points; 0 selects the descriptor's own size.
@preconcurrency @MainActor public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Returns a font's PostScript name.
@preconcurrency @MainActor public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }

/// Returns a font's family name.
@preconcurrency @MainActor public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
