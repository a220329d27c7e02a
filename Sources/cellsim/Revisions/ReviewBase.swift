import ArgumentParser

/// The revision that a review compares with by default.
struct ReviewBase {
    /// The name of the revision in Git.
    var name: String
    /// The reason why this revision was chosen, for a message.
    var reason: String

    /// Finds the target branch of a pull request, or otherwise the repository's main branch.
    /// - Parameters:
    ///   - repository: the repository.
    ///   - environment: the environment variables of the build server: `GITHUB_BASE_REF`,
    ///     `CI_MERGE_REQUEST_DIFF_BASE_SHA` and `CI_MERGE_REQUEST_TARGET_BRANCH_NAME`.
    /// - Throws: `ValidationError` if none of the candidates exists.
    init(in repository: GitRepository, environment: [String: String]) throws {
        var candidates: [(String, String)] = []
        if let branch = environment["GITHUB_BASE_REF"], !branch.isEmpty {
            candidates.append(("origin/\(branch)", "the pull request's target, GITHUB_BASE_REF"))
        }
        if let commit = environment["CI_MERGE_REQUEST_DIFF_BASE_SHA"], !commit.isEmpty {
            candidates.append((commit, "the merge request's base, CI_MERGE_REQUEST_DIFF_BASE_SHA"))
        }
        if let branch = environment["CI_MERGE_REQUEST_TARGET_BRANCH_NAME"], !branch.isEmpty {
            candidates.append(("origin/\(branch)", "the merge request's target"))
        }
        candidates.append(("origin/HEAD", "the remote's main branch"))
        candidates += ["origin/main", "origin/master", "main", "master"].map { ($0, "the first of the usual names") }
        for (name, reason) in candidates where try repository.commit(name) != nil {
            (self.name, self.reason) = (name, reason)
            return
        }
        let candidateNames = candidates.map(\.0).joined(separator: ", ")
        throw ValidationError(
            "no base to compare with in \(repository.root): none of \(candidateNames) exists; fetch all branches "
                + "(fetch-depth: 0 for actions/checkout, GIT_DEPTH: 0 for GitLab), or name one with --base")
    }
}
