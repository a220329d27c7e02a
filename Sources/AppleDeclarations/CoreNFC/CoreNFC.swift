// Data table, written by `make members` from Sources/Apple/Declarations/CoreNFC.declarations; do not edit.
// swift-format-ignore-file

/// The API of CoreNFC, for source compatibility. Tags can't be read.
@_exported import Foundation

/// The format of a record's type name.
public enum NFCTypeNameFormat: UInt8, Sendable {
    /// Apple's `empty`, `nfcWellKnown`, `media`, `absoluteURI`, `nfcExternal`, `unknown`, `unchanged`.
    case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}
/// A record in a message.
open class NFCNDEFPayload: NSObject {
    /// The format of the type name.
    open var typeNameFormat: NFCTypeNameFormat
    /// The record's bytes.
    open var type: Data, identifier: Data, payload: Data
    /// Creates a record.
    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }
}
/// A message.
open class NFCNDEFMessage: NSObject {
    /// The records.
    open var records: [NFCNDEFPayload]
    /// Creates a message.
    public init(records: [NFCNDEFPayload]) { self.records = records }
}
/// An error of a reader.
public struct NFCReaderError: Error, Equatable, Sendable {
    /// The code.
    public enum Code: Int, Sendable {
        /// Apple's `readerErrorUnsupportedFeature`.
        case readerErrorUnsupportedFeature = 1
        /// Apple's `readerErrorSecurityViolation`.
        case readerErrorSecurityViolation
        /// Apple's `readerSessionInvalidationErrorUserCanceled`.
        case readerSessionInvalidationErrorUserCanceled = 200
        /// Apple's `readerSessionInvalidationErrorSessionTimeout`.
        case readerSessionInvalidationErrorSessionTimeout
        /// Apple's `readerSessionInvalidationErrorSessionTerminatedUnexpectedly`.
        case readerSessionInvalidationErrorSessionTerminatedUnexpectedly
        /// Apple's `readerSessionInvalidationErrorSystemIsBusy`.
        case readerSessionInvalidationErrorSystemIsBusy
        /// Apple's `readerSessionInvalidationErrorFirstNDEFTagRead`.
        case readerSessionInvalidationErrorFirstNDEFTagRead
    }
    /// The code.
    public let code: Code
}
/// Receives the events of a reader. Called only with the error that NFC isn't available.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    /// Called when the session ends with an error: NFC isn't available.
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    /// Never called.
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
}
/// Reads tags. NFC isn't available.
open class NFCReaderSession: NSObject {
    /// Always false.
    open class var readingAvailable: Bool { false }
    /// The message for the user. Stored without effect.
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
/// Reads tags with messages. NFC isn't available.
open class NFCNDEFReaderSession: NFCReaderSession {
    private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    /// Creates a session.
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) { self.delegate = delegate }
    /// Reports to the delegate that NFC isn't available.
    open override func begin() {
        delegate?.readerSession(
            self, didInvalidateWithError: NFCReaderError(code: .readerErrorUnsupportedFeature))
    }
}
