import Foundation

/// Reads and writes the comments of a pull request on GitHub.
struct GitHubComments: CommentService {
    let name = "GitHub", requestTerm = "pull request"
    /// GitHub's limit is 65,536 characters.
    let byteLimit = 65_000
    /// The number of the pull request.
    let number: Int
    /// The repository, as OWNER/NAME.
    let repository: String
    /// The URL of the website, such as `https://github.com`.
    let server: String
    /// A Boolean value that indicates whether the pull request comes from another repository. Workflow runs for such pull requests have no
    /// write access.
    let isFromFork: Bool
    let token: String
    private let api: String
    private let client = WebClient(user: "--comment github")

    /// Reads `GITHUB_REPOSITORY`, `GITHUB_EVENT_PATH`, `GITHUB_API_URL`, `GITHUB_SERVER_URL` and `GITHUB_TOKEN`.
    /// - Throws: `CommentSetupError` if a variable is missing or invalid.
    init(environment: [String: String]) throws {
        guard let repository = environment["GITHUB_REPOSITORY"], Self.isRepository(repository) else {
            throw CommentSetupError.invalid("GITHUB_REPOSITORY must be OWNER/NAME; run this in a workflow of GitHub")
        }
        let api = environment["GITHUB_API_URL"] ?? "https://api.github.com"
        let server = environment["GITHUB_SERVER_URL"] ?? "https://github.com"
        for (name, url) in [("GITHUB_API_URL", api), ("GITHUB_SERVER_URL", server)] where !WebClient.isAllowed(url) {
            throw CommentSetupError.invalid("\(name) '\(url)' is not an https:// URL; correct it")
        }
        guard let path = environment["GITHUB_EVENT_PATH"], let data = FileManager.default.contents(atPath: path),
            data.count <= 32 << 20, let value = try? JSONSerialization.jsonObject(with: data),
            let event = value as? [String: Any]
        else {
            throw CommentSetupError.invalid(
                "GITHUB_EVENT_PATH must name the JSON of an event; run this in a workflow of GitHub")
        }
        let pullRequest = event["pull_request"] as? [String: Any]
        let issue = event["issue"] as? [String: Any]
        let isPullRequest = pullRequest != nil || issue?["pull_request"] != nil
        guard isPullRequest, let number = (pullRequest ?? issue)?["number"] as? Int ?? event["number"] as? Int,
            number > 0
        else {
            throw CommentSetupError.impossible("the event is not one of a pull request")
        }
        let head = (pullRequest?["head"] as? [String: Any])?["repo"] as? [String: Any]
        // The repository of a pull request is null if it was deleted.
        isFromFork = pullRequest != nil && (head?["full_name"] as? String)?.lowercased() != repository.lowercased()
        guard let token = environment["GITHUB_TOKEN"], !token.isEmpty else {
            throw CommentSetupError.impossible(
                "GITHUB_TOKEN is not set; pass it with env, as 'GITHUB_TOKEN: ${{ github.token }}'")
        }
        (self.number, self.repository, self.server, self.token, self.api) = (number, repository, server, token, api)
    }

    /// Returns whether a text has the form OWNER/NAME.
    static func isRepository(_ text: String) -> Bool {
        text.utf8.count <= 200 && text.wholeMatch(of: /[A-Za-z0-9_-][A-Za-z0-9._-]*\/[A-Za-z0-9._-]+/) != nil
            && !text.hasSuffix("/..") && !text.hasSuffix("/.")
    }

    func comments(page: Int) throws -> [ExistingComment] {
        let url = "\(api)/repos/\(repository)/issues/\(number)/comments?per_page=\(CommentPages.pageSize)&page=\(page)"
        let response = try send("GET", url)
        return try ServiceJSON.objects(response, url).compactMap { comment in
            guard let id = comment["id"] as? Int else { return nil }
            let type = (comment["user"] as? [String: Any])?["type"] as? String
            return ExistingComment(id: id, body: comment["body"] as? String ?? "", isByBot: type == "Bot")
        }
    }

    func create(_ body: String) throws {
        _ = try send("POST", "\(api)/repos/\(repository)/issues/\(number)/comments", ServiceJSON.comment(body))
    }

    func update(_ id: Int, _ body: String) throws {
        _ = try send("PATCH", "\(api)/repos/\(repository)/issues/comments/\(id)", ServiceJSON.comment(body))
    }

    private func send(_ method: String, _ url: String, _ body: [UInt8]? = nil) throws -> WebClient.Response {
        let response = try client.send(
            method, url, secrets: ["Authorization: Bearer \(token)"],
            headers: ["Accept: application/vnd.github+json", "X-GitHub-Api-Version: 2022-11-28"]
                + (body == nil ? [] : ["Content-Type: application/json"]),
            body: body, isRepeatable: method != "POST")
        guard !(200...299).contains(response.status) else { return response }
        let remedy =
            switch response.status {
            case 401: "GitHub does not accept the token; check GITHUB_TOKEN"
            case 403:
                "the token may not do this; give the job 'permissions: {contents: write, issues: write, pull-requests: write}'"
            case 404: "not found; check GITHUB_REPOSITORY, and that the token may read the repository"
            case 410, 422: "GitHub rejects the comment; check that the pull request is not locked"
            default: "GitHub has a problem; try again later"
            }
        throw CommentError(
            status: response.status,
            description: "\(url): error: status \(response.status)\(ServiceJSON.message(response)); \(remedy)")
    }
}
