import CellSimCShims

/// The memory that pictures are drawn and encoded in.
public enum PictureMemory {
    /// Keeps it for the pictures that come next, in the whole process; for programs that make many.
    ///
    /// Otherwise the C library gives large blocks back to the system each time, and the system clears them page by page
    /// when they are asked for again: a fifth of the time of a thousand small pictures. The peak stays the same, for what
    /// is kept is never more than was in use at once.
    public static func keepFreedBlocks() { cellsim_keep_freed_blocks() }
}
