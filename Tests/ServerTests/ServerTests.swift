import CellSimServer
import Foundation
import Glibc
import Synchronization
import TestFixtures
import XCTest

/// Tests the server with a real socket.
final class ServerTests: XCTestCase {
    /// Sends bytes, and returns the response data until the server closes the connection or the number of responses is reached.
    private func exchange(_ port: UInt16, _ text: String, answers: Int = 1) -> String {
        guard let socket = connection(port) else { return "not connected" }
        defer { _ = close(socket) }
        let bytes = Array(text.utf8)
        _ = unsafe send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        return receive(socket, answers: answers)
    }

    private func connection(_ port: UInt16) -> Int32? {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
        let code = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return code == 0 ? socket : nil
    }

    private func receive(_ socket: Int32, answers: Int) -> String {
        var response = "", piece = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = unsafe recv(socket, &piece, piece.count, 0)
            if count <= 0 { return response }
            response += String(decoding: piece.prefix(count), as: UTF8.self)
            if response.components(separatedBy: "<end>").count > answers { return response }
        }
    }

    private func server() throws -> HTTPServer {
        let server = try HTTPServer()
        server.start { request in
            HTTPResponse(
                status: 200, "\(request.method) \(request.path.joined(separator: "|")) \(request.body.count)<end>")
        }
        return server
    }

    func testPersistentConnection() throws {
        let port = try server().port
        let text = exchange(
            port,
            "GET /a/b HTTP/1.1\r\nHost: x\r\n\r\nPOST /c HTTP/1.1\r\nContent-Length: 3\r\n\r\nxyzGET /d HTTP/1.1\n\n",
            answers: 3)
        for part in ["GET a|b 0<end>", "POST c 3<end>", "GET d 0<end>"] { XCTAssertTrue(text.contains(part), text) }
        XCTAssertEqual(text.components(separatedBy: "HTTP/1.1 200 OK\r\n").count, 4)
        for field in ["X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "Cache-Control: no-store"] {
            XCTAssertTrue(text.contains(field), field)
        }
    }

    func testLimits() throws {
        let port = try server().port
        let longText = String(repeating: "a", count: 20_000)
        assertPrefix(exchange(port, "GET /\(longText) HTTP/1.1\r\n\r\n"), "HTTP/1.1 431 ")
        assertPrefix(exchange(port, "GET / HTTP/1.1\r\nA: \(longText)"), "HTTP/1.1 431 ")
        assertPrefix(exchange(port, "POST / HTTP/1.1\r\nContent-Length: 70000\r\n\r\n"), "HTTP/1.1 413 ")
        assertPrefix(exchange(port, "GET /../etc/passwd HTTP/1.1\r\n\r\n"), "HTTP/1.1 400 ")
        assertPrefix(exchange(port, "nonsense\r\n\r\n"), "HTTP/1.1 400 ")
        assertContains(exchange(port, "GET / HTTP/1.1\r\n\r\n"), "GET  0<end>", "the server still responds")
    }

    /// HTTP/1.0 has no persistent connections.
    func testHTTP10ConnectionsAreClosed() throws {
        let port = try server().port
        for head in ["HTTP/1.0\r\n", "HTTP/1.0\r\nConnection: keep-alive\r\n", "HTTP/1.1\r\nConnection: x, Close\r\n"] {
            let text = exchange(port, "GET /a \(head)\r\nGET /b HTTP/1.1\r\n\r\n", answers: 2)
            assertContains(text, "Connection: close\r\n", head)
            assertSuffix(text, "GET a 0<end>\n", head)
        }
    }

    /// The timeout applies to the whole request, not to each byte.
    func testSlowRequestsTimeOut() throws {
        let server = try HTTPServer(patience: .milliseconds(600))
        server.start { _ in HTTPResponse(status: 200, "<end>") }
        let socket = try XCTUnwrap(connection(server.port))
        defer { _ = close(socket) }
        let start = ContinuousClock.now
        Thread.detachNewThread {
            for byte in "GET /\(String(repeating: "a", count: 300)) HTTP/1.1\r\n".utf8 {
                var byte = byte
                guard unsafe send(socket, &byte, 1, Int32(MSG_NOSIGNAL)) == 1 else { return }
                usleep(200_000)
            }
        }
        let text = receive(socket, answers: 1)
        XCTAssertTrue(text.hasPrefix("HTTP/1.1 408 "), text)
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(30))
    }

    func testIdleConnectionsDoNotBlockOthers() throws {
        let port = try server().port
        let sockets = (0..<200).compactMap { _ in connection(port) }
        defer { for socket in sockets { _ = close(socket) } }
        XCTAssertEqual(sockets.count, 200)
        for socket in sockets {
            var byte = UInt8(ascii: "G")
            _ = unsafe send(socket, &byte, 1, Int32(MSG_NOSIGNAL))
        }
        let start = ContinuousClock.now
        XCTAssertTrue(exchange(port, "GET /a HTTP/1.1\r\n\r\n").contains("GET a 0<end>"))
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(10))
    }

    func testEventsReachListeners() throws {
        let events = EventStream { ("hello", Array("1".utf8)) }
        let server = try HTTPServer()
        server.start { _ in HTTPResponse(events: events) }
        let sender = Thread {
            while events.listenerCount == 0 { usleep(1_000) }
            events.send("news", Array("{\"a\":2}<end>".utf8))
        }
        sender.start()
        let text = exchange(server.port, "GET / HTTP/1.1\r\n\r\n")
        assertContains(text, "Content-Type: text/event-stream\r\n")
        assertContains(text, "event: hello\ndata: 1\n\nevent: news\ndata: {\"a\":2}<end>")
    }

    func testChangedFilesAreReportedAfterSave() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("inner/deep"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let watch = try FileWatch()
        watch.add(folder.path, isDeep: true)
        func names(_ change: () throws -> Void) throws -> [String] {
            try change()
            return watch.next().map { String($0.dropFirst(folder.path.count + 1)) }.sorted()
        }
        func write(_ name: String) throws { try Data("x".utf8).write(to: folder.appendingPathComponent(name)) }
        XCTAssertEqual(try names { try write("inner/deep/a.xib") }, ["inner/deep/a.xib"])
        // As editors save: they write another file, which is then moved.
        XCTAssertEqual(
            try names {
                try Data("y".utf8).write(to: folder.appendingPathComponent("inner/deep/a.xib"), options: .atomic)
            }.contains("inner/deep/a.xib"), true)
        // A new folder is watched, too.
        XCTAssertEqual(
            try names {
                try FileManager.default.createDirectory(
                    at: folder.appendingPathComponent("new"), withIntermediateDirectories: true)
            }, ["new"])
        XCTAssertEqual(
            try names {
                try write(".hidden")
                try write("new/b.xib")
            }, ["new/b.xib"])
    }
}
