// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "CellSimPlugin",
    products: [.plugin(name: "CellSimCommand", targets: ["CellSimCommand"])],
    targets: [
        .binaryTarget(name: "cellsim", path: "cellsim.artifactbundle"),
        .plugin(
            name: "CellSimCommand",
            capability: .command(
                intent: .custom(
                    verb: "cellsim", description: "Draws and compares interface files: swift package cellsim snapshot"),
                permissions: [
                    .writeToPackageDirectory(reason: "Pictures and reports are written next to the documents.")
                ]),
            dependencies: ["cellsim"]),
    ])
