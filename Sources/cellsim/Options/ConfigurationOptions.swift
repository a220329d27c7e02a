import ArgumentParser

/// The option for the path of a `cellsim.yml`, for commands that also accept it as an argument.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        name: [.customShort("c"), .customLong("config")],
        help: ArgumentHelp("The cellsim.yml to use, instead of the argument.", valueName: "file"))
    var path: String?

    func validate() throws {
        if path?.isEmpty == true { throw ValidationError("--config needs the name of a file") }
    }

    /// Returns the path in the option or the argument, or nil if there is none.
    /// - Throws: `ValidationError` if both are present.
    func path(orArgument argument: String?) throws -> String? {
        if let path, let argument {
            throw ValidationError("--config \(path) and \(argument) both name a configuration: leave one out")
        }
        if let location = path ?? argument, let remedy = DocumentArgument.remedy(location) {
            throw ValidationError(remedy)
        }
        return path ?? argument
    }
}
