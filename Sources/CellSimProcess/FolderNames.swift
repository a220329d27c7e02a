import Glibc

/// Lists the names in a folder that meet a condition, without keeping all names in memory.
public enum FolderNames {
    /// Returns the sorted names that meet a condition, without `.` and `..`. Returns an empty array if the folder can't be
    /// read.
    public static func all(in folder: String, where predicate: (String) -> Bool) -> [String] {
        guard let stream = unsafe opendir(folder) else { return [] }
        return unsafe all(in: stream, where: predicate)
    }

    /// Returns the sorted names in an open directory stream that meet a condition, and closes the stream.
    static func all(in stream: OpaquePointer, where predicate: (String) -> Bool) -> [String] {
        defer { _ = unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            let capacity = MemoryLayout.size(ofValue: unsafe entry.pointee.d_name)
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
                unsafe $0.withMemoryRebound(to: CChar.self, capacity: capacity) { unsafe String(cString: $0) }
            }
            if name != ".", name != "..", predicate(name) { names.append(name) }
        }
        return names.sorted()
    }

    /// Returns whether every user may create files in a folder, such as `/tmp`. Such a file doesn't belong to a project, and may
    /// come from another user.
    public static func isWorldWritable(_ folder: String) -> Bool {
        var status = stat()
        guard unsafe stat(folder, &status) == 0 else { return false }
        return status.st_mode & (S_ISVTX | S_IWOTH) == S_ISVTX | S_IWOTH
    }
}
