/// The version of the program, which is the newest one in `CHANGELOG.md`.
package enum ProgramVersion {
    /// For example `1.2.3`. Other sources use this constant; scripts use `cellsim --version`.
    package static let current = "0.6.0"
}
