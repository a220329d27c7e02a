import CellSimProcess
import Foundation
import Glibc
import Synchronization

/// A small HTTP/1.1 server for local pages. It listens only on 127.0.0.1, uses one thread for each connection, and has strict limits.
public final class HTTPServer: Sendable {
    /// A function that responds to a request. It may be called on any thread.
    public typealias Handler = @Sendable (HTTPRequest) -> HTTPResponse

    /// The reason why the server can't start.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The reason as text.
        public var description: String
    }

    /// The maximum number of open connections.
    private static let maximumConnections = 64
    /// The maximum time for receiving a request.
    private let timeout: Duration
    private let listeningSocket: Int32
    /// The server's port.
    public let port: UInt16
    private let connections = OpenConnections()

    /// Opens the port. Requests are answered only after `start`.
    /// - Parameters:
    ///   - port: 0 for any free port.
    ///   - inherited: a socket that is already listening.
    ///   - patience: the time limit for receiving a request. Sending a response has the same limit, plus one second for each 32 KiB.
    /// - Throws: `Failure` if the port can't be opened.
    public init(port: UInt16 = 0, inherited: Int32? = nil, patience: Duration = .seconds(15)) throws(Failure) {
        self.timeout = patience
        let socket: Int32
        if let inherited { socket = inherited } else { socket = try HTTPServer.listen(port) }
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe getsockname(socket, $0, &length) }
        }
        guard code == 0 else {
            throw Failure(description: "cannot get the server's address: \(SystemReason.text(errno))")
        }
        (listeningSocket, self.port) = (socket, UInt16(bigEndian: address.sin_port))
    }

    /// The listening socket, for the process that replaces this one.
    public var socket: Int32 { listeningSocket }

    private static func listen(_ port: UInt16) throws(Failure) -> Int32 {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw Failure(description: "cannot create a socket: \(SystemReason.text(errno))") }
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
            throw Failure(description: "cannot listen on 127.0.0.1:\(port): \(reason)")
        }
        return socket
    }

    /// Starts accepting connections on a background thread.
    public func start(_ handler: @escaping Handler) {
        thread { [self] in
            while true {
                let socket = accept(listeningSocket, nil, nil)
                if socket < 0 {
                    // Too many files are open, or the browser closed the connection.
                    if errno != EINTR { usleep(20_000) }
                    continue
                }
                _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
                var isOpen = connections.add(socket, maximum: HTTPServer.maximumConnections)
                // Wait until a connection that was closed has been removed.
                for _ in 0..<100 where !isOpen {
                    usleep(10_000)
                    isOpen = connections.add(socket, maximum: HTTPServer.maximumConnections)
                }
                guard isOpen else {
                    _ = close(socket)
                    continue
                }
                thread { [self] in
                    Connection(socket, patience: timeout, in: connections).serve(handler)
                    connections.remove(socket)
                    _ = close(socket)
                }
            }
        }
    }

    private func thread(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread { CrashRecovery.thread(body) }
        thread.stackSize = 512 << 10
        thread.start()
    }
}

/// The sockets of open connections. If there are too many, the connection that has waited for a request for the longest
/// time is closed, so that slow clients don't block others.
private final class OpenConnections: Sendable {
    /// The time since when each connection has been waiting for a request; nil while a request is answered.
    private let sockets = Mutex<[Int32: ContinuousClock.Instant?]>([:])

    /// Adds a connection. If there are too many, one that waits for a request is closed.
    /// - Returns: whether the connection is accepted.
    func add(_ socket: Int32, maximum: Int) -> Bool {
        sockets.withLock { sockets in
            if sockets.count >= maximum {
                let waitingConnections = sockets.compactMap { socket, since in since.map { (socket, $0) } }
                guard let oldest = waitingConnections.min(by: { $0.1 < $1.1 }), sockets.count < 2 * maximum else {
                    return false
                }
                // The connection's thread notices the shutdown and closes the socket.
                _ = shutdown(oldest.0, Int32(SHUT_RDWR))
                sockets[oldest.0] = .some(nil)
            }
            sockets[socket] = .some(.now)
            return true
        }
    }

    /// Records whether a connection is waiting for a request.
    func update(_ socket: Int32, isWaiting: Bool) {
        sockets.withLock { $0[socket] = isWaiting ? .some(.now) : .some(nil) }
    }

    func remove(_ socket: Int32) { sockets.withLock { _ = $0.removeValue(forKey: socket) } }
}

/// A connection with a browser. Only one thread uses it.
private final class Connection {
    private let socket: Int32
    private let patience: Duration
    private let connections: OpenConnections
    private var buffer: [UInt8] = []
    /// The deadline of the current request or response.
    private var deadline = ContinuousClock.now

    init(_ socket: Int32, patience: Duration, in openConnections: OpenConnections) {
        (self.socket, self.patience, self.connections) = (socket, patience, openConnections)
        var yes: Int32 = 1
        _ = unsafe setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }

    func serve(_ handler: HTTPServer.Handler) {
        while true {
            let request: HTTPRequest
            do throws(HTTPRequest.Rejection) {
                guard let next = try next() else { return }
                request = next
            } catch {
                _ = send(HTTPResponse(error), isKeepAlive: false)
                // Read the rest of the request, so that the browser receives the response.
                _ = shutdown(socket, Int32(SHUT_WR))
                drain()
                return
            }
            var response = handler(request)
            let isKeepAlive = request.isKeepAlive
            if request.method == "HEAD" { response.body = [] }
            guard send(response, isKeepAlive: isKeepAlive) else { return }
            if let events = response.events { return stream(events) }
            if !isKeepAlive { return }
        }
    }

    /// Returns the next request; nil if the browser sends none.
    private func next() throws(HTTPRequest.Rejection) -> HTTPRequest? {
        deadline = .now + patience
        connections.update(socket, isWaiting: true)
        defer { connections.update(socket, isWaiting: false) }
        var end = endOfHead()
        while end == nil {
            guard buffer.count <= HTTPRequest.maximumHeadSize else { throw .init(431, "the header is too long") }
            guard receive() else {
                if buffer.isEmpty { return nil }
                throw .init(408, "the request is incomplete")
            }
            end = endOfHead()
        }
        guard let end, end.head <= HTTPRequest.maximumHeadSize else { throw .init(431, "the header is too long") }
        var request = try HTTPRequest(head: buffer[..<end.head])
        buffer.removeFirst(end.body)
        let length = try request.bodyLength()
        while buffer.count < length {
            guard receive() else { throw .init(408, "the request is incomplete") }
        }
        request.body = Array(buffer.prefix(length))
        buffer.removeFirst(length)
        return request
    }

    /// Returns the offset of the end of the header section and that of the start of the body; nil if it isn't complete.
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
        var chunk = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            guard isReady(for: POLLIN) else { return false }
            let count = unsafe recv(socket, &chunk, chunk.count, Int32(MSG_DONTWAIT))
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { return false }
            buffer += chunk.prefix(count)
            return true
        }
    }

    /// Waits until the socket can be read or written.
    /// - Returns: false once the deadline has passed.
    private func isReady(for event: Int32) -> Bool {
        while true {
            let remaining = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
            guard remaining > 0 else { return false }
            var pollRequest = pollfd(fd: socket, events: Int16(event), revents: 0)
            let count = unsafe poll(&pollRequest, 1, Int32(min(remaining.rounded(.up), 60_000)))
            if count > 0 { return true }
            if count < 0, errno != EINTR { return false }
        }
    }

    /// Reads and discards data that a browser is still sending after its request was rejected.
    private func drain() {
        for _ in 0..<64 {
            buffer = []
            guard receive() else { return }
        }
    }

    private func send(_ response: HTTPResponse, isKeepAlive: Bool) -> Bool {
        write(response.head(isKeepAlive: isKeepAlive) + response.body)
    }

    private func write(_ bytes: [UInt8]) -> Bool {
        deadline = .now + patience + .seconds(bytes.count >> 15)
        var sentCount = 0
        while sentCount < bytes.count {
            guard isReady(for: POLLOUT) else { return false }
            let count = unsafe bytes.withUnsafeBytes { memory in
                unsafe Glibc.send(
                    socket, memory.baseAddress.map { unsafe $0 + sentCount }, memory.count - sentCount,
                    Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            }
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { return false }
            sentCount += count
        }
        return true
    }

    /// Sends events until the browser closes the connection. After 15 s without events, a comment line is sent to detect that.
    private func stream(_ events: EventStream) {
        let wake = DispatchSemaphore(value: 0)
        guard let listener = events.add(wake: { wake.signal() }) else { return }
        defer { events.remove(listener) }
        guard write(Array("retry: 500\n\n".utf8) + events.greetingMessage()) else { return }
        while true {
            let timedOut = wake.wait(timeout: .now() + .seconds(15)) == .timedOut
            let bytes = timedOut ? Array(": \n\n".utf8) : listener.removePendingData()
            if !bytes.isEmpty, !write(bytes) { return }
        }
    }
}
