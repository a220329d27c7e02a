/// CoreNFC's names. No tag is read.
@_exported import Foundation

/// What a part of a message is.
public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}
/// A part of a message.
open class NFCNDEFPayload: NSObject {
    /// What it is.
    open var typeNameFormat: NFCTypeNameFormat
    /// Its bytes.
    open var type: Data, identifier: Data, payload: Data
    /// A part.
    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }
}
/// A message.
open class NFCNDEFMessage: NSObject {
    /// Its parts.
    open var records: [NFCNDEFPayload]
    /// A message.
    public init(records: [NFCNDEFPayload]) { self.records = records }
}
/// What goes wrong.
public struct NFCReaderError: Error, Equatable, Sendable {
    /// Which.
    public enum Code: Int, Sendable {
        /// As Apple's of this name.
        case readerErrorUnsupportedFeature = 1
        /// As Apple's of this name.
        case readerErrorSecurityViolation
        /// As Apple's of this name.
        case readerSessionInvalidationErrorUserCanceled = 200
        /// As Apple's of this name.
        case readerSessionInvalidationErrorSessionTimeout
        /// As Apple's of this name.
        case readerSessionInvalidationErrorSessionTerminatedUnexpectedly
        /// As Apple's of this name.
        case readerSessionInvalidationErrorSystemIsBusy
        /// As Apple's of this name.
        case readerSessionInvalidationErrorFirstNDEFTagRead
    }
    /// Which.
    public let code: Code
}
/// Hears of tags. Told that there is no reader.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    /// There is no reader.
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    /// Never called.
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
}
/// Reads tags: there is no reader.
open class NFCReaderSession: NSObject {
    /// Always false.
    open class var readingAvailable: Bool { false }
    /// What is shown; kept.
    open var alertMessage = ""
    /// Always false.
    open var isReady: Bool { false }
    /// Does nothing.
    open func begin() {}
    /// Does nothing.
    open func invalidate() {}
    /// Does nothing.
    open func invalidate(errorMessage: String) {}
}
/// Reads tags with messages: there is no reader.
open class NFCNDEFReaderSession: NFCReaderSession {
    private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    /// A session.
    public init(
        delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
    ) { self.delegate = delegate }
    /// Tells the delegate that there is no reader.
    open override func begin() {
        delegate?.readerSession(
            self, didInvalidateWithError: NFCReaderError(code: .readerErrorUnsupportedFeature))
    }
}
