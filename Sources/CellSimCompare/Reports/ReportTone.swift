/// The meaning of a part of a text report, which a terminal shows as a colour.
package enum ReportTone: Hashable, Sendable {
    /// A success.
    case passed
    /// A failure of the run.
    case failed
    /// A warning, which does not make the run fail.
    case warning
}

extension ReportTone {
    /// Creates the tone for a case's state; in a report that shows changes, only an unreadable picture is a failure.
    init(_ state: ReportCase.State, showsChanges: Bool) {
        self = state.isGood ? .passed : showsChanges && state != .unreadable ? .warning : .failed
    }
}
