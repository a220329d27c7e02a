import ArgumentParser

/// The option for machine-readable output.
struct JSONOutput: ParsableArguments {
    @Flag(help: "Print JSON.")
    var json = false
}
