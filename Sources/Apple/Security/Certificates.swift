import CellSimFoundation
import Foundation

// Certificates and trust objects only store their initial values. Every evaluation fails.

/// A certificate, stored as bytes.
public final class SecCertificate: Sendable {
    let data: Data
    init(_ data: Data) { self.data = data }
}
/// A key. Keys are never created.
public final class SecKey: Sendable {}
/// A certificate with its key. Identities are never created.
public final class SecIdentity: Sendable {}
/// The policy for evaluating certificates.
public final class SecPolicy: Sendable {}
/// The access rights of an item.
public final class SecAccessControl: Sendable {}
/// The trust in a server. It is never evaluated.
public final class SecTrust: Sendable {
    let certificates: [SecCertificate]
    init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}
/// The result of an evaluation.
public enum SecTrustResultType: UInt32, Sendable {
    case invalid, proceed, deny = 3, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}
/// The conditions for reading an item.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// Apple's `rawValue`.
    public let rawValue: UInt
    /// Creates an instance.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple's `userPresence`.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    /// Apple's `biometryAny`.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
    /// Apple's `biometryCurrentSet`.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
    /// Apple's `devicePasscode`.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
    /// Apple's `privateKeyUsage`.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
}
/// Apple's `SecAccessControlCreateWithFlags(_:_:_:_:)`.
public func SecAccessControlCreateWithFlags(
    _ allocator: Any?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }
/// Apple's `SecCertificateCreateWithData(_:_:)`.
public func SecCertificateCreateWithData(_ allocator: Any?, _ data: CFData) -> SecCertificate? { SecCertificate(data) }
/// Apple's `SecCertificateCopyData(_:)`.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
/// Apple's `SecPolicyCreateSSL(_:_:)`.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// Apple's `SecPolicyCreateBasicX509()`.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
/// Apple's `SecTrustGetCertificateCount(_:)`.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }
/// Apple's `SecTrustGetCertificateAtIndex(_:_:)`.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
    trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}
/// Apple's `SecTrustCopyCertificateChain(_:)`.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }
/// Always false: nothing is evaluated.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    unsafe error?.pointee = NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecUnimplemented))
    return false
}
/// Creates a trust object with the certificates; nothing is evaluated.
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let list = certificates as? [SecCertificate] ?? (certificates as? SecCertificate).map { [$0] } ?? []
    unsafe trust.pointee = SecTrust(list)
    return errSecSuccess
}
/// Has no effect: nothing is evaluated.
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    errSecSuccess
}
/// Has no effect: nothing is evaluated.
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    errSecSuccess
}
/// Always fails: nothing is evaluated.
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    errSecUnimplemented
}
/// Always fails: certificates are not read.
public func SecCertificateCopyCommonName(
    _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus { errSecUnimplemented }
