// Data table, written by Tools/canvas-evidence.

/// What recorded frames say for each rule.
enum CanvasEvidence {
    static let recorded: [String: Evidence] = [:]
}
