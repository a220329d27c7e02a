import CellSimGraphics
import CellSimImageCodecs
import CellSimRaster
import CellSimVectorImages
import Foundation

/// Long-running checks of the PDF and SVG readers, which are run manually (`CONTRIBUTING.md`): mutated files, pictures for
/// comparison with other programs, and timings.
@main enum VectorCheck {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let command = arguments.isEmpty ? "" : arguments.removeFirst()
        switch command {
        case "fuzz": try Fuzzing.run(arguments)
        case "draw": try drawEach(arguments)
        case "time": try timeEach(arguments)
        default:
            print("VectorCheck fuzz COUNT SEED [FILE …] | draw SCALE FOLDER FILE … | time FILE …")
        }
    }

    static func bitmap(of image: VectorImage, scale: CGFloat) -> Bitmap {
        Rasterizer(scale: scale).render(DisplayList(size: image.size, commands: image.commands))
    }

    /// Draws files to `FOLDER/NUMBER.png`, and prints for each whether it was drawn completely, partly or not at all.
    private static func drawEach(_ arguments: [String]) throws {
        guard arguments.count > 2, let scale = Double(arguments[0]) else { return }
        for (index, path) in arguments.dropFirst(2).enumerated() {
            do {
                let image = try VectorImage.read(Data(contentsOf: URL(fileURLWithPath: path)))
                let picture = bitmap(of: image, scale: CGFloat(scale))
                try Data(PNG.encode(picture)).write(to: URL(fileURLWithPath: "\(arguments[1])/\(index).png"))
                let status = image.notes.isEmpty ? "whole" : "part: " + image.notes.joined(separator: "; ")
                print("\(index)\t\(picture.width)x\(picture.height)\t\(status)\t\(path)")
            } catch {
                print("\(index)\t-\trefused: \(error)\t\(path)")
            }
        }
    }

    /// Prints the milliseconds for reading and drawing each file the first time, and their median.
    private static func timeEach(_ paths: [String]) throws {
        let clock = ContinuousClock()
        var times: [Duration] = []
        for path in paths {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            let time = clock.measure {
                if let image = Fuzzing.image(of: data) { _ = bitmap(of: image, scale: 2) }
            }
            times.append(time)
        }
        times.sort()
        for percentile in [50, 90, 100] where !times.isEmpty {
            print("\(percentile) %: \(times[min(times.count * percentile / 100, times.count - 1)])")
        }
    }
}
