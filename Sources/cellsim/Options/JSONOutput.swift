import ArgumentParser

/// The flag for output that programs read.
struct JSONOutput: ParsableArguments {
    @Flag(help: "Print JSON.")
    var json = false
}
