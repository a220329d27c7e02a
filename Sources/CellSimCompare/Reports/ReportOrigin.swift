/// The source of a run's pictures, for the header of a page.
package struct ReportOrigin: Codable, Hashable, Sendable {
    /// The project's name.
    package var project: String?
    /// The branch; nil if none is checked out.
    package var branch: String?
    /// The abbreviated hash of the commit.
    package var commit: String?
    /// The day of the commit, as in `2026-11-20`.
    package var date: String?
    /// The command that accepts the new pictures; nil means `cellsim accept`, or for none if the report compares revisions.
    package var acceptance: String?

    /// Creates a description from the known values.
    package init(project: String? = nil, branch: String? = nil, commit: String? = nil, date: String? = nil) {
        (self.project, self.branch, self.commit, self.date) = (project, branch, commit, date)
    }
}
