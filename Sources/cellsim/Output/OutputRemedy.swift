import CellSimProcess

extension FileOutputError {
    /// `a.png:1: error: cannot be written: File too large; raise …`, as the program says it.
    var words: String {
        "\(path):1: error: cannot be written: \(reason)" + (remedy.map { "; \($0)" } ?? "")
    }

    /// What can be done about the system's reason, where that is known.
    private var remedy: String? {
        switch reason {
        case "No space left on device", "Disk quota exceeded": "free some space, or write elsewhere"
        case "File too large": "raise the limit on the size of files (ulimit -f)"
        case "Too many open files": "raise the limit on open files (ulimit -n)"
        case "Read-only file system", "Permission denied", "Not a directory", "No such file or directory":
            "choose another location"
        case "Bad file descriptor": "leave it open, or name a file"
        case "Broken pipe": "the reader ended before everything was written"
        default: nil
        }
    }
}
