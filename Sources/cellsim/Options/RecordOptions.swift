import ArgumentParser

/// The flags for the records that the rows of a table show.
struct RecordOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Records: a JSON array, NDJSON or CSV; - reads stdin.", valueName: "file"))
    var data: String?

    @Option(
        help: ArgumentHelp("Row count; records repeat. (default: one per record)", valueName: "count"),
        transform: NumberOption.rows)
    var rows: Int?
}
