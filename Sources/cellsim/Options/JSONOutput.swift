import ArgumentParser

/// The option for JSON output.
struct JSONOutput: ParsableArguments {
    @Flag(help: "Print JSON.")
    var json = false
}
