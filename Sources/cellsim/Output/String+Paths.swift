extension String {
    /// The path of the folder that contains this path's last part: empty for a bare name, `/` for names at the root.
    ///
    /// Works on bytes, as the system does: Swift does not treat a slash with a combining accent as a slash.
    /// `NSString`'s `deletingLastPathComponent` cannot be used: on Linux it traps for names of one character.
    var parentFolder: String {
        let slash = UInt8(ascii: "/")
        var path = utf8[...]
        while path.count > 1, path.last == slash { path.removeLast() }
        guard let cut = path.lastIndex(of: slash) else { return "" }
        path = path[..<cut]
        while path.last == slash { path.removeLast() }
        return path.isEmpty ? "/" : String(decoding: path, as: UTF8.self)
    }
}
