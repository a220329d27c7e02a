// swift-tools-version: 5.9
import PackageDescription
let package = Package(
    name: "Cards",
    defaultLocalization: "en",
    dependencies: [.package(path: "Dependencies/swift-snapshot-testing")],
    targets: [
        .target(name: "Cards", resources: [.process("PersonCell.xib"), .process("Texts")]),
        .testTarget(
            name: "CardsTests",
            dependencies: ["Cards", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
    ])
