// swift-tools-version: 6.2
import PackageDescription

// `Tests/Scripts/fuzz` copies this package to `.build` together with the command's sources, which are not in a product of
// CellSim, and replaces the names between at signs.
/// Makes the `package` declarations of CellSim visible here.
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
            // The cache's key contains the linker's build id. Without it, each run would compute a checksum of the whole file.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--build-id"])]),
    ],
    swiftLanguageModes: [.v6]
)
