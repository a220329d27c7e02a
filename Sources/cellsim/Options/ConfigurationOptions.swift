import ArgumentParser

/// The flag that names a `cellsim.yml`, for commands that also take it as an argument.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        name: [.customShort("c"), .customLong("config")],
        help: ArgumentHelp("The cellsim.yml to use, instead of the argument.", valueName: "file"))
    var path: String?

    func validate() throws {
        if path?.isEmpty == true { throw ValidationError("--config needs the name of a file") }
    }

    /// The path in the flag or the argument; nil for neither.
    /// - Throws: `ValidationError` for both.
    func path(orArgument argument: String?) throws -> String? {
        if let path, let argument {
            throw ValidationError("--config \(path) and \(argument) both name a configuration: leave one out")
        }
        if let named = path ?? argument, let remedy = DocumentArgument.remedy(named) { throw ValidationError(remedy) }
        return path ?? argument
    }
}
