import Glibc

/// The names in a folder, without those that nobody asks for: no list of them all is made.
public enum FolderNames {
    /// The names that a condition holds for, sorted; none for what is no folder, or cannot be read. `.` and `..` are none.
    public static func all(in folder: String, where isWanted: (String) -> Bool) -> [String] {
        guard let stream = unsafe opendir(folder) else { return [] }
        return unsafe all(in: stream, where: isWanted)
    }

    /// The same of an open folder, which is closed.
    static func all(in stream: OpaquePointer, where isWanted: (String) -> Bool) -> [String] {
        defer { _ = unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            let capacity = MemoryLayout.size(ofValue: unsafe entry.pointee.d_name)
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
                unsafe $0.withMemoryRebound(to: CChar.self, capacity: capacity) { unsafe String(cString: $0) }
            }
            if name != ".", name != "..", isWanted(name) { names.append(name) }
        }
        return names.sorted()
    }

    /// Whether a folder is one in which every user may put files of their own, such as `/tmp`: what lies there belongs to no
    /// project, and may be a stranger's.
    public static func isForEveryone(_ folder: String) -> Bool {
        var status = stat()
        guard unsafe stat(folder, &status) == 0 else { return false }
        return status.st_mode & (S_ISVTX | S_IWOTH) == S_ISVTX | S_IWOTH
    }
}
