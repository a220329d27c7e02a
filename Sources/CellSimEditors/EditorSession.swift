/// A type that adapts the sources that are open in an editor.
package protocol SourceAdapter: AnyObject {
    /// Adapts open documents.
    /// - Parameter texts: the editor's texts of all open documents, keyed by path.
    /// - Returns: the adapted documents, keyed by path. The server receives other documents unchanged.
    func adapt(_ texts: [String: String]) -> [String: AdaptedDocument]

    /// Updates the state after files were saved or closed in the editor, or created, removed or changed outside it.
    func filesDidChange(_ paths: [String])
}

/// A connection between an editor and a language server. It forwards messages, adapts the open Swift sources, and translates positions
/// between the original and the adapted sources.
package final class EditorSession {
    /// An open document.
    private struct OpenDocument {
        var uri: String
        /// The editor's identifier of the language.
        var language: String
        var version: JSONValue
        var text: String
        var document: AdaptedDocument
        /// A Boolean value that indicates whether the document has been sent to the server.
        var isSent = false
    }

    /// The maximum size of a text in bytes. Larger texts are forwarded without adaptation.
    package static let maximumTextSize = 8 << 20

    private let adapter: any SourceAdapter
    /// The open documents, keyed by path or, for other URIs, by URI.
    private var openDocuments: [String: OpenDocument] = [:]
    /// The keys of the documents whose original text has been sent to the server.
    private var originalTextKeys: Set<String> = []
    /// A Boolean value that indicates whether a change of a text has not been sent to the server.
    package private(set) var hasUnsentChanges = false
    /// The methods and documents of pending requests, keyed by the bytes of their identifiers.
    private var pendingRequests: [[UInt8]: (method: String, uri: String?)] = [:]

    /// The requests whose results are edits of the editor's original text. The server receives the original text before such a request.
    /// Changing the text again would cancel the request, so the adapted text is sent with the editor's next message.
    private static let formattingMethods: Set<String> = [
        "textDocument/formatting", "textDocument/rangeFormatting", "textDocument/onTypeFormatting",
    ]

    package init(adapter: any SourceAdapter) { self.adapter = adapter }

    private static func key(_ uri: String) -> String { DocumentURI.path(uri) ?? uri }

    private func document(_ uri: String) -> AdaptedDocument? { openDocuments[Self.key(uri)]?.document }

    // MARK: From the editor

    /// Processes a message from the editor.
    /// - Returns: the messages to send to the server, in order.
    package func handleEditorMessage(_ message: JSONValue) -> [JSONValue] {
        // Responses contain no positions in documents.
        guard message["method"] != nil else { return [message] }
        let parameters = message["params"] ?? .null
        let uri = parameters["textDocument"]?["uri"]?.string ?? parameters["item"]?["uri"]?.string
        switch message["method"]?.string {
        case "textDocument/didOpen": return didOpen(parameters, message)
        case "textDocument/didChange":
            guard let uri, applyChanges(uri, parameters) else { return flush() + [message] }
            return []
        case "textDocument/didClose":
            let updates = flush()
            if let uri { openDocuments[Self.key(uri)] = nil }
            // Other modules use the file on disk again.
            if let path = uri.flatMap(DocumentURI.path) { adapter.filesDidChange([path]) }
            hasUnsentChanges = !openDocuments.isEmpty
            return updates + [message]
        case "textDocument/didSave":
            if let path = uri.flatMap(DocumentURI.path) { adapter.filesDidChange([path]) }
            hasUnsentChanges = !openDocuments.isEmpty
            return flush() + [message]
        case "workspace/didChangeWatchedFiles":
            let paths = (parameters["changes"]?.array ?? []).compactMap { $0["uri"]?.string.flatMap(DocumentURI.path) }
            adapter.filesDidChange(paths)
            hasUnsentChanges = !openDocuments.isEmpty
            return flush() + [message]
        default: break
        }
        let updates = flush()
        if let id = message["id"], let method = message["method"]?.string {
            pendingRequests[id.bytes] = (method, uri)
            if Self.formattingMethods.contains(method), let uri, let openDocument = openDocuments[Self.key(uri)] {
                originalTextKeys.insert(Self.key(uri))
                return updates + [Self.changeNotification(openDocument, to: openDocument.text), message]
            }
        }
        var result = message
        if let parameters = message["params"] {
            result["params"] = PositionTranslator(direction: .toServer, document: document).translate(
                parameters, uri: uri)
        }
        return updates + [result]
    }

    private func didOpen(_ parameters: JSONValue, _ message: JSONValue) -> [JSONValue] {
        guard let item = parameters["textDocument"], let uri = item["uri"]?.string, let text = item["text"]?.string,
            item["languageId"]?.string == "swift", text.utf8.count <= Self.maximumTextSize
        else { return flush() + [message] }
        openDocuments[Self.key(uri)] = OpenDocument(
            uri: uri, language: "swift", version: item["version"] ?? .integer(0), text: text,
            document: AdaptedDocument(unchanged: text))
        hasUnsentChanges = true
        return flush()
    }

    /// Applies a change to the text of a document.
    /// - Returns: true if the document is adapted, or false if the message has to be forwarded.
    private func applyChanges(_ uri: String, _ parameters: JSONValue) -> Bool {
        let key = Self.key(uri)
        guard var document = openDocuments[key] else { return false }
        document.version = parameters["textDocument"]?["version"] ?? document.version
        for change in parameters["contentChanges"]?.array ?? [] {
            guard let text = change["text"]?.string else { continue }
            guard let range = change["range"], let start = range["start"].flatMap(PositionTranslator.position),
                let end = range["end"].flatMap(PositionTranslator.position)
            else {
                document.text = text
                continue
            }
            let lines = LineTable(Array(document.text.utf8))
            let from = lines.offset(start)
            let to = max(from, lines.offset(end))
            document.text = String(
                decoding: lines.bytes[..<from] + Array(text.utf8) + lines.bytes[to...], as: UTF8.self)
        }
        openDocuments[key] = document
        hasUnsentChanges = true
        return true
    }

    /// Adapts the open documents if one of them has changed.
    /// - Returns: the messages that update the server's texts.
    package func flush() -> [JSONValue] {
        guard hasUnsentChanges else { return restoreAdaptedTexts() }
        hasUnsentChanges = false
        let texts = openDocuments.compactMap { key, openDocument in
            DocumentURI.path(openDocument.uri) == nil || openDocument.text.utf8.count > Self.maximumTextSize
                ? nil : (key, openDocument.text)
        }
        let adapted = adapter.adapt(Dictionary(uniqueKeysWithValues: texts))
        var messages: [JSONValue] = []
        for key in openDocuments.keys.sorted() {
            guard var openDocument = openDocuments[key] else { continue }
            let previousText = openDocument.document.serverLines.bytes
            openDocument.document = adapted[key] ?? AdaptedDocument(unchanged: openDocument.text)
            if !openDocument.isSent {
                messages.append(Self.openNotification(openDocument))
            } else if openDocument.document.serverLines.bytes != previousText || originalTextKeys.contains(key) {
                messages.append(Self.changeNotification(openDocument, to: openDocument.document.serverText))
            }
            openDocument.isSent = true
            openDocuments[key] = openDocument
        }
        originalTextKeys = []
        return messages
    }

    /// Returns messages that replace the original texts on the server by the adapted texts.
    private func restoreAdaptedTexts() -> [JSONValue] {
        defer { originalTextKeys = [] }
        return originalTextKeys.sorted().compactMap { key in
            openDocuments[key].map { Self.changeNotification($0, to: $0.document.serverText) }
        }
    }

    private static func openNotification(_ openDocument: OpenDocument) -> JSONValue {
        notification(
            "textDocument/didOpen",
            .members([
                "textDocument": .members([
                    "uri": .string(openDocument.uri), "languageId": .string(openDocument.language),
                    "version": openDocument.version,
                    "text": .string(openDocument.document.serverText),
                ])
            ]))
    }

    private static func changeNotification(_ openDocument: OpenDocument, to text: String) -> JSONValue {
        notification(
            "textDocument/didChange",
            .members([
                "textDocument": .members(["uri": .string(openDocument.uri), "version": openDocument.version]),
                "contentChanges": .array([.members(["text": .string(text)])]),
            ]))
    }

    /// Creates a notification, which is a message without a response.
    package static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
        .members(["jsonrpc": .string("2.0"), "method": .string(method), "params": parameters])
    }

    // MARK: From the server

    /// Processes a message from the server.
    /// - Returns: the message to send to the editor, or nil for diagnostics of a text that isn't adapted at the moment.
    package func handleServerMessage(_ message: JSONValue) -> JSONValue? {
        var result = message
        let translator = PositionTranslator(direction: .toEditor, document: document)
        if let method = message["method"]?.string {
            guard let parameters = message["params"] else { return message }
            switch method {
            case "textDocument/publishDiagnostics":
                if let uri = parameters["uri"]?.string, originalTextKeys.contains(Self.key(uri)) { return nil }
                result["params"] = Diagnostics.translated(parameters, "diagnostics", translator, uri: nil)
            default: result["params"] = translator.translate(parameters, uri: nil)
            }
            return result
        }
        guard let id = message["id"], let (method, uri) = pendingRequests.removeValue(forKey: id.bytes),
            let value = message["result"]
        else { return result }
        switch method {
        // These edits apply to the editor's original text.
        case _ where Self.formattingMethods.contains(method): break
        case "textDocument/diagnostic":
            result["result"] = Diagnostics.translated(value, "items", translator, uri: uri)
        case _ where method.hasPrefix("textDocument/semanticTokens/"):
            if let document = uri.flatMap(document), let data = value["data"]?.array {
                result["result"]?["data"] = .array(SemanticTokens.translated(data, document))
            }
        case "textDocument/completion":
            result["result"] = GeneratedNames.removing(from: translator.translate(value, uri: uri))
        default: result["result"] = translator.translate(value, uri: uri)
        }
        return result
    }
}
