/// The version of the program, which is the newest one in `CHANGELOG.md`.
package enum ProgramVersion {
    /// For example `1.2.3`. No other source spells it: they read it here, scripts from `cellsim --version`.
    package static let current = "0.6.0"
}
