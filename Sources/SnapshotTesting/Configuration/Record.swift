extension SnapshotTestingConfiguration {
    /// What is done about references.
    public struct Record: RawRepresentable, Equatable, Sendable {
        private enum Mode: String, Sendable { case all, missing, failed, never }

        private let mode: Mode
        public var rawValue: String { mode.rawValue }

        /// A mode by its name: `all`, `missing`, `failed` or `never`; nil for other words.
        public init?(rawValue: String) {
            guard let mode = Mode(rawValue: rawValue) else { return nil }
            self.mode = mode
        }

        private init(_ mode: Mode) { self.mode = mode }

        /// Every snapshot is written, and every assertion fails to tell so.
        public static let all = Self(.all)
        /// Snapshots without a reference are written, and their assertions fail.
        public static let missing = Self(.missing)
        /// As `missing`, and a reference that differs is overwritten, while its assertion fails.
        public static let failed = Self(.failed)
        /// Nothing is written; an assertion without a reference fails.
        public static let never = Self(.never)
    }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    /// `true` is `all`, `false` is `missing`.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}
