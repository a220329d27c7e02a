import CellSimCShims

/// The memory in which pictures are drawn and encoded.
public enum PictureMemory {
    /// Keeps freed memory for the next pictures, in the whole process; for programs that create many.
    ///
    /// Otherwise the C library returns large blocks to the system each time, and the system clears them again page by page.
    /// Keeping them saves a fifth of the time of a thousand small pictures. The peak stays the same, because the memory kept
    /// never exceeds the maximum in use at a time.
    public static func keepFreedBlocks() { cellsim_keep_freed_blocks() }
}
