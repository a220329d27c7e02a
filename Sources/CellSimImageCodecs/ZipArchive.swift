/// An untrusted zip archive in memory, such as a build artifact.
package struct ZipArchive {
    /// An error that describes why an archive is rejected.
    package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The reason for the rejection.
        package var description: String
    }

    /// A file in the archive.
    package struct Entry: Hashable, Sendable {
        /// The path, which is relative and contains no `.`, `..`, backslashes or control characters.
        package var path: String
        /// The uncompressed size of the file in bytes.
        package var size: Int
        fileprivate var offset, compressedSize: Int
        fileprivate var method: UInt16
        fileprivate var checksum: UInt32
    }

    /// The files, in the order of the archive's directory.
    package private(set) var entries: [Entry] = []
    private let bytes: [UInt8]

    /// The maximum number of files and folders in an archive.
    package static let maximumEntries = 50_000
    /// The maximum uncompressed size of all files in bytes.
    package static let maximumSize = 1 << 30

    /// Reads the directory of an archive.
    /// - Parameter bytes: The archive.
    /// - Throws: `Failure` if the archive contains links, encrypted files, paths that lead outside, duplicate paths, or more
    ///   files or bytes than the limits permit.
    package init(_ bytes: [UInt8]) throws(Failure) {
        self.bytes = bytes
        let end = try ZipArchive.endRecord(in: bytes)
        let (count, start) = (Int(littleEndian16(end + 10)), Int(littleEndian32(end + 16)))
        guard count < 0xFFFF, start < 0xFFFF_FFFF else {
            throw Failure(description: "larger than 4 GB, or of the form ZIP64")
        }
        guard count <= ZipArchive.maximumEntries else {
            throw Failure(description: "\(count) files, more than \(ZipArchive.maximumEntries)")
        }
        var (position, totalSize) = (start, 0)
        var paths: Set<String> = []
        for _ in 0..<count {
            guard position >= 0, position + 46 <= end, littleEndian32(position) == 0x0201_4B50 else {
                throw ZipArchive.damaged
            }
            let next =
                position + 46 + Int(littleEndian16(position + 28)) + Int(littleEndian16(position + 30))
                + Int(littleEndian16(position + 32))
            guard next <= end else { throw ZipArchive.damaged }
            if let entry = try entry(at: position) {
                guard paths.insert(entry.path).inserted else {
                    throw Failure(description: "the path '\(entry.path)' appears twice")
                }
                totalSize += entry.size
                guard totalSize <= ZipArchive.maximumSize else {
                    throw Failure(description: "unpacked larger than \(ZipArchive.maximumSize >> 20) MiB")
                }
                entries.append(entry)
            }
            position = next
        }
    }

    /// Returns the uncompressed bytes of a file.
    /// - Throws: `Failure` if the file is corrupt.
    package func contents(of entry: Entry) throws(Failure) -> [UInt8] {
        let header = entry.offset
        guard header + 30 <= bytes.count, littleEndian32(header) == 0x0403_4B50 else { throw ZipArchive.damaged }
        let start = header + 30 + Int(littleEndian16(header + 26)) + Int(littleEndian16(header + 28))
        guard start + entry.compressedSize <= bytes.count else { throw ZipArchive.damaged }
        let compressedData = bytes[start..<start + entry.compressedSize]
        let file: [UInt8]
        switch entry.method {
        case 0 where entry.compressedSize == entry.size: file = Array(compressedData)
        case 8: file = try inflate(compressedData, size: entry.size, entry.path)
        default: throw ZipArchive.damaged
        }
        let checksum = unsafe file.withUnsafeBytes { unsafe LibDeflate.crc32(0, $0) }
        guard checksum == entry.checksum else {
            throw Failure(description: "the checksum of '\(entry.path)' is wrong: the archive is damaged")
        }
        return file
    }

    // MARK: File format

    private static let damaged = Failure(description: "the archive is damaged")

    private func littleEndian16(_ offset: Int) -> UInt16 { UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8 }

    private func littleEndian32(_ offset: Int) -> UInt32 {
        UInt32(littleEndian16(offset)) | UInt32(littleEndian16(offset + 2)) << 16
    }

    /// Returns the offset of the end-of-directory record, which a comment of at most 65,535 bytes can follow.
    private static func endRecord(in bytes: [UInt8]) throws(Failure) -> Int {
        var offset = bytes.count - 22
        while offset >= max(0, bytes.count - 22 - 0xFFFF) {
            if bytes[offset] == 0x50, bytes[offset + 1] == 0x4B, bytes[offset + 2] == 5, bytes[offset + 3] == 6 {
                return offset
            }
            offset -= 1
        }
        throw Failure(description: "not a zip archive")
    }

    /// Returns an entry of the directory; nil for a folder.
    private func entry(at position: Int) throws(Failure) -> Entry? {
        let nameStart = position + 46
        let name = bytes[nameStart..<nameStart + Int(littleEndian16(position + 28))]
        guard var path = String(validating: name, as: UTF8.self), !path.isEmpty,
            !path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F || $0 == "\\" })
        else { throw Failure(description: "a path is empty, or contains control characters or a backslash") }
        let isFolder = name.last == UInt8(ascii: "/")
        if isFolder { path.unicodeScalars.removeLast() }
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }) else {
            throw Failure(description: "the path '\(path)' is absolute, or contains '.', '..' or '//'")
        }
        // Unix systems store the file type in the upper 16 bits.
        let (system, kind) = (bytes[position + 5], littleEndian32(position + 38) >> 16 & 0o170000)
        if system == 3, kind != 0, kind != 0o100000, kind != 0o040000 {
            throw Failure(description: "'\(path)' is a link or a special file; only plain files are unpacked")
        }
        if isFolder || (system == 3 && kind == 0o040000) { return nil }
        let (flags, method) = (littleEndian16(position + 8), littleEndian16(position + 10))
        guard flags & 0x41 == 0 else { throw Failure(description: "'\(path)' is encrypted") }
        guard method == 0 || method == 8 else {
            throw Failure(description: "'\(path)' is compressed with method \(method); 0 and 8 are supported")
        }
        return Entry(
            path: path, size: Int(littleEndian32(position + 24)), offset: Int(littleEndian32(position + 42)),
            compressedSize: Int(littleEndian32(position + 20)), method: method, checksum: littleEndian32(position + 16))
    }

    private func inflate(_ packed: ArraySlice<UInt8>, size: Int, _ path: String) throws(Failure) -> [UInt8] {
        // A byte of deflate data expands to at most 1,032 bytes.
        guard size <= packed.count * 1040 + 1040 else { throw ZipArchive.damaged }
        var isComplete = false
        let file = unsafe [UInt8](unsafeUninitializedCapacity: size) { target, count in
            let result = unsafe packed.withUnsafeBytes { source in
                unsafe Inflater().inflate(
                    source, into: UnsafeMutableRawBufferPointer(start: target.baseAddress, count: size))
            }
            isComplete = result?.written == size
            count = isComplete ? size : 0
        }
        guard isComplete else { throw Failure(description: "'\(path)' is damaged") }
        return file
    }
}
