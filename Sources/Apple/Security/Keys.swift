import CellSimFoundation
import CellSimProcess
import Foundation

// Keys are never created. Functions that need cryptography fail with `errSecUnimplemented` and report this.

/// An algorithm for signatures, encryption or key exchange.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    /// The algorithm's name.
    public let rawValue: String
    /// Creates an algorithm from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "algid:" + name }

    /// Signatures with RSA and PKCS #1 padding.
    public static let rsaSignatureMessagePKCS1v15SHA1 = Self("sign:RSA:message-PKCS1v15:SHA1"),
        rsaSignatureMessagePKCS1v15SHA256 = Self("sign:RSA:message-PKCS1v15:SHA256"),
        rsaSignatureMessagePKCS1v15SHA512 = Self("sign:RSA:message-PKCS1v15:SHA512"),
        rsaSignatureDigestPKCS1v15SHA256 = Self("sign:RSA:digest-PKCS1v15:SHA256")
    /// Signatures with RSA and probabilistic padding.
    public static let rsaSignatureMessagePSSSHA256 = Self("sign:RSA:message-PSS:SHA256:SHA256:32"),
        rsaSignatureDigestPSSSHA256 = Self("sign:RSA:digest-PSS:SHA256:SHA256:32")
    /// Signatures with elliptic curves.
    public static let ecdsaSignatureMessageX962SHA256 = Self("sign:ECDSA:message-X962:SHA256"),
        ecdsaSignatureMessageX962SHA512 = Self("sign:ECDSA:message-X962:SHA512"),
        ecdsaSignatureDigestX962SHA256 = Self("sign:ECDSA:digest-X962:SHA256")
    /// Encryption with RSA.
    public static let rsaEncryptionRaw = Self("encrypt:RSA:raw"),
        rsaEncryptionPKCS1 = Self("encrypt:RSA:PKCS1"),
        rsaEncryptionOAEPSHA1 = Self("encrypt:RSA:OAEP:SHA1"),
        rsaEncryptionOAEPSHA256 = Self("encrypt:RSA:OAEP:SHA256"),
        rsaEncryptionOAEPSHA512 = Self("encrypt:RSA:OAEP:SHA512")
    /// Encryption with elliptic curves and AES.
    public static let
        eciesEncryptionStandardX963SHA256AESGCM = Self(
            "encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM"),
        eciesEncryptionCofactorX963SHA256AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
    /// Exchange of keys with elliptic curves.
    public static let ecdhKeyExchangeStandard = Self("keyexchange:ECDH"),
        ecdhKeyExchangeCofactor = Self("keyexchange:ECDHC")
}

/// The purpose of a key.
public enum SecKeyOperationType: Int, Sendable {
    /// Signing, verifying, encrypting, decrypting and exchanging keys.
    case sign, verify, encrypt, decrypt, keyExchange
}

/// The pointer in which a function stores its error.
public typealias SecKeyErrorPointer = UnsafeMutablePointer<Unmanaged<CFError>?>

private func fail(_ function: String, _ error: SecKeyErrorPointer?) {
    Notice.report(.once, "CellSim: \(function) fails, because keys are not supported\(SupportName.suffix("SecKey"))")
    let failure = NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecUnimplemented))
    unsafe error?.pointee = Unmanaged.passRetained(failure)
}

/// Fails: returns nil and stores the error `errSecUnimplemented`.
public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: SecKeyErrorPointer?) -> SecKey? {
    unsafe fail("SecKeyCreateRandomKey", error)
    return nil
}
/// Fails: returns nil and stores the error `errSecUnimplemented`.
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: SecKeyErrorPointer?
) -> SecKey? {
    unsafe fail("SecKeyCreateWithData", error)
    return nil
}
/// Fails: returns nil and stores the error `errSecUnimplemented`.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: SecKeyErrorPointer?) -> CFData? {
    unsafe fail("SecKeyCopyExternalRepresentation", error)
    return nil
}
/// Fails: returns nil and stores the error `errSecUnimplemented`.
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: SecKeyErrorPointer?
) -> CFData? {
    unsafe fail("SecKeyCreateSignature", error)
    return nil
}
/// Fails: returns false and stores the error `errSecUnimplemented`.
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: SecKeyErrorPointer?
) -> Bool {
    unsafe fail("SecKeyVerifySignature", error)
    return false
}
/// Fails: returns nil and stores the error `errSecUnimplemented`.
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: SecKeyErrorPointer?
) -> CFData? {
    unsafe fail("SecKeyCreateEncryptedData", error)
    return nil
}
/// Fails: returns nil and stores the error `errSecUnimplemented`.
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: SecKeyErrorPointer?
) -> CFData? {
    unsafe fail("SecKeyCreateDecryptedData", error)
    return nil
}
/// Returns nil: keys are never created.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
/// Returns nil: keys are never created.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
/// Returns 0: keys are never created.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }
/// Returns false: no algorithm is supported.
public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }
/// Returns nil: the keys of certificates are not read.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
