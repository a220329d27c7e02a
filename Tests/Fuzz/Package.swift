// swift-tools-version: 6.2
import PackageDescription

// `Tests/Scripts/fuzz` copies this package into `.build`, with the command's sources, which no product of CellSim's hands
// out, and puts names in for what stands between at-signs.
/// Members that one package sees of another are seen here too.
let own: [SwiftSetting] = [.unsafeFlags(["-package-name", "@IDENTITY@", "-parse-as-library"])]

/// The toolchain's own libraries for Swift sources.
let host: [SwiftSetting] = [.unsafeFlags(["-I", "@HOST@"])]

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "CellSim") }

let package = Package(
    name: "Fuzz",
    dependencies: [
        .package(name: "CellSim", path: "@CELLSIM@"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        .target(
            name: "FuzzedProject", dependencies: [product("UIKit"), .product(name: "Yams", package: "Yams")],
            packageAccess: false, swiftSettings: own),
        // SwiftSyntax comes with the toolchain.
        .target(
            name: "FuzzedAdapter", packageAccess: false, swiftSettings: own + host,
            linkerSettings: [
                .unsafeFlags([
                    "-L", "@HOST@", "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", "@HOST@",
                ])
            ]),
        .target(name: "FuzzedServer", dependencies: [product("UIKit")], packageAccess: false, swiftSettings: own),
        .target(name: "FuzzedDocuments", dependencies: [product("UIKit")], packageAccess: false, swiftSettings: own),
        .target(name: "FuzzedEditors", packageAccess: false, swiftSettings: own),
        .target(name: "FuzzedDigests", dependencies: [product("UIKit")], packageAccess: false, swiftSettings: own),
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "FuzzedAdapter", "FuzzedProject", "FuzzedServer", "FuzzedDocuments", "FuzzedEditors", "FuzzedDigests",
                product("UIKit"), product("CellSimHost"),
                product("SnapshotTesting"), .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Yams", package: "Yams"),
            ],
            resources: [
                .embedInCode("Command/Gallery/Page/gallery.html"), .embedInCode("Command/Gallery/Page/gallery.css"),
                .embedInCode("Command/Gallery/Page/gallery.js"),
            ],
            packageAccess: false, swiftSettings: own + host,
            // The cache's key has the linker's checksum, else that of the whole file for each run.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--build-id"])]),
    ],
    swiftLanguageModes: [.v6]
)
