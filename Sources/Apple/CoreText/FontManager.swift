import CellSimText

/// For whom a font is made known. All mean this process here.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Nobody.
    case none = 0
    /// This process.
    case process = 1
    /// The user; here this process.
    case persistent = 2
    /// The user's session; here this process.
    case session = 3
    /// The older name of `persistent`.
    public static let user = CTFontManagerScope.persistent
}

/// Why fonts are not registered or unregistered.
public enum CTFontManagerError: Int, Error, Sendable {
    /// There is no file.
    case fileNotFound = 101
    /// It may not be read.
    case insufficientPermissions = 102
    /// It is no font of a known form.
    case unrecognizedFormat = 103
    /// It is a damaged font.
    case invalidFontData = 104
    /// It is known already.
    case alreadyRegistered = 105
    /// It is too large.
    case exceededResourceLimit = 106
    /// It is not known, so that it cannot be unregistered.
    case notRegistered = 201
    /// Its font is in use.
    case inUse = 202
    /// The system needs it.
    case systemRequired = 203
    /// Another file has the same PostScript name.
    case duplicatedName = 305
}

/// The domain of the font manager's errors.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// Under this key an error has the addresses of the files that it is about.
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"
/// Posted when fonts were registered or unregistered.
public let kCTFontManagerRegisteredFontsChangedNotification: CFString = "CTFontManagerFontChangedNotification"
/// The axes of a variable font: a dictionary of values by the axes' tags, numbers of four bytes.
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// A font's PostScript name.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// A family's name.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"

/// A description of a font.
public typealias CTFontDescriptor = UIFontDescriptor

/// Where Core Text's functions put what went wrong.
public typealias CTErrorPlace = UnsafeMutablePointer<Unmanaged<CFError>?>

/// What went wrong, for a place that the caller may have given.
@unsafe func fail(_ code: CTFontManagerError, _ words: String, _ url: URL?, _ place: CTErrorPlace?) -> Bool {
    var details: [String: Any] = [NSLocalizedDescriptionKey: words]
    if let url { details[kCTFontManagerErrorFontURLsKey] = [url] }
    unsafe place?.pointee = Unmanaged.passRetained(
        NSError(domain: kCTFontManagerErrorDomain, code: code.rawValue, userInfo: details))
    return false
}

extension FontFileProblem {
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

/// Makes the fonts of a file known to this process, by their PostScript names.
///
/// - Parameter error: where an error of `kCTFontManagerErrorDomain` is put: 101 for no file, 103 and 104 for what is no font
///   or a damaged one, 105 for what is known already, 305 where another file has the same PostScript name.
/// - Returns: whether they are known now and were not before.
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: CTErrorPlace?
) -> Bool {
    let path = fontURL.path
    guard fontURL.isFileURL else {
        return unsafe fail(.fileNotFound, "\(fontURL) is not a file URL", fontURL, error)
    }
    if AddedFonts.contains(file: path) {
        return unsafe fail(.alreadyRegistered, "\(path) is already registered", fontURL, error)
    }
    do throws(FontFileProblem) {
        let faces = try AddedFonts.faces(inFile: path)
        if let known = faces.first(where: { AddedFonts.contains($0.name) }) {
            return unsafe fail(
                .duplicatedName, "\(path): a font '\(known.name)' is already registered", fontURL, error)
        }
        try AddedFonts.add(file: path)
        return true
    } catch let problem {
        return unsafe fail(problem.code, "\(path) \(problem)", fontURL, error)
    }
}

/// Makes the fonts of several files known; see `CTFontManagerRegisterFontsForURL`.
///
/// - Parameter registrationHandler: called with the errors so far, and whether it is done; false from it ends the work.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    var errors: [NSError] = []
    for case let url as URL in fontURLs {
        var error: Unmanaged<CFError>?
        guard unsafe !CTFontManagerRegisterFontsForURL(url, scope, &error) else { continue }
        if let error = unsafe error?.takeRetainedValue() { errors.append(error) }
        if let registrationHandler, !registrationHandler(errors, false) { return }
    }
    _ = registrationHandler?(errors, true)
}

/// Takes the fonts of a file out again.
///
/// - Returns: whether they were known; where not, the error has the code 201.
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: CTErrorPlace?
) -> Bool {
    if AddedFonts.remove(file: fontURL.path) { return true }
    return unsafe fail(.notRegistered, "\(fontURL.path) is not registered", fontURL, error)
}

/// Descriptions of the fonts of a file, which are not made known by that; nil for what is no font.
///
/// Differs from Apple's: a font is made from one of them only when its file was registered.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let faces = try? AddedFonts.faces(inFile: fileURL.path) else { return nil }
    return faces.map(UIFontDescriptor.init(face:))
}

extension UIFontDescriptor {
    fileprivate convenience init(face: AddedFonts.Face) {
        self.init(fontAttributes: [.name: face.name, .family: face.family, .face: face.style])
    }
}
