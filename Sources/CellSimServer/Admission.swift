/// Decides which requests a local server accepts: only those of its own page, whose URL contains the token.
///
/// A page from another site can make a browser send requests to the server, and the host name of that site can resolve to
/// this machine (DNS rebinding). Therefore, the `Host` header must name this machine, the `Origin` header, if present, must
/// name this server, and the path must begin with the token.
public struct Admission: Sendable {
    /// The token, which is the first component of the path.
    public let token: String
    private let hosts: Set<String>

    /// Creates an admission check for a server.
    /// - Parameters:
    ///   - token: the token.
    ///   - port: the server's port.
    public init(token: String, port: UInt16) {
        self.token = token
        hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    }

    /// Checks a request, and returns it without the token in its path.
    /// - Throws: `HTTPRequest.Rejection` if the request isn't accepted.
    public func admit(_ request: HTTPRequest) throws(HTTPRequest.Rejection) -> HTTPRequest {
        guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
            throw .init(421, "unknown host")
        }
        if let origin = request.headers["origin"]?.lowercased() {
            guard origin == "http://" + host else { throw .init(403, "requests from other origins are rejected") }
        }
        if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" {
            throw .init(403, "requests from other sites are rejected")
        }
        guard let pathToken = request.path.first, Admission.isEqual(pathToken, token) else {
            throw .init(403, "the URL lacks the token that the program printed")
        }
        switch request.method {
        case "GET", "HEAD": break
        case "POST":
            guard request.headers["origin"] != nil else { throw .init(403, "the request has no Origin header") }
            guard request.mediaType == "application/json" else {
                throw .init(403, "only JSON is accepted")
            }
        default: throw .init(405, "only GET and POST are supported")
        }
        var admittedRequest = request
        admittedRequest.path.removeFirst()
        return admittedRequest
    }

    /// Returns whether two texts are equal. The time it takes doesn't depend on where they differ.
    static func isEqual(_ first: String, _ second: String) -> Bool {
        let (a, b) = (Array(first.utf8), Array(second.utf8))
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Returns 128 random bits as 32 hexadecimal digits.
    public static func makeToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
