import CellSimFoundation
import Foundation

// Certificates, keys and trust are kept as what they were made of; nothing is checked, and whatever asks for it is told no.

/// A certificate: its bytes.
public final class SecCertificate: Sendable {
    let data: Data
    init(_ data: Data) { self.data = data }
}
/// A key. None is ever made.
public final class SecKey: Sendable {}
/// A certificate with its key. None is ever made.
public final class SecIdentity: Sendable {}
/// How certificates are checked.
public final class SecPolicy: Sendable {}
/// Who may read an item.
public final class SecAccessControl: Sendable {}
/// Whether a server is to be trusted: not known.
public final class SecTrust: Sendable {
    let certificates: [SecCertificate]
    init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}
/// What a check says.
public enum SecTrustResultType: UInt32, Sendable {
    case invalid, proceed, deny = 3, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}
/// When an item may be read.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// As Apple's of this name.
    public let rawValue: UInt
    /// Creates one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As Apple's of this name.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    /// As Apple's of this name.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
    /// As Apple's of this name.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
    /// As Apple's of this name.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
    /// As Apple's of this name.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
}
/// As Apple's of this name.
public func SecAccessControlCreateWithFlags(
    _ allocator: Any?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }
/// As Apple's of this name.
public func SecCertificateCreateWithData(_ allocator: Any?, _ data: CFData) -> SecCertificate? { SecCertificate(data) }
/// As Apple's of this name.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
/// As Apple's of this name.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// As Apple's of this name.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
/// As Apple's of this name.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }
/// As Apple's of this name.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
    trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}
/// As Apple's of this name.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }
/// Always false: nothing is checked.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    unsafe error?.pointee = NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecUnimplemented))
    return false
}
