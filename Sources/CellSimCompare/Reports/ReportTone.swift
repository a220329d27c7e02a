/// The tone of a part of a text report, which a terminal shows as a colour.
package enum ReportTone: Hashable, Sendable {
    /// A success.
    case passed
    /// A failure of the run.
    case failed
    /// A warning, which doesn't make the run fail.
    case warning
}

extension ReportTone {
    /// Creates the tone for a case's state. In a report that shows changes, only unreadable pictures are failures.
    init(_ state: ReportCase.State, showsChanges: Bool) {
        self = state.isGood ? .passed : showsChanges && state != .unreadable ? .warning : .failed
    }
}
