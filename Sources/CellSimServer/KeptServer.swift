import Glibc

/// What a program that begins anew after a fault takes over from itself: the socket that it listened at, and its token, so
/// that the page in the browser finds it again.
public enum KeptServer {
    /// Where a process looks for them: no other file has so high a number.
    private static let (socketPlace, tokenPlace): (Int32, Int32) = (198, 199)

    /// Keeps a socket and a token for the program that takes this one's place.
    public static func keep(socket: Int32, token: String) {
        var ends: [Int32] = [0, 0]
        guard unsafe pipe(&ends) == 0 else { return }
        let bytes = Array(token.utf8)
        _ = unsafe write(ends[1], bytes, bytes.count)
        _ = dup2(ends[0], tokenPlace)
        _ = dup2(socket, socketPlace)
        for end in ends { _ = close(end) }
    }

    /// What was kept; to be asked for only by a program that knows that it began anew.
    public static func take() -> (socket: Int32, token: String)? {
        guard fcntl(socketPlace, F_GETFD) >= 0, fcntl(tokenPlace, F_GETFD) >= 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: 32)
        let count = unsafe read(tokenPlace, &bytes, bytes.count)
        guard count == bytes.count, bytes.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else {
            return nil
        }
        return (socketPlace, String(decoding: bytes, as: UTF8.self))
    }
}
