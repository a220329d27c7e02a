import CellSimGraphics
import CellSimHost
import CellSimImageCodecs
import CellSimRaster
import Foundation
import UIKit

/// Returns benchmarks that draw and encode a cell of the Elements example after layout.
@MainActor func pictureBenchmarks(elements folder: URL) throws -> [Benchmark] {
    let file = try InterfaceFile(path: folder.appendingPathComponent("Elements.xib").path)
    let host = ViewHost(Appearance(device: Device(size: CGSize(width: 375, height: 667))))
    let content = try file.makeContent()
    content.view.frame.size.width = 375
    host.window.addSubview(content.view)
    let displayList = host.record(content.view)
    let rasterizer = Rasterizer(scale: 2)
    let bitmap = rasterizer.render(displayList, background: .white)
    let png = try PNG.encode(bitmap)
    return [
        Benchmark("picture: record a cell") { _ = content.view.displayList() },
        Benchmark("picture: draw a cell, \(bitmap.width)×\(bitmap.height) pixels") {
            _ = rasterizer.render(displayList, background: .white)
        },
        Benchmark("picture: encode a cell's PNG, fast") { _ = try PNG.encode(bitmap) },
        Benchmark("picture: encode a cell's PNG, small") { _ = try PNG.encode(bitmap, profile: .small) },
        Benchmark("picture: decode a cell's PNG") { _ = try PNG.decode(png) },
    ]
}
