import CellSimCompare
import Foundation

/// An existing comment on a pull request.
struct ExistingComment: Equatable {
    var id: Int
    var body: String
    /// A Boolean value that indicates whether the comment was written by a bot.
    var isByBot: Bool
}

/// An error because of which a review couldn't be posted.
struct CommentError: Error, CustomStringConvertible {
    /// The HTTP status code, or 0 for other errors.
    var status = 0
    var description: String
}

/// The API of a Git service for the comments on one pull request.
protocol CommentService {
    /// The name of the service.
    var name: String { get }
    /// The service's term for a pull request.
    var requestTerm: String { get }
    /// The maximum size of a comment in bytes.
    var byteLimit: Int { get }

    /// Returns the comments on a page. Pages are numbered from 1 and contain at most 100 comments.
    /// - Throws: `CommentError`, or `InvalidInput` if the service can't be reached.
    func comments(page: Int) throws -> [ExistingComment]
    /// Posts a comment.
    /// - Throws: the same errors as `comments(page:)`.
    func create(_ body: String) throws
    /// Replaces the text of a comment.
    /// - Throws: the same errors as `comments(page:)`.
    func update(_ id: Int, _ body: String) throws
}

/// The part of `CommentService` that posts or updates a review.
extension CommentService {
    /// Posts a text, or replaces the text of an existing comment with the same marker.
    /// - Parameters:
    ///   - marker: the beginning of the comment, such as `<!-- cellsim-review:review -->`.
    ///   - text: the comment after the marker.
    ///   - isWorthANewComment: whether to post the text if there is no such comment yet.
    /// - Returns: a message that describes what was done.
    /// - Throws: the same errors as `comments(page:)`.
    func publish(marker: String, _ text: String, isWorthANewComment: Bool) throws -> String {
        let body = marker + "\n" + text
        var attempt = 0
        while true {
            attempt += 1
            if let comment = try existingComment(marker) {
                do {
                    try update(comment.id, body)
                    return "updated comment \(comment.id) of the \(requestTerm)"
                } catch let problem as CommentError where [403, 404].contains(problem.status) && !comment.isByBot {
                    // The comment with the marker was written by another user.
                    logMessage("cellsim: note: comment \(comment.id) with the marker is not this program's: \(problem)")
                }
            }
            guard isWorthANewComment else { return "no comment: nothing differs" }
            do {
                try create(body)
                return "posted a comment on the \(requestTerm)"
            } catch let problem as CommentError where problem.status >= 500 || problem.status == 429 {
                // The comment may have been posted despite the error, so it is searched for again.
                guard attempt < 4 else { throw problem }
                logMessage("\(problem); trying again in \(attempt) s")
                sleep(UInt32(attempt))
            }
        }
    }

    /// Returns the comment that begins with a marker. If there are several, comments by bots are preferred.
    private func existingComment(_ marker: String) throws -> ExistingComment? {
        var matches: [ExistingComment] = []
        for page in 1...CommentPages.maximumPages {
            let comments = try comments(page: page)
            matches += comments.filter { $0.body.hasPrefix(marker) }
            if comments.count < CommentPages.pageSize { break }
            if page == CommentPages.maximumPages {
                logMessage(
                    "cellsim: warning: the \(requestTerm) has more than \(page * CommentPages.pageSize) comments; only these are searched"
                )
            }
        }
        return matches.first(where: \.isByBot) ?? matches.first
    }
}

/// The page size and the maximum number of pages when comments are listed.
enum CommentPages {
    /// The number of comments on a page.
    static let pageSize = 100
    /// The maximum number of pages.
    static let maximumPages = 50
}

/// Converts between the JSON of a Git service's API and Swift values.
enum ServiceJSON {
    /// Decodes an array of objects.
    /// - Throws: `CommentError` if the body is not an array of objects.
    static func objects(_ response: WebClient.Response, _ url: String) throws -> [[String: Any]] {
        guard let value = try? JSONSerialization.jsonObject(with: Data(response.body)),
            let objects = value as? [[String: Any]]
        else {
            throw CommentError(
                description: "\(url): error: the response is not a JSON array of objects; check the URL")
        }
        return objects
    }

    /// Returns the service's error message after a colon, or an empty string if there is none.
    static func message(_ response: WebClient.Response) -> String {
        guard let value = try? JSONSerialization.jsonObject(with: Data(response.body)),
            let object = value as? [String: Any],
            let words = object["message"] as? String ?? object["error"] as? String
        else { return "" }
        return ": " + String(words.prefix(200))
    }

    /// Returns the request body for the text of a comment.
    static func comment(_ text: String) throws -> [UInt8] {
        Array(try JSONSerialization.data(withJSONObject: ["body": text], options: [.withoutEscapingSlashes]))
    }
}
