import CellSimFoundation
import Foundation

// Certificates and trust objects only store the values passed on creation. Every evaluation fails.

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
    /// The raw bits.
    public let rawValue: UInt
    /// Creates flags from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Requires biometrics or the passcode.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    /// Requires biometrics.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
    /// Requires biometrics that are currently enrolled.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
    /// Requires the passcode.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
    /// Allows the use of a private key.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
}
/// Returns access rights. The arguments have no effect.
public func SecAccessControlCreateWithFlags(
    _ allocator: Any?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }
/// Creates a certificate from its bytes. They are not validated.
public func SecCertificateCreateWithData(_ allocator: Any?, _ data: CFData) -> SecCertificate? { SecCertificate(data) }
/// Returns the bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
/// Returns a policy for TLS connections. The arguments have no effect.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// Returns a policy for X.509 certificates.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
/// Returns the number of certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }
/// Returns the certificate at an index; nil for an invalid index.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
    trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}
/// Returns the certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }
/// Returns false and the error `errSecUnimplemented`: nothing is evaluated.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    unsafe error?.pointee = NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecUnimplemented))
    return false
}
/// Creates a trust object from one or several certificates. Nothing is evaluated.
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let certificateArray = certificates as? [SecCertificate] ?? (certificates as? SecCertificate).map { [$0] } ?? []
    unsafe trust.pointee = SecTrust(certificateArray)
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
/// Returns an error: nothing is evaluated.
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    errSecUnimplemented
}
/// Returns an error: certificates are not parsed.
public func SecCertificateCopyCommonName(
    _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus { errSecUnimplemented }
