/// The meaning of a part of a text report; a terminal shows it as a colour.
package enum ReportTone: Hashable, Sendable {
    /// As it should be.
    case passed
    /// A reason for the run to fail.
    case failed
    /// Worth a look; the run does not fail for it.
    case warning
}

extension ReportTone {
    /// The tone of a case's state; in a report that shows changes, only an unreadable picture is a failure.
    init(_ state: ReportCase.State, showsChanges: Bool) {
        self = state.isGood ? .passed : showsChanges && state != .unreadable ? .warning : .failed
    }
}
