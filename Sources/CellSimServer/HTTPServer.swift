import CellSimProcess
import Foundation
import Glibc
import Synchronization

/// A small server of HTTP/1.1 for a page on this machine: on 127.0.0.1 alone, a thread a connection, within strict limits.
public final class HTTPServer: Sendable {
    /// Answers a request; called on any thread.
    public typealias Handler = @Sendable (HTTPRequest) -> HTTPAnswer

    /// Why there is no server.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// In words.
        public var description: String
    }

    /// So many connections are open at once.
    private static let maximumConnections = 64
    /// So long (seconds) a browser may take to send a request, or to read an answer.
    private static let patience = 15

    private let listener: Int32
    /// The port that the server listens at.
    public let port: UInt16
    private let open = Mutex(0)

    /// Listens, and does not answer yet.
    /// - Parameters:
    ///   - port: 0 for any that is free.
    ///   - inherited: a socket that listens already.
    /// - Throws: `Failure`.
    public init(port: UInt16 = 0, inherited: Int32? = nil) throws(Failure) {
        let socket: Int32
        if let inherited { socket = inherited } else { socket = try HTTPServer.listen(port) }
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe getsockname(socket, $0, &length) }
        }
        guard code == 0 else {
            throw Failure(description: "the server's address is not known: \(SystemReason.text(errno))")
        }
        (listener, self.port) = (socket, UInt16(bigEndian: address.sin_port))
    }

    /// The socket, for a program that takes this one's place.
    public var socket: Int32 { listener }

    private static func listen(_ port: UInt16) throws(Failure) -> Int32 {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw Failure(description: "no socket: \(SystemReason.text(errno))") }
        var yes: Int32 = 1
        _ = unsafe setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
        let code = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0, Glibc.listen(socket, 64) == 0 else {
            let reason = SystemReason.text(errno)
            _ = close(socket)
            throw Failure(description: "127.0.0.1:\(port) cannot be listened at: \(reason)")
        }
        return socket
    }

    /// Answers from now on, on threads of its own.
    public func start(_ handler: @escaping Handler) {
        thread { [self] in
            while true {
                let socket = accept(listener, nil, nil)
                if socket < 0 {
                    // Too many files are open, or the browser went away again.
                    if errno != EINTR { usleep(20_000) }
                    continue
                }
                _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
                let isRoom = open.withLock { count in
                    guard count < HTTPServer.maximumConnections else { return false }
                    count += 1
                    return true
                }
                guard isRoom else {
                    _ = close(socket)
                    continue
                }
                thread { [self] in
                    Connection(socket, patience: HTTPServer.patience).serve(handler)
                    open.withLock { $0 -= 1 }
                }
            }
        }
    }

    private func thread(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread { ProgramGuard.thread(body) }
        thread.stackSize = 512 << 10
        thread.start()
    }
}

/// One browser's connection, used by one thread.
private final class Connection {
    private let socket: Int32
    private let patience: Int
    private var buffer: [UInt8] = []

    init(_ socket: Int32, patience: Int) {
        (self.socket, self.patience) = (socket, patience)
        var time = timeval(tv_sec: patience, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        _ = unsafe setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, size)
        _ = unsafe setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, size)
        var yes: Int32 = 1
        _ = unsafe setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit { _ = close(socket) }

    func serve(_ handler: HTTPServer.Handler) {
        while true {
            let request: HTTPRequest
            do throws(HTTPRequest.Refusal) {
                guard let next = try next() else { return }
                request = next
            } catch {
                _ = send(HTTPAnswer(error), keepsConnection: false)
                // What is still on its way is read, so that the browser sees the answer.
                _ = shutdown(socket, Int32(SHUT_WR))
                drain()
                return
            }
            var answer = handler(request)
            let keeps = request.keepsConnection
            if request.method == "HEAD" { answer.body = [] }
            guard send(answer, keepsConnection: keeps) else { return }
            if let events = answer.events { return stream(events) }
            if !keeps { return }
        }
    }

    /// The next request; nil where the browser sends no more.
    private func next() throws(HTTPRequest.Refusal) -> HTTPRequest? {
        var end = endOfHead()
        while end == nil {
            guard buffer.count <= HTTPRequest.longestHead else { throw .init(431, "the head is too long") }
            guard receive() else {
                if buffer.isEmpty { return nil }
                throw .init(408, "the request did not come to its end")
            }
            end = endOfHead()
        }
        guard let end, end.head <= HTTPRequest.longestHead else { throw .init(431, "the head is too long") }
        var request = try HTTPRequest(head: buffer[..<end.head])
        buffer.removeFirst(end.body)
        let length = try request.bodyLength()
        while buffer.count < length {
            guard receive() else { throw .init(408, "the request did not come to its end") }
        }
        request.body = Array(buffer.prefix(length))
        buffer.removeFirst(length)
        return request
    }

    /// Where the head ends and the body begins.
    private func endOfHead() -> (head: Int, body: Int)? {
        for index in buffer.indices where buffer[index] == 0x0A {
            if index + 1 < buffer.count, buffer[index + 1] == 0x0A { return (index + 1, index + 2) }
            if index + 2 < buffer.count, buffer[index + 1] == 0x0D, buffer[index + 2] == 0x0A {
                return (index + 1, index + 3)
            }
        }
        return nil
    }

    private func receive() -> Bool {
        var piece = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let count = unsafe recv(socket, &piece, piece.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            buffer += piece.prefix(count)
            return true
        }
    }

    /// Reads and drops some of what a refused browser still sends.
    private func drain() {
        for _ in 0..<64 {
            buffer = []
            guard receive() else { return }
        }
    }

    private func send(_ answer: HTTPAnswer, keepsConnection: Bool) -> Bool {
        write(answer.head(keepsConnection: keepsConnection) + answer.body)
    }

    private func write(_ bytes: [UInt8]) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { memory in
                unsafe Glibc.send(
                    socket, memory.baseAddress.map { unsafe $0 + done }, memory.count - done,
                    Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }

    /// Sends events until the browser goes away, which a line without meaning finds out now and then.
    private func stream(_ events: EventStream) {
        let wake = DispatchSemaphore(value: 0)
        guard let listener = events.add(wake: { wake.signal() }) else { return }
        defer { events.remove(listener) }
        guard write(Array("retry: 500\n\n".utf8) + events.first()) else { return }
        while true {
            let isQuiet = wake.wait(timeout: .now() + .seconds(patience)) == .timedOut
            let bytes = isQuiet ? Array(": \n\n".utf8) : listener.take()
            if !bytes.isEmpty, !write(bytes) { return }
        }
    }
}
