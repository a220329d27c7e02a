import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Returns benchmarks that read an interface file and create its cell.
@MainActor func nibBenchmarks(elements folder: URL) throws -> [Benchmark] {
    let path = folder.appendingPathComponent("Elements.xib").path
    let document = try IBDocument(contentsOfFile: path)
    let template = NibTemplate(document)
    return [
        Benchmark("nib: parse the Elements document") { _ = NibTemplate(try IBDocument(contentsOfFile: path)) },
        Benchmark("nib: instantiate the Elements cell", count: 1) {
            _ = try NibLoader.instantiate(template, options: .commandLine)
        },
        Benchmark("nib: instantiate the Elements cell and lay it out", count: 1) {
            let instance = try NibLoader.instantiate(template, options: .commandLine)
            for case let view as UIView in instance.topLevelObjects { view.layoutIfNeeded() }
        },
    ]
}
