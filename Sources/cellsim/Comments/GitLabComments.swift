import CellSimCompare
import CellSimEscaping
import CellSimProcess
import Foundation

/// Reads and writes the comments of a merge request on GitLab.
struct GitLabComments: CommentService {
    let name = "GitLab", requestTerm = "merge request"
    /// GitLab's limit is 1,000,000 characters.
    let byteLimit = 500_000
    private let notesURL: String
    private let token: String
    private let client = WebClient(user: "--comment gitlab")

    /// Reads `CI_API_V4_URL`, `CI_PROJECT_ID`, `CI_MERGE_REQUEST_IID` and `GITLAB_TOKEN`.
    /// - Throws: `CommentSetupError` if a variable is missing or invalid.
    init(environment: [String: String]) throws {
        guard let api = environment["CI_API_V4_URL"], WebClient.isAllowed(api) else {
            throw CommentSetupError.invalid("CI_API_V4_URL must be an https:// URL; run this in a job of GitLab")
        }
        guard let project = environment["CI_PROJECT_ID"], project.isNumber else {
            throw CommentSetupError.invalid("CI_PROJECT_ID must be a number; run this in a job of GitLab")
        }
        guard let number = environment["CI_MERGE_REQUEST_IID"], !number.isEmpty else {
            throw CommentSetupError.impossible(
                "the job is not one of a merge request; add the rule 'if: $CI_PIPELINE_SOURCE == \"merge_request_event\"'"
            )
        }
        guard number.isNumber else { throw CommentSetupError.invalid("CI_MERGE_REQUEST_IID must be a number") }
        guard let token = environment["GITLAB_TOKEN"], !token.isEmpty else {
            throw CommentSetupError.impossible(
                "GITLAB_TOKEN is not set; add a project access token with the scope 'api' as a masked CI/CD variable")
        }
        (self.token, notesURL) = (token, "\(api)/projects/\(project)/merge_requests/\(number)/notes")
    }

    func comments(page: Int) throws -> [ExistingComment] {
        let url = "\(notesURL)?per_page=\(CommentPages.pageSize)&page=\(page)&sort=asc&order_by=created_at"
        return try ServiceJSON.objects(send("GET", url), url).compactMap { comment in
            guard let id = comment["id"] as? Int else { return nil }
            let author = (comment["author"] as? [String: Any])?["username"] as? String ?? ""
            // Project and group access tokens belong to bot users whose names contain `_bot`.
            let isBot = author.contains("_bot_") || author.hasSuffix("_bot")
            // System notes can't be changed.
            let body = comment["system"] as? Bool == true ? "" : comment["body"] as? String ?? ""
            return ExistingComment(id: id, body: body, isByBot: isBot)
        }
    }

    func create(_ body: String) throws { _ = try send("POST", notesURL, ServiceJSON.comment(body)) }

    func update(_ id: Int, _ body: String) throws {
        _ = try send("PUT", "\(notesURL)/\(id)", ServiceJSON.comment(body))
    }

    private func send(_ method: String, _ url: String, _ body: [UInt8]? = nil) throws -> WebClient.Response {
        let response = try client.send(
            method, url, secrets: ["PRIVATE-TOKEN: \(token)"],
            headers: body == nil ? [] : ["Content-Type: application/json"], body: body, isRepeatable: method != "POST")
        guard !(200...299).contains(response.status) else { return response }
        let remedy =
            switch response.status {
            case 401: "GitLab does not accept the token; check GITLAB_TOKEN, which may have expired"
            case 403: "the token may not do this; it needs the scope 'api' and the role Reporter or higher"
            case 404: "not found; check CI_PROJECT_ID, and that the token may read the project"
            case 400, 422: "GitLab rejects the comment"
            default: "GitLab has a problem; try again later"
            }
        throw CommentError(
            status: response.status,
            description: "\(url): error: status \(response.status)\(ServiceJSON.message(response)); \(remedy)")
    }

    /// Returns a closure that returns the URL of a picture in the job's artifacts, which must contain the review's folder.
    static func pictureURL(environment: [String: String]) -> (String) -> String? {
        guard let job = environment["CI_JOB_URL"], PictureLinks.isWebURL(job) else { return { _ in nil } }
        let root = environment["CI_PROJECT_DIR"].map(AbsolutePath.of) ?? AbsolutePath.of("")
        return { path in
            let absolutePath = AbsolutePath.of(path)
            guard absolutePath.hasPrefix(root + "/") else { return nil }
            return job + "/artifacts/raw/" + Escaping.address(String(absolutePath.dropFirst(root.count + 1)))
        }
    }
}
