import CellSimProcess
import Foundation

/// What an error says, in words: of the system's errors the file and the system's own reason, without their codes.
func plainReason(_ error: any Error) -> String {
    if let problem = error as? FileOutputError { return problem.words }
    guard let error = error as? CocoaError else { return "\(error)" }
    let file =
        unsafe error.userInfo[NSFilePathErrorKey] as? String ?? (error.userInfo[NSURLErrorKey] as? URL)?.relativePath
    let cause = unsafe error.userInfo[NSUnderlyingErrorKey] as? NSError
    let isSystem = cause?.domain == NSPOSIXErrorDomain
    let reason =
        isSystem
        ? unsafe String(cString: strerror(Int32(truncatingIfNeeded: cause?.code ?? 0))) : error.localizedDescription
    return (file.map { $0 + ":1: error: " } ?? "") + reason
}
