import Synchronization

/// An HTTP response.
public struct HTTPResponse: Sendable {
    /// The HTTP status, such as 200.
    public var status = 200
    /// The media type of the body, such as `text/html; charset=utf-8`.
    public var mediaType = "text/plain; charset=utf-8"
    /// The body.
    public var body: [UInt8] = []
    /// A stream of events, sent instead of a body.
    public var events: EventStream?
    /// The value of the `Content-Security-Policy` header.
    public var contentSecurityPolicy = "default-src 'none'"

    /// Creates a response with a body.
    public init(status: Int = 200, type: String = "text/plain; charset=utf-8", body: [UInt8]) {
        (self.status, self.mediaType, self.body) = (status, type, body)
    }

    /// Creates a response with text.
    public init(status: Int, _ text: String) { (self.status, body) = (status, Array((text + "\n").utf8)) }

    /// Creates a response with a stream of events.
    public init(events: EventStream) { (self.events, mediaType) = (events, "text/event-stream") }

    /// Creates a response for a rejected request.
    init(_ rejection: HTTPRequest.Rejection) { self.init(status: rejection.status, rejection.reason) }

    private static let reasons = [
        200: "OK", 204: "No Content", 304: "Not Modified", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
        405: "Method Not Allowed", 408: "Request Timeout", 409: "Conflict", 413: "Content Too Large",
        421: "Misdirected Request", 431: "Request Header Fields Too Large", 500: "Internal Server Error",
        501: "Not Implemented", 503: "Service Unavailable",
    ]

    /// Returns the header section. It permits only this server's pages to embed or read the response, and instructs browsers
    /// not to store it.
    func head(isKeepAlive: Bool) -> [UInt8] {
        var lines = ["HTTP/1.1 \(status) \(HTTPResponse.reasons[status] ?? "Status")", "Content-Type: \(mediaType)"]
        if events == nil { lines.append("Content-Length: \(body.count)") }
        lines += [
            "Content-Security-Policy: \(contentSecurityPolicy); frame-ancestors 'none'",
            "X-Content-Type-Options: nosniff",
            "X-Frame-Options: DENY", "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
            "Cross-Origin-Opener-Policy: same-origin", "Cache-Control: no-store",
            "Connection: \(isKeepAlive && events == nil ? "keep-alive" : "close")",
        ]
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
}

/// A stream of server-sent events for browsers.
public final class EventStream: Sendable {
    /// A connected browser, and the events that haven't been sent to it yet.
    final class Listener: Sendable {
        let pendingEvents = Mutex<[[UInt8]]>([])
        let wake: @Sendable () -> Void

        init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

        /// Removes and returns the events to send.
        func removePendingData() -> [UInt8] {
            pendingEvents.withLock { events in
                defer { events = [] }
                return events.flatMap { $0 }
            }
        }
    }

    /// The maximum number of listeners, and of pending events for one listener.
    private static let (maximumListeners, maximumPendingEvents) = (16, 10_000)

    private let listeners = Mutex<[Listener]>([])
    private let greeting: @Sendable () -> (name: String, data: [UInt8])?

    /// Creates a stream without listeners.
    /// - Parameter greeting: returns the first event for a new listener, with the data that it may have missed. It is
    ///   called on any thread.
    public init(greeting: @escaping @Sendable () -> (name: String, data: [UInt8])? = { nil }) {
        self.greeting = greeting
    }

    /// The number of listeners.
    public var listenerCount: Int { listeners.withLock { $0.count } }

    /// Sends an event to all listeners. The data must not contain line breaks.
    public func send(_ name: String, _ data: [UInt8]) {
        let event = EventStream.event(name, data)
        let currentListeners = listeners.withLock { $0 }
        for listener in currentListeners {
            listener.pendingEvents.withLock { events in
                // A browser that doesn't read misses events, but receives the current state when it reconnects.
                if events.count < EventStream.maximumPendingEvents { events.append(event) }
            }
            listener.wake()
        }
    }

    private static func event(_ name: String, _ data: [UInt8]) -> [UInt8] {
        Array("event: \(name)\ndata: ".utf8) + data + Array("\n\n".utf8)
    }

    /// Returns the first event for a listener; empty if there is none.
    func greetingMessage() -> [UInt8] { greeting().map { EventStream.event($0.name, $0.data) } ?? [] }

    /// Adds a listener.
    /// - Returns: nil if there are too many listeners.
    func add(wake: @escaping @Sendable () -> Void) -> Listener? {
        listeners.withLock { all in
            guard all.count < EventStream.maximumListeners else { return nil }
            let listener = Listener(wake: wake)
            all.append(listener)
            return listener
        }
    }

    func remove(_ listener: Listener) { listeners.withLock { all in all.removeAll { $0 === listener } } }
}
