/// The name of a file that may be a snapshot reference.
struct ReferenceName {
    /// The type of a reference.
    enum Kind: Hashable { case picture, text }

    let kind: Kind

    /// The extensions of the text files that SnapshotTesting's strategies write.
    static let textExtensions: Set<String> = ["txt", "json", "csv", "plist"]

    /// Parses the last path component. Returns nil for a name that no snapshot has: a picture may have any name, a
    /// text must have the form `test.identifier.txt`.
    /// - Parameters:
    ///   - name: the last path component.
    ///   - endings: the file extensions of texts that custom strategies write.
    init?(_ name: String, alsoTexts endings: Set<String> = []) {
        let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard let ending = parts.last?.lowercased(), parts.count > 1, parts.first != "" else { return nil }
        if ending == "png" {
            kind = .picture
        } else if ReferenceName.textExtensions.union(endings).contains(ending), parts.count == 3,
            parts.allSatisfy(ReferenceName.isNamePart)
        {
            kind = .text
        } else {
            return nil
        }
    }

    /// Returns whether a text has the form of SnapshotTesting's test names: letters, digits, `_`, and `-` in place of
    /// other characters.
    private static func isNamePart(_ part: String) -> Bool {
        !part.isEmpty
            && part.unicodeScalars.allSatisfy { scalar in
                scalar == "-" || scalar == "_" || scalar == "\u{200C}" || scalar == "\u{200D}" || !scalar.isASCII
                    || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
            }
    }
}
