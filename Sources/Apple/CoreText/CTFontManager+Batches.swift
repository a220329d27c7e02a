import Foundation

/// The pointer to which Core Text functions write the errors of several files.
public typealias CTErrorArrayPointer = UnsafeMutablePointer<Unmanaged<NSArray>?>

/// A function that registers or unregisters the fonts of one file.
private typealias FileFunction = (CFURL, CTFontManagerScope, CTErrorPointer?) -> Bool

/// Calls a function for each file and returns the errors.
///
/// - Parameter handler: called with the errors so far after each file with an error, and with true at the end. It returns
///   false to stop.
@discardableResult private func forEachFile(
    _ urls: CFArray, _ scope: CTFontManagerScope, _ function: FileFunction, _ handler: ((CFArray, Bool) -> Bool)? = nil
) -> [NSError] {
    var errors: [NSError] = []
    for case let url as URL in urls {
        var error: Unmanaged<CFError>?
        guard unsafe !function(url, scope, &error) else { continue }
        if let error = unsafe error?.takeRetainedValue() { errors.append(error) }
        if let handler, !handler(errors, false) { return errors }
    }
    _ = handler?(errors, true)
    return errors
}

/// Passes errors to the caller, if it provides a pointer for them.
private func report(_ errors: [NSError], _ errorPointer: CTErrorArrayPointer?) -> Bool {
    if errors.isEmpty { return true }
    unsafe errorPointer?.pointee = Unmanaged.passRetained(errors as NSArray)
    return false
}

/// Registers the fonts of several files; see `CTFontManagerRegisterFontsForURL`.
///
/// - Parameter registrationHandler: called with the errors so far, and whether registration is done. Return false to stop.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { unsafe forEachFile(fontURLs, scope, CTFontManagerRegisterFontsForURL, registrationHandler) }

/// Unregisters the fonts of several files; see `CTFontManagerUnregisterFontsForURL`.
///
/// - Parameter registrationHandler: called with the errors so far, and whether all files are done. Return false to stop.
public func CTFontManagerUnregisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { unsafe forEachFile(fontURLs, scope, CTFontManagerUnregisterFontsForURL, registrationHandler) }

/// Registers the fonts of several files; see `CTFontManagerRegisterFontsForURL`.
///
/// - Parameter errors: receives an array of the errors.
/// - Returns: whether this call registered the fonts of all files.
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: CTErrorArrayPointer?
) -> Bool { unsafe report(forEachFile(fontURLs, scope, CTFontManagerRegisterFontsForURL), errors) }

/// Unregisters the fonts of several files; see `CTFontManagerUnregisterFontsForURL`.
///
/// - Parameter errors: receives an array of the errors.
/// - Returns: whether the fonts of all files were registered.
public func CTFontManagerUnregisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: CTErrorArrayPointer?
) -> Bool { unsafe report(forEachFile(fontURLs, scope, CTFontManagerUnregisterFontsForURL), errors) }

/// Returns the files of descriptors without duplicates. A descriptor without a file is ignored.
private func files(of descriptors: CFArray) -> [URL] {
    var seenURLs: Set<URL> = []
    return descriptors.compactMap { descriptor in
        let key = UIFontDescriptor.AttributeName(rawValue: kCTFontURLAttribute)
        return (descriptor as? CTFontDescriptor)?.fontAttributes[key] as? URL
    }.filter { seenURLs.insert($0).inserted }
}

/// Registers the fonts of descriptors from `CTFontManagerCreateFontDescriptorsFromURL`. All fonts of a file are registered together.
///
/// - Parameter registrationHandler: called with the errors so far, and whether registration is done. Return false to stop.
public func CTFontManagerRegisterFontDescriptors(
    _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { unsafe forEachFile(files(of: fontDescriptors), scope, CTFontManagerRegisterFontsForURL, registrationHandler) }

/// Unregisters the fonts of descriptors.
///
/// - Parameter registrationHandler: called with the errors so far, and whether all fonts are done. Return false to stop.
public func CTFontManagerUnregisterFontDescriptors(
    _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { unsafe forEachFile(files(of: fontDescriptors), scope, CTFontManagerUnregisterFontsForURL, registrationHandler) }
