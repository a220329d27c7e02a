import CellSimServer
import XCTest

/// Tests parsing requests, and rejecting requests of other sites.
final class RequestTests: XCTestCase {
    private func read(_ head: String) throws -> HTTPRequest { try HTTPRequest(head: Array(head.utf8)) }

    private func status(_ body: () throws -> Void) -> Int? {
        do {
            try body()
            return nil
        } catch { return (error as? HTTPRequest.Rejection)?.status }
    }

    func testRequestIsParsed() throws {
        let request = try read("GET /a%20b/c/?v=1 HTTP/1.1\r\nHost: 127.0.0.1:80\r\nAccept: x\r\naccept:  y \r\n")
        XCTAssertEqual(request.method, "GET")
        XCTAssertEqual(request.path, ["a b", "c"])
        XCTAssertTrue(request.hasTrailingSlash)
        XCTAssertEqual(request.query, "v=1")
        XCTAssertEqual(try read("GET /a?b=1&c=d#e HTTP/1.1\r\n").query, "b=1&c=d")
        XCTAssertEqual(try read("GET /a HTTP/1.1\r\n").query, "")
        XCTAssertEqual(request.headers, ["host": "127.0.0.1:80", "accept": "x,y"])
        XCTAssertFalse(try read("GET /a HTTP/1.1\r\n").hasTrailingSlash)
        XCTAssertEqual(try read("GET / HTTP/1.1\r\n").path, [])
    }

    func testTraversalAddressesAreRejected() {
        for address in [
            "/../a", "/a/..", "/a/%2e%2e/b", "/%2E%2e", "/.", "/a//b", "//a", "/a%2fb", "/a%5cb", "/a%00", "/%zz",
            "/%4",
            "/%+1", "/%ff", "a", "*", "http://x/",
        ] {
            XCTAssertEqual(status { _ = try read("GET \(address) HTTP/1.1\r\n") }, 400, address)
        }
    }

    func testInvalidRequestsAreRejected() {
        for head in [
            "", "GET /", "GET / HTTP/2\r\n", "GET  / HTTP/1.1\r\n", "GET / HTTP/1.1\r\n: x\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n", "GET / HTTP/1.1\r\n folded: x\r\n",
            "GET / HTTP/1.1\r\nA\u{1}: x\r\n", "GET / HTTP/1.1\r\nA: x\ry\r\n", "GET / HTTP/1.1\r\nA b: x\r\n",
            "GET / HTTP/1.1\r\nÄ: x\r\n", "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n",
        ] {
            XCTAssertEqual(status { _ = try read(head) }, 400, head)
        }
    }

    func testBodiesHaveALimitAndALength() throws {
        func length(_ fields: String) throws -> Int { try read("POST / HTTP/1.1\r\n\(fields)\r\n").bodyLength() }
        XCTAssertEqual(try length("Content-Length: 12"), 12)
        XCTAssertEqual(try length("A: b"), 0)
        XCTAssertEqual(status { _ = try length("Content-Length: 65537") }, 413)
        XCTAssertEqual(status { _ = try length("Content-Length: 99999999999999999999") }, 400)
        XCTAssertEqual(status { _ = try length("Content-Length: -1") }, 400)
        XCTAssertEqual(status { _ = try length("Content-Length: +1") }, 400)
        XCTAssertEqual(status { _ = try length("Transfer-Encoding: chunked") }, 501)
    }

    func testOnlySameOriginRequestsWithTokenAreAdmitted() throws {
        let admission = Admission(token: "0123", port: 80)
        func admit(_ address: String, _ fields: [String], method: String = "GET") -> Int? {
            status {
                let lines = fields.map { $0 + "\r\n" }.joined()
                let request = try admission.admit(try read("\(method) \(address) HTTP/1.1\r\n\(lines)"))
                XCTAssertEqual(request.path, ["x"])
            }
        }
        let host = "Host: 127.0.0.1:80"
        XCTAssertNil(admit("/0123/x", [host]))
        XCTAssertNil(admit("/0123/x", ["Host: localhost:80", "Sec-Fetch-Site: same-origin"]))
        XCTAssertNil(admit("/0123/x", [host, "Sec-Fetch-Site: none"]))
        XCTAssertEqual(admit("/x", [host]), 403)
        XCTAssertEqual(admit("/0124/x", [host]), 403)
        XCTAssertEqual(admit("/01234/x", [host]), 403)
        XCTAssertEqual(admit("/", [host]), 403)
        XCTAssertEqual(admit("/0123/x", []), 421)
        XCTAssertEqual(admit("/0123/x", ["Host: evil.example:80"]), 421)
        XCTAssertEqual(admit("/0123/x", ["Host: 127.0.0.1"]), 421)
        XCTAssertEqual(admit("/0123/x", [host, "Origin: http://evil.example"]), 403)
        XCTAssertEqual(admit("/0123/x", [host, "Origin: null"]), 403)
        XCTAssertEqual(
            admit("/0123/x", [host, "Origin: http://localhost:80"]), 403,
            "the origin must have the same name as the host")
        XCTAssertEqual(admit("/0123/x", [host, "Sec-Fetch-Site: cross-site"]), 403)
        XCTAssertEqual(admit("/0123/x", [host, "Sec-Fetch-Site: same-site"]), 403)
        let origin = "Origin: http://127.0.0.1:80", json = "Content-Type: application/json"
        XCTAssertNil(admit("/0123/x", [host, origin, json], method: "POST"))
        XCTAssertNil(
            admit("/0123/x", [host, origin, "Content-Type: Application/JSON ; charset=utf-8"], method: "POST"))
        for type in ["application/jsonp", "application/json+x", "application/json, text/plain", "text/json", ""] {
            XCTAssertEqual(admit("/0123/x", [host, origin, "Content-Type: \(type)"], method: "POST"), 403, type)
        }
        XCTAssertEqual(admit("/0123/x", [host, json], method: "POST"), 403)
        XCTAssertEqual(admit("/0123/x", [host, origin, "Content-Type: text/plain"], method: "POST"), 403)
        XCTAssertEqual(admit("/0123/x", [host, origin], method: "DELETE"), 405)
        XCTAssertEqual(admit("/0123/x", [host, origin], method: "OPTIONS"), 405)
    }

    func testTokensAreLongAndUnique() {
        let tokens = (0..<100).map { _ in Admission.makeToken() }
        XCTAssertEqual(Set(tokens).count, 100)
        XCTAssertTrue(tokens.allSatisfy { $0.utf8.count == 32 })
    }
}
