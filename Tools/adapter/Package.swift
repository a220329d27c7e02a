// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A separate package, because linking the toolchain's SwiftSyntax needs unsafe flags, which dependencies cannot have.

/// The folder of the toolchain's macro libraries, which include SwiftSyntax.
let host: String = {
    let paths = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let compilers = paths.map { URL(fileURLWithPath: $0 + "/swiftc").resolvingSymlinksInPath().path }
    let compiler = compilers.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/usr/bin/swiftc"
    return URL(fileURLWithPath: compiler).deletingLastPathComponent().deletingLastPathComponent().path
        + "/lib/swift/host"
}()
let settings: [SwiftSetting] = [
    .strictMemorySafety(), .unsafeFlags(["-I", host, "-warnings-as-errors"]),
]
let linking: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host]),
    // The adapter runs in a folder with a toolchain's layout, so relative paths find the libraries of any toolchain.
    .unsafeFlags(["host", "linux"].flatMap { ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/swift/" + $0] }),
]

let package = Package(
    name: "adapter",
    products: [.executable(name: "cellsim-swiftc", targets: ["cellsim-swiftc"])],
    targets: [
        // Reads the facts about sources, and makes the edits with which they compile on Linux.
        .target(name: "SwiftAdapter", swiftSettings: settings, linkerSettings: linking),
        // Removes the code that does not compile.
        .target(name: "SwiftPruner", dependencies: ["SwiftAdapter"], swiftSettings: settings),
        .executableTarget(
            name: "cellsim-swiftc", dependencies: ["SwiftAdapter", "SwiftPruner"], swiftSettings: settings),
        .testTarget(
            name: "SwiftAdapterTests", dependencies: ["SwiftAdapter", "SwiftPruner"], exclude: ["Fixtures"],
            swiftSettings: settings),
        .testTarget(
            name: "SwiftPrunerTests", dependencies: ["SwiftAdapter", "SwiftPruner"], exclude: ["Fixtures"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
