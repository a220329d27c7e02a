extension String {
    /// The path of the folder that the last part of this path lies in: empty for a bare name, `/` for what lies at the root.
    ///
    /// `NSString`'s `deletingLastPathComponent` cannot be used: on Linux it traps for names of one character.
    var parentFolder: String {
        var path = Substring(self)
        while path.count > 1, path.last == "/" { path.removeLast() }
        guard let slash = path.lastIndex(of: "/") else { return "" }
        path = path[..<slash]
        while path.last == "/" { path.removeLast() }
        return path.isEmpty ? "/" : String(path)
    }
}
