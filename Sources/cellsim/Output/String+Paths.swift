/// The part of `String` that handles paths.
extension String {
    /// The path of the parent folder. It is empty for a name without a folder, and `/` for a name in the root folder.
    ///
    /// The path is split at bytes, as the system does, because in Swift a slash with a combining accent isn't equal to a slash.
    /// `NSString.deletingLastPathComponent` traps for one-character names on Linux.
    var parentFolder: String {
        let slash = UInt8(ascii: "/")
        var path = utf8[...]
        while path.count > 1, path.last == slash { path.removeLast() }
        guard let slashIndex = path.lastIndex(of: slash) else { return "" }
        path = path[..<slashIndex]
        while path.last == slash { path.removeLast() }
        return path.isEmpty ? "/" : String(decoding: path, as: UTF8.self)
    }
}
