import CellSimServer
import Foundation
import Synchronization

/// A local HTTP server for review comments: pull request 7 of `owner/app` on GitHub, and merge request 7 of project 5 on GitLab.
final class CommentServer: Sendable {
    private struct Comment {
        var body: String
        var isFromProgram: Bool
    }

    private struct State {
        var comments: [Comment] = []
        var authorizations: [String] = []
        var status = 0, failures = 0
        var losesNextPost = false, deniesUpdates = false
    }

    private let state = Mutex(State())
    private let server: HTTPServer

    init() throws {
        server = try HTTPServer()
        server.start { [self] request in answer(request) }
    }

    var address: String { "http://127.0.0.1:\(server.port)" }
    /// The texts of all comments, in the order of their ids, which start at 1.
    var bodies: [String] { state.withLock { $0.comments.map(\.body) } }
    /// The values of the header fields with tokens.
    var authorizations: [String] { state.withLock { $0.authorizations } }

    func add(_ body: String, isOfProgram: Bool) {
        state.withLock { $0.comments.append(Comment(body: body, isFromProgram: isOfProgram)) }
    }

    /// Makes the next requests fail.
    func fail(status: Int, times: Int) { state.withLock { ($0.status, $0.failures) = (status, times) } }

    /// Makes the next post fail after the comment is stored.
    func loseNextPost() { state.withLock { $0.losesNextPost = true } }

    func deny(updates: Bool) { state.withLock { $0.deniesUpdates = updates } }

    func reset() { state.withLock { $0 = State() } }

    private func answer(_ request: HTTPRequest) -> HTTPResponse {
        state.withLock { state in
            state.authorizations += [request.headers["authorization"], request.headers["private-token"]].compactMap {
                $0
            }
            if state.failures > 0 {
                state.failures -= 1
                return error(state.status)
            }
            let listPaths = [
                ["repos", "owner", "app", "issues", "7", "comments"],
                ["projects", "5", "merge_requests", "7", "notes"],
            ]
            let itemPaths = [["repos", "owner", "app", "issues", "comments"], listPaths[1]]
            switch request.method {
            case "GET" where listPaths.contains(request.path): return page(request.query, state)
            case "POST" where listPaths.contains(request.path):
                guard let body = body(request) else { return error(422) }
                state.comments.append(Comment(body: body, isFromProgram: true))
                if state.losesNextPost {
                    state.losesNextPost = false
                    return error(502)
                }
                return json(["id": state.comments.count], status: 201)
            case "PATCH" where request.path.dropLast() == itemPaths[0][...],
                "PUT" where request.path.dropLast() == itemPaths[1][...]:
                guard let id = request.path.last.flatMap({ Int($0) }), state.comments.indices.contains(id - 1),
                    let body = body(request)
                else { return error(404) }
                if state.deniesUpdates { return error(403) }
                state.comments[id - 1].body = body
                return json(["id": id])
            default: return error(404)
            }
        }
    }

    private func page(_ query: String, _ state: State) -> HTTPResponse {
        var values: [String: Int] = [:]
        for part in query.split(separator: "&") {
            let keyAndValue = part.split(separator: "=")
            if keyAndValue.count == 2 { values[String(keyAndValue[0])] = Int(keyAndValue[1]) }
        }
        let size = min(values["per_page"] ?? 30, 100), start = ((values["page"] ?? 1) - 1) * size
        let comments = state.comments.enumerated().dropFirst(start).prefix(size).map {
            index, comment -> [String: Any] in
            [
                "id": index + 1, "body": comment.body, "user": ["type": comment.isFromProgram ? "Bot" : "User"],
                "author": ["username": comment.isFromProgram ? "project_5_bot_1a" : "someone"], "system": false,
            ]
        }
        return json(comments)
    }

    private func body(_ request: HTTPRequest) -> String? {
        guard request.mediaType == "application/json",
            let object = try? JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any]
        else { return nil }
        return object["body"] as? String
    }

    private func error(_ status: Int) -> HTTPResponse { json(["message": "no"], status: status) }

    private func json(_ value: Any, status: Int = 200) -> HTTPResponse {
        let data = (try? JSONSerialization.data(withJSONObject: value)) ?? Data()
        return HTTPResponse(status: status, type: "application/json", body: Array(data))
    }
}
