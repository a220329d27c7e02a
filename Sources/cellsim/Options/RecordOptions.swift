import ArgumentParser

/// The options for the records that fill the rows of a table.
struct RecordOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Records: a JSON array, NDJSON or CSV; - reads stdin.", valueName: "file"))
    var data: String?

    @Option(
        help: ArgumentHelp("Row count; records repeat. (default: one per record)", valueName: "count"),
        transform: NumberOption.rows)
    var rows: Int?
}
