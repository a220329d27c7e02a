import CellSimCShims
import Foundation
import Glibc

/// A stream whose bytes functions read, write and seek, as Darwin has it; nil where there is no memory.
public func funopen(
    _ cookie: UnsafeRawPointer!,
    _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)!,
    _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)!,
    _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, Int, Int32) -> Int)!,
    _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!
) -> UnsafeMutablePointer<FILE>! {
    unsafe cellsim_stream(cookie, readfn, writefn, seekfn, closefn)
}

extension stat {
    /// When it was changed, as Darwin calls it.
    public var st_mtimespec: timespec {
        get { st_mtim }
        set { st_mtim = newValue }
    }
    /// When it was read.
    public var st_atimespec: timespec {
        get { st_atim }
        set { st_atim = newValue }
    }
    /// When its state was changed.
    public var st_ctimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }
}
