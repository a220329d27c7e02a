import CellSimCompare
import Foundation

/// A comment on a pull request.
struct ExistingComment: Equatable {
    var id: Int
    var body: String
    /// Whether a program wrote it.
    var isOfProgram: Bool
}

/// The reason why a review could not be posted.
struct CommentFailure: Error, CustomStringConvertible {
    /// The HTTP status; 0 for other reasons.
    var status = 0
    var description: String
}

/// The part of a service's API that reviews need.
protocol CommentService {
    /// The service's name, and its term for a pull request.
    var name: String { get }
    var request: String { get }
    /// The maximum number of bytes of a comment.
    var byteLimit: Int { get }

    /// Returns the comments of a page, from 1; at most 100.
    /// - Throws: `CommentFailure`, or `InvalidInput` if the service can't be reached.
    func comments(page: Int) throws -> [ExistingComment]
    /// Posts a comment.
    /// - Throws: as `comments(page:)`.
    func create(_ body: String) throws
    /// Replaces a comment's text.
    /// - Throws: as `comments(page:)`.
    func update(_ id: Int, _ body: String) throws
}

extension CommentService {
    /// Posts a text, or replaces the text that was posted under the same marker.
    /// - Parameters:
    ///   - marker: The beginning of the comment, such as `<!-- cellsim-review:review -->`.
    ///   - text: The comment after the marker.
    ///   - isWorthANewComment: Whether to post the text if there is no comment yet.
    /// - Returns: What was done, for a message.
    /// - Throws: as `comments(page:)`.
    func publish(marker: String, _ text: String, isWorthANewComment: Bool) throws -> String {
        let body = marker + "\n" + text
        var attempt = 0
        while true {
            attempt += 1
            if let known = try existing(marker) {
                do {
                    try update(known.id, body)
                    return "updated comment \(known.id) of the \(request)"
                } catch let problem as CommentFailure where [403, 404].contains(problem.status) && !known.isOfProgram {
                    // A comment with the marker by another user.
                    logMessage("cellsim: note: comment \(known.id) with the marker is not this program's: \(problem)")
                }
            }
            guard isWorthANewComment else { return "no comment: nothing differs" }
            do {
                try create(body)
                return "posted a comment on the \(request)"
            } catch let problem as CommentFailure where problem.status >= 500 || problem.status == 429 {
                // It may have been posted anyway, so it is searched again.
                guard attempt < 4 else { throw problem }
                logMessage("\(problem); trying again in \(attempt) s")
                sleep(UInt32(attempt))
            }
        }
    }

    /// The comment that begins with the marker; a program's, if several people wrote the marker.
    private func existing(_ marker: String) throws -> ExistingComment? {
        var found: [ExistingComment] = []
        for page in 1...CommentPages.maximum {
            let comments = try comments(page: page)
            found += comments.filter { $0.body.hasPrefix(marker) }
            if comments.count < CommentPages.size { break }
            if page == CommentPages.maximum {
                logMessage(
                    "cellsim: warning: the \(request) has more than \(page * CommentPages.size) comments; only these are searched"
                )
            }
        }
        return found.first(where: \.isOfProgram) ?? found.first
    }
}

/// The paging of the list of comments.
enum CommentPages {
    /// The number of comments on a page.
    static let size = 100
    /// The maximum number of pages.
    static let maximum = 50
}

/// A JSON value of a service's response.
enum ServiceJSON {
    /// Decodes an array of objects.
    /// - Throws: `CommentFailure` if the body isn't one.
    static func objects(_ response: WebClient.Response, _ url: String) throws -> [[String: Any]] {
        guard let value = try? JSONSerialization.jsonObject(with: Data(response.body)),
            let objects = value as? [[String: Any]]
        else {
            throw CommentFailure(
                description: "\(url): error: the response is not a JSON array of objects; check the URL")
        }
        return objects
    }

    /// The service's own message about an error, if it has one.
    static func message(_ response: WebClient.Response) -> String {
        guard let value = try? JSONSerialization.jsonObject(with: Data(response.body)),
            let object = value as? [String: Any],
            let words = object["message"] as? String ?? object["error"] as? String
        else { return "" }
        return ": " + String(words.prefix(200))
    }

    /// The body with a comment's text.
    static func comment(_ text: String) throws -> [UInt8] {
        Array(try JSONSerialization.data(withJSONObject: ["body": text], options: [.withoutEscapingSlashes]))
    }
}
