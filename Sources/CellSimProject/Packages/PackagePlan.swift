/// The files and modules of the Swift package that builds an app.
public struct PackagePlan: Sendable {
    /// The content of a file in the package.
    public enum Content: Hashable, Sendable {
        /// A symbolic link to one of the user's files or folders.
        case link(String)
        /// A generated file with these bytes.
        case text([UInt8])
    }

    /// The purpose of the build.
    public enum Purpose: Hashable, Sendable {
        /// Draws the app's XIBs and storyboards.
        case gallery
        /// Runs tests of targets in the project.
        case tests([String])
        /// Runs tests in a folder of sources.
        case testFolder(String)
    }

    /// The files' contents, keyed by relative path.
    public var files: [String: Content] = [:]
    /// The name of the app's module.
    public var module: String
    /// The names of the modules of the app's frameworks and of the app, frameworks first.
    public var modules: [String] = []
    /// The XIBs and storyboards of the app and its frameworks.
    public var documents: [AppProject.File] = []
    /// The number of Swift sources, excluding tests.
    public var sourceCount = 0
    /// Notes about the project.
    public var notes: [ProjectNote] = []

    /// The name of the folder for resources.
    public static let resourcesFolder = "Resources"
    /// The name of the program that draws the gallery.
    public static let galleryProgram = "cellsim-gallery"
}
