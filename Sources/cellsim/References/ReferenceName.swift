/// The kind of a reference, determined from its file name.
struct ReferenceName {
    /// The kind of a reference.
    enum Kind: Hashable { case picture, text }

    let kind: Kind

    /// The extensions of the text files that SnapshotTesting's standard strategies write.
    static let textExtensions: Set<String> = ["txt", "json", "csv", "plist"]

    /// Parses a file name. Returns nil if it can't be the name of a reference. The name of a picture is arbitrary; the name of a text must
    /// have the form `test.identifier.txt`.
    /// - Parameters:
    ///   - name: the last path component.
    ///   - endings: the file extensions of the text references that custom strategies write.
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

    /// Returns whether a part of a name consists of the characters in SnapshotTesting's file names: letters, digits, `_`, and `-` as a
    /// replacement for other characters.
    private static func isNamePart(_ part: String) -> Bool {
        !part.isEmpty
            && part.unicodeScalars.allSatisfy { scalar in
                scalar == "-" || scalar == "_" || scalar == "\u{200C}" || scalar == "\u{200D}" || !scalar.isASCII
                    || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
            }
    }
}
