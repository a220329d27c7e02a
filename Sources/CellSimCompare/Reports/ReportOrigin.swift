/// Information about the project and the commit of a run, for the header of an HTML report.
package struct ReportOrigin: Codable, Hashable, Sendable {
    /// The project's name.
    package var project: String?
    /// The branch; nil if the head is detached.
    package var branch: String?
    /// The abbreviated hash of the commit.
    package var commit: String?
    /// The date of the commit, such as `2026-11-20`.
    package var date: String?
    /// The command that accepts the new pictures; nil means `cellsim accept`, or no command if the report compares revisions.
    package var acceptance: String?

    /// Creates an origin from the available values.
    package init(project: String? = nil, branch: String? = nil, commit: String? = nil, date: String? = nil) {
        (self.project, self.branch, self.commit, self.date) = (project, branch, commit, date)
    }
}
