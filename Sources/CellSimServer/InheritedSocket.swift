import Glibc

/// The state that a program passes to itself when it restarts after a crash: its listening socket and its token. They allow
/// the page in the browser to reconnect.
public enum InheritedSocket {
    /// The file descriptors of the socket and the token. They are so high that no other file has them.
    private static let (socketDescriptor, tokenDescriptor): (Int32, Int32) = (198, 199)

    /// Stores a socket and a token for the restarted program.
    public static func save(socket: Int32, token: String) {
        var descriptors: [Int32] = [0, 0]
        guard unsafe pipe(&descriptors) == 0 else { return }
        let bytes = Array(token.utf8)
        _ = unsafe write(descriptors[1], bytes, bytes.count)
        _ = dup2(descriptors[0], tokenDescriptor)
        _ = dup2(socket, socketDescriptor)
        for end in descriptors { _ = close(end) }
    }

    /// Returns the stored socket and token; nil if there are none. Call this only in a restarted program.
    public static func load() -> (socket: Int32, token: String)? {
        guard fcntl(socketDescriptor, F_GETFD) >= 0, fcntl(tokenDescriptor, F_GETFD) >= 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: 32)
        let count = unsafe read(tokenDescriptor, &bytes, bytes.count)
        guard count == bytes.count, bytes.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else {
            return nil
        }
        return (socketDescriptor, String(decoding: bytes, as: UTF8.self))
    }
}
