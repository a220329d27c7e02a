import CellSimText

/// The scope in which a font is registered. In CellSim, every scope means this process.
public enum CTFontManagerScope: UInt32, Sendable {
    /// No scope.
    case none = 0
    /// This process.
    case process = 1
    /// A scope for the user; in CellSim, this process.
    case persistent = 2
    /// A scope for the user's session; in CellSim, this process.
    case session = 3
    /// The previous name of `persistent`.
    public static let user = CTFontManagerScope.persistent
}

/// The reasons why fonts can't be registered or unregistered.
public enum CTFontManagerError: Int, Error, Sendable {
    /// The file doesn't exist.
    case fileNotFound = 101
    /// The file isn't readable.
    case insufficientPermissions = 102
    /// The file isn't a font of a known format.
    case unrecognizedFormat = 103
    /// The font is damaged.
    case invalidFontData = 104
    /// The font is already registered.
    case alreadyRegistered = 105
    /// The file is too large.
    case exceededResourceLimit = 106
    /// The font isn't registered, so it can't be unregistered.
    case notRegistered = 201
    /// The font is in use.
    case inUse = 202
    /// The system needs the font.
    case systemRequired = 203
    /// Another file has the same PostScript name.
    case duplicatedName = 305
}

/// The domain of the font manager's errors.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// The error key for the URLs of the files concerned.
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"
/// A notification that is posted when fonts are registered or unregistered.
public let kCTFontManagerRegisteredFontsChangedNotification: CFString = "CTFontManagerFontChangedNotification"
/// The key of a variable font's axes: a dictionary of values by tag, as four-byte numbers.
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// The key of a font's PostScript name.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The key of the URL of a font's file.
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// The key of a family name.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"

/// A description of a font.
public typealias CTFontDescriptor = UIFontDescriptor

/// The pointer to which Core Text functions write an error.
public typealias CTErrorPointer = UnsafeMutablePointer<Unmanaged<CFError>?>

/// Stores an error in the caller's pointer, if any, and returns false.
@unsafe func fail(_ code: CTFontManagerError, _ message: String, _ url: URL?, _ errorPointer: CTErrorPointer?) -> Bool {
    var details: [String: Any] = [NSLocalizedDescriptionKey: message]
    if let url { details[kCTFontManagerErrorFontURLsKey] = [url] }
    unsafe errorPointer?.pointee = Unmanaged.passRetained(
        NSError(domain: kCTFontManagerErrorDomain, code: code.rawValue, userInfo: details))
    return false
}

extension FontFileError {
    var code: CTFontManagerError {
        switch kind {
        case .missing: .fileNotFound
        case .unreadable: .insufficientPermissions
        case .format: .unrecognizedFormat
        case .damaged: .invalidFontData
        case .limit: .exceededResourceLimit
        }
    }
}

/// Registers the fonts of a file for this process, under their PostScript names.
///
/// - Parameter error: receives an error of `kCTFontManagerErrorDomain`: 101 for a missing file, 103 for a file that isn't a font, 104 for a
///   damaged font, 105 for a font that is already registered, 305 if another file has the same PostScript name.
/// - Returns: whether this call registered the fonts.
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: CTErrorPointer?
) -> Bool {
    let path = fontURL.path
    guard fontURL.isFileURL else {
        return unsafe fail(.fileNotFound, "\(fontURL) is not a file URL", fontURL, error)
    }
    if RegisteredFonts.contains(file: path) {
        return unsafe fail(.alreadyRegistered, "\(path) is already registered", fontURL, error)
    }
    do throws(FontFileError) {
        let faces = try RegisteredFonts.faces(inFile: path)
        if let duplicate = faces.first(where: { RegisteredFonts.contains($0.name) }) {
            return unsafe fail(
                .duplicatedName, "\(path): a font '\(duplicate.name)' is already registered", fontURL, error)
        }
        try RegisteredFonts.add(file: path)
        return true
    } catch let problem {
        return unsafe fail(problem.code, "\(path) \(problem)", fontURL, error)
    }
}

/// Unregisters the fonts of a file.
///
/// - Returns: whether the fonts were registered; if not, the error has the code 201.
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: CTErrorPointer?
) -> Bool {
    if RegisteredFonts.remove(file: fontURL.path) { return true }
    return unsafe fail(.notRegistered, "\(fontURL.path) is not registered", fontURL, error)
}

/// Returns descriptors of the fonts in a file, without registering them; nil if it isn't a font.
///
/// Difference from Apple: a font can be created from a descriptor only if its file is registered, for example with
/// `CTFontManagerRegisterFontDescriptors`.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let faces = try? RegisteredFonts.faces(inFile: fileURL.path) else { return nil }
    return faces.map { UIFontDescriptor(face: $0, url: fileURL) }
}

extension UIFontDescriptor {
    fileprivate convenience init(face: RegisteredFonts.Face, url: URL) {
        let key = AttributeName(rawValue: kCTFontURLAttribute)
        self.init(fontAttributes: [.name: face.name, .family: face.family, .face: face.style, key: url])
    }
}
