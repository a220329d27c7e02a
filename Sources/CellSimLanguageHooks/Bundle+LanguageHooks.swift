import CellSimCLanguageHooks
import CellSimLanguages
import Foundation
import Glibc

// Replaces the language methods of `Bundle`. They are called through the class's vtable, and the class can't be subclassed, so
// the replacements are written to the vtable.
extension Bundle {
    @_silgen_name("cellsim_bundle_localized_string")
    func hookedLocalizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        StringTables.string(key, value: value, table: tableName, folder: resourcePath ?? bundlePath)
    }

    @_silgen_name("cellsim_bundle_localizations")
    func hookedLocalizations() -> [String] {
        let folder = StringTables.languages(of: resourcePath ?? bundlePath)
        return folder.localizations + (folder.searchFolders(for: .current).last == "Base" ? ["Base"] : [])
    }

    @_silgen_name("cellsim_bundle_preferred_localizations")
    func hookedPreferredLocalizations() -> [String] {
        StringTables.languages(of: resourcePath ?? bundlePath).searchFolders(for: .current).filter { $0 != "Base" }
    }
}

/// Installs the replacements. It is called once, before `main`. Methods that aren't found in the vtable stay unchanged.
@_cdecl("cellsim_install_language_hooks")
public func installLanguageHooks() {
    unsafe replaceMethod(
        "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF",
        by: cellsim_bundle_localized_string_code())
    unsafe replaceMethod("$s10Foundation6BundleC13localizationsSaySSGvg", by: cellsim_bundle_localizations_code())
    unsafe replaceMethod(
        "$s10Foundation6BundleC22preferredLocalizationsSaySSGvg", by: cellsim_bundle_preferred_localizations_code())
}

/// Replaces a method in the vtable of `Bundle`.
/// - Complexity: Linear in the size of the vtable.
private func replaceMethod(_ method: String, by code: UnsafeRawPointer?) {
    guard let code = unsafe code, let method = unsafe dlsym(nil, method) else { return }
    let record = unsafe unsafeBitCast(Bundle.self as AnyClass, to: UnsafeMutableRawPointer.self)
    // The class metadata begins `addressPoint` bytes before the address to which references point, and has `size` bytes.
    let size = unsafe record.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = unsafe record.load(fromByteOffset: 36, as: UInt32.self)
    guard size > addressPoint, size < 1 << 16 else { return }
    for offset in stride(from: 48, to: Int(size - addressPoint), by: 8)
    where unsafe record.load(fromByteOffset: offset, as: UnsafeMutableRawPointer?.self) == method {
        let tableEntry = unsafe record + offset
        guard unsafe makeWritable(tableEntry) else { continue }
        unsafe tableEntry.storeBytes(of: code, as: UnsafeRawPointer.self)
    }
}

private func makeWritable(_ location: UnsafeMutableRawPointer) -> Bool {
    let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
    let start = unsafe UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: location) & ~UInt(pageSize - 1))
    return unsafe mprotect(start, pageSize + 8, PROT_READ | PROT_WRITE) == 0
}
