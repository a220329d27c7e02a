/// The name of a file that can be a reference.
struct ReferenceName {
    enum Kind: Hashable { case picture, text }

    let kind: Kind

    /// The endings of the texts that strategies of SnapshotTesting write.
    static let textEndings: Set<String> = ["txt", "json", "csv", "plist"]

    /// Reads the last part of a path; nil for a name that no snapshot has: a picture may have any name, a text is
    /// called `test.identifier.txt`.
    /// - Parameter endings: the file extensions of texts that custom strategies write.
    init?(_ name: String, alsoTexts endings: Set<String> = []) {
        let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard let ending = parts.last?.lowercased(), parts.count > 1, parts.first != "" else { return nil }
        if ending == "png" {
            kind = .picture
        } else if ReferenceName.textEndings.union(endings).contains(ending), parts.count == 3,
            parts.allSatisfy(ReferenceName.isWord)
        {
            kind = .text
        } else {
            return nil
        }
    }

    /// SnapshotTesting's form of test names: letters, digits, `_`, and `-` for all others.
    private static func isWord(_ part: String) -> Bool {
        !part.isEmpty
            && part.unicodeScalars.allSatisfy { scalar in
                scalar == "-" || scalar == "_" || scalar == "\u{200C}" || scalar == "\u{200D}" || !scalar.isASCII
                    || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
            }
    }
}
