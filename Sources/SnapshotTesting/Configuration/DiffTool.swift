import Foundation

extension SnapshotTestingConfiguration {
    /// Makes the text by which a failure names the reference and the picture that failed.
    public struct DiffTool: Sendable {
        private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// A tool by the text that it makes of two paths: the reference's and the failed snapshot's.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.tool = tool
        }

        /// A command line of Kaleidoscope.
        public static let ksdiff = Self { "ksdiff \($0) \($1)" }

        /// Links to both files, and how another tool is named.
        public static let `default` = Self { reference, failed in
            """
            @\u{2212}
            "file://\(reference)"
            @+
            "file://\(failed)"

            To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

                withSnapshotTesting(diffTool: .ksdiff) {
                  // ...
                }
            """
        }

        /// The text for these two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            tool(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByStringLiteral {
    /// A program that takes both paths, as in `ksdiff`.
    public init(stringLiteral value: String) { self.init { "\(value) \($0) \($1)" } }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
    public init(nilLiteral: ()) { self = .default }
}
