import CellSimFonts
import CellSimProcess
import Foundation

/// Finds the font files of the manifest in folders or downloaded packages, and installs them.
final class FontInstaller {
    /// The reason why a font can't be installed.
    struct Failure: Error {
        var reason: String
    }

    private static let mirror = "http://deb.debian.org/debian/pool/main/f"
    /// The versions of the Debian packages that contain the fonts in the manifest.
    private static let packageVersions = [
        "fonts-noto-cjk": "20220127+repack1-1", "fonts-noto-color-emoji": "2.042-0+deb12u1",
    ]
    private let folders: [URL]
    private let isOffline: Bool
    private let temporaryFolder = FileManager.default.temporaryDirectory
        .appendingPathComponent("cellsim-fonts-\(UUID().uuidString)", isDirectory: true)
    /// The folders of unpacked packages, keyed by package name. The value of an unavailable package is nil.
    private var unpackedFolders: [String: URL?] = [:]

    init(folders: [String], isOffline: Bool) {
        self.folders = folders.map { URL(fileURLWithPath: $0, isDirectory: true) }
        self.isOffline = isOffline
    }

    func cleanUp() { try? FileManager.default.removeItem(at: temporaryFolder) }

    /// Installs a face's font file atomically after verifying its checksum.
    func install(_ face: FontFace, at target: URL) throws {
        let source = try findFile(face)
        let folder = target.deletingLastPathComponent()
        let temporary = folder.appendingPathComponent(".\(target.lastPathComponent).\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: source, to: temporary)
            guard checksum(temporary) == face.sha256 else {
                throw Failure(reason: "\(source.path) changed while it was copied")
            }
            guard unsafe rename(temporary.path, target.path) == 0 else {
                throw Failure(
                    reason:
                        "cannot be written: \(NSError(domain: NSPOSIXErrorDomain, code: Int(errno)).localizedDescription)"
                )
            }
        } catch let failure as Failure {
            try? FileManager.default.removeItem(at: temporary)
            throw failure
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            throw Failure(reason: "cannot be written to \(folder.path): \(error.localizedDescription)")
        }
    }

    private func findFile(_ face: FontFace) throws -> URL {
        let name = (face.path as NSString).lastPathComponent
        var otherVersions: [String] = []
        func search(_ folder: URL) -> URL? {
            guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
                return nil
            }
            let candidates = files.compactMap { $0 as? URL }.filter { $0.lastPathComponent == name }
            for file in candidates.sorted(by: { $0.path < $1.path }) {
                let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int
                if size == face.size, checksum(file) == face.sha256 { return file }
                otherVersions.append(file.path)
            }
            return nil
        }
        for folder in folders { if let file = search(folder) { return file } }
        if let package = face.package, let folder = packageFiles(of: package), let file = search(folder) { return file }
        let otherVersionsNote =
            otherVersions.isEmpty
            ? "" : "; found other versions, which are not used: " + otherVersions.joined(separator: ", ")
        let remedy =
            isOffline
            ? "name a folder that has it or Debian 12's package \(face.package ?? "") with --from"
            : "Debian 12's package \(face.package ?? "") could not be downloaded; get it elsewhere and name its folder with --from"
        throw Failure(reason: "not found: \(remedy)\(otherVersionsNote)")
    }

    /// Returns the folder with the files of a package. The package is a `.deb` file in one of the folders, or otherwise downloaded.
    private func packageFiles(of package: String) -> URL? {
        if let cachedFolder = unpackedFolders[package] { return cachedFolder }
        unpackedFolders[package] = .some(nil)
        let folder = temporaryFolder.appendingPathComponent(package, isDirectory: true)
        let files = folder.appendingPathComponent("files", isDirectory: true)
        try? FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        guard let archive = localArchive(package) ?? (isOffline ? nil : downloadArchive(package, into: folder)) else {
            return nil
        }
        guard run("dpkg-deb", ["-x", archive.path, files.path], in: folder) == 0 else { return nil }
        unpackedFolders[package] = .some(files)
        return files
    }

    private func localArchive(_ package: String) -> URL? {
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            if let name = names.sorted().first(where: { $0.hasPrefix(package + "_") && $0.hasSuffix(".deb") }) {
                return folder.appendingPathComponent(name)
            }
        }
        return nil
    }

    private func downloadArchive(_ package: String, into folder: URL) -> URL? {
        logMessage("downloading Debian's package \(package)")
        func archive() -> URL? {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().first { $0.hasSuffix(".deb") }.map { folder.appendingPathComponent($0) }
        }
        if run("apt-get", ["-qq", "download", package], in: folder) == 0, let archive = archive() { return archive }
        guard let version = Self.packageVersions[package] else { return nil }
        let file = "\(package)_\(version)_all.deb"
        let address = "\(Self.mirror)/\(package)/\(file)"
        guard run("curl", ["-fsSL", "--max-time", "600", "-o", file, address], in: folder) == 0 else { return nil }
        return archive()
    }

    private func checksum(_ file: URL) -> String? {
        (try? FileReader.read(file.path, isInput: false)).map { SHA256Sum.text($0) }
    }

    private func run(_ program: String, _ arguments: [String], in folder: URL?) -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        if let folder { process.currentDirectoryURL = folder }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return -1 }
        process.waitUntilExit()
        return process.terminationStatus
    }
}
