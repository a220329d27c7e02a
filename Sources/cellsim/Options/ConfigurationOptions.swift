import ArgumentParser

/// The option for the path of a `cellsim.yml`. The commands also accept the path as an argument.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        name: [.customShort("c"), .customLong("config")],
        help: ArgumentHelp("The cellsim.yml to use, instead of the argument.", valueName: "file"))
    var path: String?

    func validate() throws {
        if path?.isEmpty == true { throw ValidationError("--config needs the name of a file") }
    }

    /// Returns the path according to the option or the argument, or nil if neither is present.
    /// - Throws: `ValidationError` if both are present, or if the path is that of a document or image.
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
