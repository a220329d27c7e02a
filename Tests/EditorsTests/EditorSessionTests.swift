import CellSimEditors
import XCTest

/// Tests the messages that an editor and a language server receive through a session.
@preconcurrency @MainActor
final class EditorSessionTests: XCTestCase {
    /// A minimal adapter with the same kinds of edits as the real one. It inserts imports in the first line, and replaces
    /// attributes by spaces and `#selector(name)` by a shorter text. It adds a member before a closing brace at the end.
    private final class Adapter: SourceAdapter {
        var changedPaths: [String] = []
        var calls = 0
        var isBroken = false

        func filesDidChange(_ paths: [String]) { changedPaths += paths }

        func adapt(_ texts: [String: String]) -> [String: AdaptedDocument] {
            calls += 1
            return texts.compactMapValues { text in
                var (adapted, replacements) = ("import A; ", [AdaptedDocument.Replacement(start: 0, end: 0, count: 10)])
                var rest = text[...]
                while let match = rest.firstMatch(of: /@objc|#selector\((\w+)\)|\}$/) {
                    let start = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
                    var new = "     "
                    if let name = match.output.1 { new = "Sel(\"\(name)\")" }
                    let isBrace = match.output.0 == "}"
                    if isBrace { new = "func _adaptedX() {}" }
                    adapted += rest[..<match.range.lowerBound] + new + (isBrace ? "}" : "")
                    let end = isBrace ? start : start + match.output.0.utf8.count
                    replacements.append(.init(start: start, end: end, count: new.utf8.count))
                    rest = rest[match.range.upperBound...]
                }
                adapted += rest
                if self.isBroken { replacements.append(.init(start: 1, end: 0, count: -5)) }
                return AdaptedDocument(text: text, adapted: adapted, replacements: replacements)
            }
        }
    }

    private let uri = "file:///p/A%20b.swift"
    private let text = "class A {\n  @objc func é() { x }\n  let s = #selector(abc); y\n}"
    private let adaptedText =
        "import A; class A {\n        func é() { x }\n  let s = Sel(\"abc\"); y\nfunc _adaptedX() {}}"
    private var adapter = Adapter()

    private func json(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }
    private func text(_ value: JSONValue?) -> String { String(decoding: value?.bytes ?? [], as: UTF8.self) }

    private func open(_ session: EditorSession, _ text: String? = nil) -> [JSONValue] {
        session.handleEditorMessage(
            EditorSession.notification(
                "textDocument/didOpen",
                .members([
                    "textDocument": .members([
                        "uri": .string(uri), "languageId": .string("swift"), "version": .integer(1),
                        "text": .string(text ?? self.text),
                    ])
                ])))
    }

    private func range(_ line: Int, _ start: Int, _ end: Int, line2: Int? = nil) -> String {
        #"{"start":{"line":\#(line),"character":\#(start)},"end":{"line":\#(line2 ?? line),"character":\#(end)}}"#
    }

    /// Returns the response that the editor receives for the server's result.
    private func editorResult(_ method: String, _ result: String, in session: EditorSession) throws -> String {
        _ = session.handleEditorMessage(
            try json(#"{"id":"r","method":"\#(method)","params":{"textDocument":{"uri":"\#(uri)"}}}"#))
        return text(session.handleServerMessage(try json(#"{"id":"r","result":\#(result)}"#))?["result"])
    }

    private func openedSession() -> EditorSession {
        adapter = Adapter()
        let session = EditorSession(adapter: adapter)
        _ = open(session)
        return session
    }

    func testServerReceivesAdaptedTexts() throws {
        let session = EditorSession(adapter: adapter)
        let messages = open(session)
        XCTAssertEqual(messages.map { $0["params"]?["textDocument"]?["text"]?.string }, [adaptedText])
        XCTAssertEqual(messages[0]["params"]?["textDocument"]?["uri"]?.string, uri)
    }

    func testChangesAreCollected() throws {
        let session = openedSession()
        let calls = adapter.calls
        // "é" is replaced, then text is inserted after a character with two UTF-16 code units.
        for (part, new) in [(range(1, 13, 14), "\\ud83d\\ude00"), (range(1, 15, 15), "b")] {
            let message = try json(
                #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(uri)","version":2},"contentChanges":[{"range":\#(part),"text":"\#(new)"}]}}"#
            )
            XCTAssertEqual(session.handleEditorMessage(message), [])
        }
        XCTAssertTrue(session.hasUnsentChanges)
        XCTAssertEqual(adapter.calls, calls)
        let messages = session.flush()
        XCTAssertEqual(
            messages.map { $0["params"]?["contentChanges"]?.array?.first?["text"]?.string },
            [adaptedText.replacing("é", with: "\u{1F600}b")])
        XCTAssertEqual(messages[0]["params"]?["textDocument"]?["version"]?.integer, 2)
        XCTAssertEqual(session.flush(), [])
    }

    func testRequestsFlushPendingChanges() throws {
        let session = openedSession()
        _ = session.handleEditorMessage(
            try json(
                #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(uri)","version":2},"contentChanges":[{"text":"@objc"}]}}"#
            ))
        let messages = session.handleEditorMessage(
            try json(
                #"{"id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"\#(uri)"},"position":{"line":0,"character":5}}}"#
            ))
        XCTAssertEqual(messages.map { $0["method"]?.string }, ["textDocument/didChange", "textDocument/hover"])
        XCTAssertEqual(text(messages[1]["params"]?["position"]), #"{"line":0,"character":15}"#)
    }

    func testPositionsOfRequestsAreTranslated() throws {
        let session = openedSession()
        for (position, expected) in [
            ((0, 0), (0, 10)), ((0, 6), (0, 16)), ((1, 13), (1, 13)), ((2, 24), (2, 20)), ((3, 1), (3, 20)),
            ((2, 999), (2, 23)), ((99, 0), (3, 20)),
        ] {
            let message = try json(
                #"{"id":1,"method":"textDocument/definition","params":{"textDocument":{"uri":"\#(uri)"},"position":{"line":\#(position.0),"character":\#(position.1)}}}"#
            )
            XCTAssertEqual(
                text(session.handleEditorMessage(message)[0]["params"]?["position"]),
                #"{"line":\#(expected.0),"character":\#(expected.1)}"#, "\(position)")
        }
    }

    func testPositionsOfResultsAreTranslated() throws {
        let session = openedSession()
        XCTAssertEqual(
            try editorResult(
                "textDocument/definition", #"[{"uri":"\#(uri)","range":\#(range(0, 16, 17))}]"#, in: session),
            #"[{"uri":"\#(uri)","range":\#(range(0, 6, 7))}]"#)
        // The same file with another spelling of its URL, and a file that is not open.
        XCTAssertEqual(
            try editorResult(
                "textDocument/references",
                #"[{"uri":"file:///p/A b.swift","range":\#(range(2, 22, 23))},{"uri":"file:///p/B.swift","range":\#(range(2, 1, 2))}]"#,
                in: session),
            #"[{"uri":"file:///p/A b.swift","range":\#(range(2, 26, 27))},{"uri":"file:///p/B.swift","range":\#(range(2, 1, 2))}]"#
        )
        // Positions in generated text are omitted.
        XCTAssertEqual(
            try editorResult(
                "textDocument/references",
                #"[{"uri":"\#(uri)","range":\#(range(3, 5, 5))},{"uri":"\#(uri)","range":\#(range(3, 0, 0))}]"#,
                in: session),
            #"[{"uri":"\#(uri)","range":\#(range(3, 0, 0))}]"#)
        XCTAssertEqual(
            try editorResult(
                "textDocument/foldingRange", #"[{"startLine":0,"startCharacter":19,"endLine":3,"endCharacter":19}]"#,
                in: session),
            #"[{"startLine":0,"startCharacter":9,"endLine":3,"endCharacter":0}]"#)
        XCTAssertEqual(
            try editorResult(
                "textDocument/x", #"{"data":\#(range(0, 16, 17)),"arguments":[\#(range(0, 16, 17))]}"#, in: session),
            #"{"data":\#(range(0, 16, 17)),"arguments":[\#(range(0, 16, 17))]}"#)
    }

    func testGeneratedTextIsInvisible() throws {
        let session = openedSession()
        XCTAssertEqual(
            try editorResult(
                "textDocument/documentSymbol",
                #"[{"name":"A","range":\#(range(0, 10, 20, line2: 3)),"children":[{"name":"_adaptedX","range":\#(range(3, 0, 19))}]}]"#,
                in: session), #"[{"name":"A","range":\#(range(0, 0, 1, line2: 3)),"children":[]}]"#)
        XCTAssertEqual(
            try editorResult(
                "textDocument/rename",
                #"{"changes":{"\#(uri)":[{"range":\#(range(2, 15, 18)),"newText":"z"},{"range":\#(range(1, 13, 14)),"newText":"z"}]}}"#,
                in: session), #"{"changes":{"\#(uri)":[{"range":\#(range(1, 13, 14)),"newText":"z"}]}}"#)
        XCTAssertEqual(
            try editorResult(
                "textDocument/completion",
                #"{"isIncomplete":true,"items":[{"label":"_adaptedX()"},{"label":"frame"}]}"#, in: session),
            #"{"isIncomplete":true,"items":[{"label":"frame"}]}"#)
    }

    func testGeneratedDiagnosticsAreShownOnlyAlone() throws {
        let session = openedSession()
        let ownDiagnostic = #"{"severity":1,"range":\#(range(2, 20, 21)),"message":"own"}"#
        let generated = #"{"severity":1,"range":\#(range(3, 5, 9)),"message":"generated"}"#
        let warning = #"{"severity":2,"range":\#(range(3, 5, 9)),"message":"warning"}"#
        let moved = #"{"severity":1,"range":\#(range(2, 24, 25)),"message":"own"}"#
        XCTAssertEqual(
            try editorResult(
                "textDocument/diagnostic", #"{"kind":"full","items":[\#(ownDiagnostic),\#(generated),\#(warning)]}"#,
                in: session),
            #"{"kind":"full","items":[\#(moved)]}"#)
        let published = session.handleServerMessage(
            EditorSession.notification(
                "textDocument/publishDiagnostics",
                try json(#"{"uri":"\#(uri)","diagnostics":[\#(generated),\#(warning)]}"#)))
        XCTAssertEqual(published?["params"]?["diagnostics"]?.array?.map { $0["message"]?.string }, ["generated"])
        XCTAssertEqual(text(published?["params"]?["diagnostics"]?.array?[0]["range"]), range(3, 0, 0))
    }

    /// `#warning` in inserted text is the adapter's message for the user.
    func testAdapterWarningsAreShown() throws {
        let session = EditorSession(adapter: WarningAdapter())
        _ = open(session, "class A {}")
        let start = #"{"severity":2,"range":\#(range(0, 0, 8)),"message":"start"}"#
        let text = #"{"severity":2,"range":\#(range(0, 9, 12)),"message":"text"}"#
        let other = #"{"severity":2,"range":\#(range(0, 3, 5)),"message":"other"}"#
        let diagnostics = try editorResult(
            "textDocument/diagnostic", #"{"items":[\#(start),\#(text),\#(other)]}"#, in: session)
        XCTAssertEqual(["start", "text", "other"].filter { diagnostics.contains($0) }, ["start", "text"], diagnostics)
    }

    private final class WarningAdapter: SourceAdapter {
        func filesDidChange(_ paths: [String]) {}

        func adapt(_ texts: [String: String]) -> [String: AdaptedDocument] {
            texts.compactMapValues { text in
                let warning = "#warning(\"a\"); "
                return AdaptedDocument(
                    text: text, adapted: warning + text,
                    replacements: [.init(start: 0, end: 0, count: warning.utf8.count)])
            }
        }
    }

    func testSemanticTokensAreTranslated() throws {
        let session = openedSession()
        // The tokens "import", "class" and "A"; "func"; "let", "Sel", "y".
        let data = [
            0, 0, 6, 1, 0, 0, 10, 5, 1, 0, 0, 6, 1, 1, 0, 1, 8, 4, 1, 0, 1, 2, 3, 1, 0, 0, 8, 3, 1, 0, 0, 10, 1, 1, 0,
        ]
        XCTAssertEqual(
            try editorResult(
                "textDocument/semanticTokens/full", #"{"data":\#(data)}"#.replacing(" ", with: ""), in: session),
            #"{"data":[0,0,5,1,0,0,6,1,1,0,1,8,4,1,0,1,2,3,1,0,0,22,1,1,0]}"#)
        for damaged in ["[1,2,3]", "[-1,0,1,0,0]", #"["x",0,1,0,0]"#, "[1e300,0,1,0,0]"] {
            XCTAssertEqual(
                try editorResult("textDocument/semanticTokens/range", #"{"data":\#(damaged)}"#, in: session),
                #"{"data":\#(damaged)}"#)
        }
    }

    func testFormattingUsesOriginalText() throws {
        let session = openedSession()
        let request =
            #"{"id":5,"method":"textDocument/rangeFormatting","params":{"textDocument":{"uri":"\#(uri)"},"range":\#(range(0, 0, 9))}}"#
        let messages = session.handleEditorMessage(try json(request))
        XCTAssertEqual(
            messages.map { $0["params"]?["contentChanges"]?.array?.first?["text"]?.string }, [text, nil])
        XCTAssertEqual(text(messages[1]), request)
        let diagnostics = EditorSession.notification(
            "textDocument/publishDiagnostics", .members(["uri": .string(uri), "diagnostics": .array([])]))
        XCTAssertNil(session.handleServerMessage(diagnostics))
        let response = #"{"id":5,"result":[{"range":\#(range(2, 10, 24)),"newText":"x"}]}"#
        XCTAssertEqual(text(session.handleServerMessage(try json(response))), response)
        // A response does not cancel a pending change; the next request sends the adapted text.
        XCTAssertEqual(session.handleEditorMessage(try json(#"{"id":1,"result":null}"#)).count, 1)
        let next = session.handleEditorMessage(
            try json(#"{"id":6,"method":"textDocument/hover","params":{"textDocument":{"uri":"\#(uri)"}}}"#))
        XCTAssertEqual(
            next.map { $0["params"]?["contentChanges"]?.array?.first?["text"]?.string }, [adaptedText, nil])
        XCTAssertNotNil(session.handleServerMessage(diagnostics))
    }

    func testOtherDocumentsAndInvalidMessagesPassUnchanged() throws {
        let session = openedSession()
        for message in [
            #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///x.c","languageId":"c","version":1,"text":"a"}}}"#,
            #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///x.c"},"contentChanges":[]}}"#,
            #"{"method":"textDocument/didOpen","params":[]}"#, "[]", "null", #"{"id":1,"result":7}"#, #"{"method":3}"#,
            #"{"id":2,"method":"textDocument/hover","params":{"textDocument":{"uri":"\#(uri)"},"position":{"line":-1}}}"#,
        ] {
            XCTAssertEqual(session.handleEditorMessage(try json(message)).map(text), [message])
        }
        let response =
            #"{"id":99,"result":{"range":{"start":{"line":1,"character":1},"end":{"line":1,"character":1}}}}"#
        XCTAssertEqual(text(session.handleServerMessage(try json(response))), response)
    }

    func testInvalidReplacementsAreIgnored() throws {
        adapter.isBroken = true
        let session = EditorSession(adapter: adapter)
        XCTAssertEqual(open(session)[0]["params"]?["textDocument"]?["text"]?.string, text)
    }

    func testClosedDocumentsAreReadFromDisk() throws {
        let session = openedSession()
        _ = session.handleEditorMessage(
            try json(#"{"method":"textDocument/didClose","params":{"textDocument":{"uri":"\#(uri)"}}}"#))
        XCTAssertEqual(adapter.changedPaths, ["/p/A b.swift"])
        XCTAssertEqual(
            try editorResult(
                "textDocument/definition", #"{"uri":"\#(uri)","range":\#(range(0, 16, 17))}"#, in: session),
            #"{"uri":"\#(uri)","range":\#(range(0, 16, 17))}"#)
    }
}
