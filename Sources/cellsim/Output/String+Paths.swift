/// The part of `String` that handles paths.
extension String {
    /// The path of the parent folder: empty for a bare name, `/` for a name at the root.
    ///
    /// Uses bytes, like the system: Swift does not treat a slash with a combining accent as a slash.
    /// `NSString.deletingLastPathComponent` cannot be used, because it traps for names with one character on Linux.
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
