// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A package of its own: what links the toolchain's SwiftSyntax needs flags that packages which others depend on cannot have.

/// The toolchain's libraries for macros, which SwiftSyntax is among.
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
    // The adapter is run from a folder like a toolchain's, whichever toolchain that is.
    .unsafeFlags(["host", "linux"].flatMap { ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/swift/" + $0] }),
]

let package = Package(
    name: "adapter",
    products: [.executable(name: "cellsim-swiftc", targets: ["cellsim-swiftc"])],
    targets: [
        // Facts about sources, and the edits that make them compile here.
        .target(name: "SwiftAdapter", swiftSettings: settings, linkerSettings: linking),
        // Cuts out what does not compile.
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
