import Foundation

/// The diff tool, whose command or links failure messages contain.
extension SnapshotTestingConfiguration {
    /// Creates the text of a failure message that shows how to compare the reference with the failed snapshot.
    public struct DiffTool: Sendable {
        private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// Creates a tool from a function that returns the text for the paths of the reference and the failed snapshot.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.tool = tool
        }

        /// A command line for Kaleidoscope.
        public static let ksdiff = Self { "ksdiff \($0) \($1)" }

        /// Links to both files, with a hint on how to configure another tool.
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

        /// Returns the text for two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            tool(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByStringLiteral {
    /// Creates a tool from the name of a program whose arguments are the two paths, such as `ksdiff`.
    public init(stringLiteral value: String) { self.init { "\(value) \($0) \($1)" } }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
    public init(nilLiteral: ()) { self = .default }
}
