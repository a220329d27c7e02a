/// The package that an app's files are built as: what lies in it, and what it consists of.
public struct PackagePlan: Sendable {
    /// What is at a path of the package.
    public enum Content: Hashable, Sendable {
        /// A symbolic link to a file or folder of the user's.
        case link(String)
        /// A file that is written for it.
        case text([UInt8])
    }

    /// What is run when it is built.
    public enum Purpose: Hashable, Sendable {
        /// The app's XIBs are drawn.
        case gallery
        /// Tests of targets of the project.
        case tests([String])
        /// Tests of a folder of sources.
        case testFolder(String)
    }

    /// Contents by relative path.
    public var files: [String: Content] = [:]
    /// The app's module.
    public var module: String
    /// The modules of the app and of the frameworks it is made with, the latter first.
    public var modules: [String] = []
    /// The app's XIBs, those of its frameworks too.
    public var xibs: [AppProject.File] = []
    /// How many Swift sources there are without tests.
    public var sourceCount = 0
    /// What was noticed.
    public var notes: [ProjectNote] = []

    /// The folder of the resources.
    public static let resources = "Resources"
    /// The program that draws the gallery.
    public static let gallery = "cellsim-gallery"
}
