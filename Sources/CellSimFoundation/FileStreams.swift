import CellSimCShims
import Foundation
import Glibc

/// Opens a stream that calls functions to read, write and seek, as on Darwin. Returns nil if there isn't enough memory.
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
    /// The modification time under Darwin's name.
    public var st_mtimespec: timespec {
        get { st_mtim }
        set { st_mtim = newValue }
    }
    /// The access time under Darwin's name.
    public var st_atimespec: timespec {
        get { st_atim }
        set { st_atim = newValue }
    }
    /// The time of the last status change under Darwin's name.
    public var st_ctimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }
}
