/// The version of the program, which is the latest one in `CHANGELOG.md`.
package enum ProgramVersion {
    /// The version, such as `1.2.3`. Other sources use this constant; scripts use `cellsim --version`.
    package static let current = "0.6.0"
}
