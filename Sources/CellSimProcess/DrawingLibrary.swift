import CellSimCShims
import Glibc
import Synchronization

/// A library that draws or decodes pictures. A different version may change pixels.
public struct DrawingLibrary: Hashable, Sendable {
    /// The name of the library.
    public let name: String
    /// The name of the Debian package.
    public let package: String
    /// The file name, with the version, of the library in CellSim's release archives. Other versions may draw other pixels.
    public let releasedFileName: String
    /// The possible names of the library's file. The first one that exists is used.
    private let files: [String]
    /// A Boolean value that indicates whether the library is loaded when a picture first needs it. Other libraries are
    /// loaded with the program, or are linked statically.
    private let isOnDemand: Bool

    private init(_ name: String, _ package: String, _ files: [String], pinned: String, isOnDemand: Bool = true) {
        (self.name, self.package, self.files) = (name, package, files)
        (self.releasedFileName, self.isOnDemand) = ((files.first ?? "") + pinned, isOnDemand)
    }

    /// All libraries that affect pictures.
    public static let all: [DrawingLibrary] = {
        let icu = unsafe String(cString: cellsim_icu_version())
        return [
            DrawingLibrary("HarfBuzz", "libharfbuzz0b", ["libharfbuzz.so.0"], pinned: ".60000.0"),
            DrawingLibrary("ICU", "libicu" + icu, ["libicuuc.so." + icu], pinned: ".1"),
            DrawingLibrary("ICU (plurals)", "libicu" + icu, ["libicui18n.so." + icu], pinned: ".1"),
            DrawingLibrary("libwebp", "libwebp7", ["libwebp.so.7"], pinned: ".1.5"),
            DrawingLibrary("libheif", "libheif1", ["libheif.so.1"], pinned: ".15.1"),
            DrawingLibrary("liblcms2", "liblcms2-2", ["liblcms2.so.2"], pinned: ".0.14"),
            DrawingLibrary(
                "libqpdf", "libqpdf29", ["libqpdf.so.29", "libqpdf.so.30", "libqpdf.so.28", "libqpdf.so"],
                pinned: ".3.0"),
            DrawingLibrary("libde265", "libde265-0", ["libde265.so.0"], pinned: ".1.4", isOnDemand: false),
            DrawingLibrary(
                "libdav1d", "libdav1d6", ["libdav1d.so.6", "libdav1d.so.7"], pinned: ".6.0", isOnDemand: false),
            DrawingLibrary("libaom", "libaom3", ["libaom.so.3"], pinned: ".6.0", isOnDemand: false),
            DrawingLibrary("FreeType", "libfreetype6", ["libfreetype.so.6"], pinned: ".18.3", isOnDemand: false),
            DrawingLibrary("pixman", "libpixman-1-0", ["libpixman-1.so.0"], pinned: ".42.2", isOnDemand: false),
            DrawingLibrary("libpng", "libpng16-16", ["libpng16.so.16"], pinned: ".39.0", isOnDemand: false),
            DrawingLibrary("libjpeg", "libjpeg62-turbo", ["libjpeg.so.62"], pinned: ".3.0", isOnDemand: false),
        ]
    }()

    /// Returns whether a version, as returned by ``version(isLoading:)``, differs from that in the release archives. A name
    /// without a version, such as `libheif.so.1`, denotes the library of an archive.
    public func isDifferentVersion(_ version: String) -> Bool {
        let file = version.prefix { $0 != " " }
        return file != releasedFileName && !files.contains(String(file))
    }

    /// Loads the library. Returns its file name with the version and the first bytes of the linker's build ID, such as
    /// `libheif.so.1.15.1 (5f2c81d09ab3)`.
    /// - Parameter isLoading: Whether to load the library even if it isn't loaded on demand. The library for apps does so.
    /// - Returns: The name, or nil if the library is missing or linked statically.
    public func version(isLoading: Bool = false) -> String? {
        var path = [CChar](repeating: 0, count: 4096)
        let isFound = files.contains { file in
            unsafe path.withUnsafeMutableBufferPointer {
                unsafe cellsim_library_path(file, isOnDemand || isLoading ? 1 : 0, $0.baseAddress, $0.count) != 0
            }
        }
        guard isFound else { return nil }
        let loadedPath = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        let checksum = LoadedProgram.objects().first { $0.path == loadedPath }?.checksum.prefix(6) ?? []
        let digits = checksum.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
        return "\(Self.resolvedPath(loadedPath).split(separator: "/").last ?? "") (\(digits))"
    }

    private static func resolvedPath(_ path: String) -> String {
        guard let real = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }

    /// Returns the versions of all libraries, including the C library. The version of a library that is loaded on demand is
    /// `missing` if it can't be loaded. Libraries that are linked statically are omitted, because the version of the program
    /// covers them.
    public static func versions() -> [(name: String, version: String)] {
        let libraryVersions = all.compactMap { one in
            (one.version() ?? (one.isOnDemand ? "missing (Debian: \(one.package))" : nil)).map { (one.name, $0) }
        }
        return libraryVersions + [("C library", unsafe String(cString: cellsim_c_library_version()))]
    }

    // MARK: Missing libraries

    private static let missing = Mutex<[String]>([])

    /// Records that a library is missing, so that content was drawn differently or not at all.
    public static func recordMissing(_ library: String, package: String) {
        let text = "\(library) (Debian: \(package))"
        missing.withLock { if !$0.contains(text) { $0.append(text) } }
    }

    /// The reason why pictures of this process must not be recorded as references; nil if no library was missing.
    public static var recordingDisabledReason: String? {
        let names = missing.withLock { $0 }
        guard !names.isEmpty else { return nil }
        return
            "Not recorded, because pictures are incomplete without these libraries: \(names.joined(separator: ", ")). "
            + "Install them and run again."
    }
}
