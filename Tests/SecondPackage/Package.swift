// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SecondPackage",
    dependencies: [.package(name: "CellSim", path: "@CELLSIM@")],
    targets: [
        .testTarget(
            name: "DrawingTests",
            dependencies: [
                .product(name: "UIKit", package: "CellSim"), .product(name: "CellSimHost", package: "CellSim"),
            ]),
        .testTarget(
            name: "CellTests",
            dependencies: [
                .product(name: "UIKit", package: "CellSim"), .product(name: "SnapshotTesting", package: "CellSim"),
            ],
            resources: [.copy("ElementRow.xib")]),
    ]
)
