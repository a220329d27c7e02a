// swift-tools-version: 5.9
import PackageDescription
let package = Package(
    name: "Cards",
    dependencies: [.package(path: "Dependencies/swift-snapshot-testing")],
    targets: [
        .target(name: "Cards", resources: [.process("PersonCell.xib")]),
        .testTarget(
            name: "CardsTests",
            dependencies: ["Cards", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
    ])
