// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Pegs",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Pegs", targets: ["Pegs"])],
    targets: [.target(name: "Pegs"), .testTarget(name: "PegsTests", dependencies: ["Pegs"])]
)
