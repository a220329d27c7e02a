import ArgumentParser
import CellSimCompare
import Foundation

/// The reasons why a comment can't be posted with the variables in the environment.
enum CommentSetupError: Error {
    /// An environment variable is missing or invalid.
    case invalid(String)
    /// The run can't post comments, for example because it has no token. The review itself is complete.
    case impossible(String)
}

/// Posts a review as a comment on a pull request, or updates the existing comment.
struct ReviewComment {
    private let kind: WorkflowDraft.Service
    private let marker: String
    private let branch: String
    private let environment: [String: String]

    /// Creates an instance for the comment of a review.
    /// - Parameters:
    ///   - serviceKind: the Git service.
    ///   - name: the name of the review, which identifies its comment.
    ///   - branch: the branch for the pictures of reviews on GitHub.
    ///   - environment: the environment variables of the build server.
    init(_ serviceKind: WorkflowDraft.Service, name: String, branch: String, environment: [String: String]) {
        (self.kind, self.branch, self.environment) = (serviceKind, branch, environment)
        marker = "<!-- cellsim-review:\(name) -->"
    }

    /// Posts or updates the comment. If comments can't be posted, prints the reason.
    /// - Parameters:
    ///   - page: the review, without the URLs of its pictures.
    ///   - folder: the folder with the pictures.
    /// - Throws: `InvalidInput` if the service rejects the comment or can't be reached.
    func publish(_ page: ReviewPage, folder: String) throws {
        var page = page
        do {
            let service: any CommentService
            switch kind {
            case .github:
                let github = try GitHubComments(environment: environment)
                service = github
                page.pictureURL = try pictureURLs(of: page, github)
            case .gitlab:
                service = try GitLabComments(environment: environment)
                page.pictureURL = GitLabComments.pictureURL(environment: environment)
            }
            let message = try post(page, to: service)
            logMessage("cellsim: note: \(message)")
        } catch CommentSetupError.impossible(let reason) {
            logMessage("cellsim: note: no comment is posted: \(reason)")
        } catch CommentSetupError.invalid(let reason) {
            throw ValidationError("--comment \(kind.rawValue): \(reason)")
        }
    }

    private func post(_ page: ReviewPage, to service: any CommentService) throws -> String {
        do {
            return try service.publish(
                marker: marker, page.text(limit: service.byteLimit), isWorthANewComment: page.hasChanges)
        } catch let problem as CommentError {
            if problem.status == 403, (service as? GitHubComments)?.isFromFork == true {
                throw CommentSetupError.impossible("the pull request comes from a fork, whose token may only read")
            }
            throw InvalidInput(problem)
        }
    }

    /// Pushes the pictures to their branch, and returns a closure that returns their URLs. If the push fails, the comment has no pictures.
    private func pictureURLs(of page: ReviewPage, _ github: GitHubComments) throws -> (String) -> String? {
        if github.isFromFork { return { _ in nil } }
        let prefix = "\(github.server)/\(github.repository)/raw/"
        let paths = page.shownPictures(
            limit: github.byteLimit, addressLength: prefix.utf8.count + PictureBranch.addressLength)
        guard !paths.isEmpty else { return { _ in nil } }
        do {
            let pictures = PictureBranch(name: branch, server: github.server, token: github.token)
            let pushed = try pictures.push(paths, message: "Pictures of pull request \(github.number) [skip ci]")
            if pushed.omittedCount > 0 {
                logMessage(
                    "cellsim: note: \(pushed.omittedCount) pictures are only in the run's artifacts: too many or too large"
                )
            }
            return { path in
                pushed.names[path].map { "\(prefix)\(pushed.commit)/\($0)" }
            }
        } catch let problem as InvalidInput {
            logMessage("cellsim: warning: the comment has no pictures: \(problem.problems.joined(separator: "; "))")
            return { _ in nil }
        }
    }
}
