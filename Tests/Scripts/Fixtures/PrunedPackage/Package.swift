// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Shop",
    targets: [
        .target(name: "Shop", resources: [.process("ItemCell.xib")]),
        .executableTarget(name: "Trap", dependencies: ["Shop"]),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
    ])
