import CellSimFoundation

// The error codes of secure connections. CellSim never reports them.

/// The protocol is violated.
public let errSSLProtocol: OSStatus = -9800
/// The peers have no cipher suite in common.
public let errSSLNegotiation: OSStatus = -9801
/// The peer sent a fatal alert.
public let errSSLFatalAlert: OSStatus = -9802
/// The connection waits for data.
public let errSSLWouldBlock: OSStatus = -9803
/// The session is unknown.
public let errSSLSessionNotFound: OSStatus = -9804
/// The connection was closed as expected.
public let errSSLClosedGraceful: OSStatus = -9805
/// The connection was closed by an error.
public let errSSLClosedAbort: OSStatus = -9806
/// The chain of certificates is invalid.
public let errSSLXCertChainInvalid: OSStatus = -9807
/// The format of a certificate is invalid.
public let errSSLBadCert: OSStatus = -9808
/// A cryptographic operation failed.
public let errSSLCrypto: OSStatus = -9809
/// An internal error.
public let errSSLInternal: OSStatus = -9810
/// The root certificate is not trusted.
public let errSSLUnknownRootCert: OSStatus = -9812
/// There is no root certificate.
public let errSSLNoRootCert: OSStatus = -9813
/// A certificate expired.
public let errSSLCertExpired: OSStatus = -9814
/// A certificate is not valid yet.
public let errSSLCertNotYetValid: OSStatus = -9815
/// The peer rejected the certificate.
public let errSSLPeerBadCert: OSStatus = -9825
/// The peer reports a revoked certificate.
public let errSSLPeerCertRevoked: OSStatus = -9827
/// The peer reports an expired certificate.
public let errSSLPeerCertExpired: OSStatus = -9828
/// The certificate authority is unknown to the peer.
public let errSSLPeerUnknownCA: OSStatus = -9831
/// The handshake with the peer failed.
public let errSSLPeerHandshakeFail: OSStatus = -9824
/// The certificate is for another host.
public let errSSLHostNameMismatch: OSStatus = -9843
