/// The record mode of a configuration.
extension SnapshotTestingConfiguration {
    /// The snapshots that assertions write as references.
    public struct Record: RawRepresentable, Equatable, Sendable {
        private enum Mode: String, Sendable { case all, missing, failed, never }

        private let mode: Mode
        public var rawValue: String { mode.rawValue }

        /// Creates a mode from its name: `all`, `missing`, `failed` or `never`; nil for other names.
        public init?(rawValue: String) {
            guard let mode = Mode(rawValue: rawValue) else { return nil }
            self.mode = mode
        }

        private init(_ mode: Mode) { self.mode = mode }

        /// Writes every snapshot. Every assertion fails, as a reminder that recording is on.
        public static let all = Self(.all)
        /// Writes snapshots that have no reference. Their assertions fail.
        public static let missing = Self(.missing)
        /// Writes snapshots as `missing` does, and also overwrites references that differ. Their assertions fail.
        public static let failed = Self(.failed)
        /// Writes nothing. Assertions without a reference fail.
        public static let never = Self(.never)
    }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    /// Creates a mode from a Boolean: `true` is `all`, `false` is `missing`.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}
