// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "EditorPackage",
    products: [.library(name: "Forms", targets: ["Forms"])],
    targets: [
        .target(name: "Parts"),
        .target(name: "Forms", dependencies: ["Parts"]),
        .testTarget(name: "FormsTests", dependencies: ["Forms"]),
    ]
)
