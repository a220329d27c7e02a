import CellSimHost
import Foundation

/// Formats the table of devices for `cellsim devices`, as text or JSON.
enum DeviceTable {
    /// Returns one line per device, in columns.
    static func text(_ orientation: Device.Orientation) -> String {
        let head = ["interface builder", "points", "scale", "pixels", "safe area", "names"]
        let rows =
            [head]
            + Device.catalogue.map { $0.rotated(orientation) }.map { device in
                [
                    device.identifier, size(device), "\(Int(device.scale))", pixels(device), safeArea(device),
                    device.names.joined(separator: ", "),
                ]
            }
        let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            // Names need no padding, because they are in the last column.
            let cells = zip(row, widths).dropLast().map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
            return (cells + [row.last ?? ""]).joined(separator: "  ") + "\n"
        }.joined()
    }

    static var json: String {
        let devices = Device.catalogue.map { device in
            let ways = Device.Orientation.allCases.map { orientation in
                (orientation.rawValue, geometry(device.rotated(orientation)))
            }
            return JSONTree.object(
                [
                    ("identifier", .string(device.identifier)), ("names", .strings(device.names)),
                    ("kind", .string(device.isPad ? "pad" : "phone")), ("scale", .number(Double(device.scale))),
                ] + ways)
        }
        return JSONTree.object([("schemaVersion", .number(1)), ("devices", .array(devices))]).text() + "\n"
    }

    /// Returns the size and the safe area, in points.
    private static func geometry(_ device: Device) -> JSONTree {
        let area = device.safeArea
        let sides = [("top", area.top), ("left", area.left), ("bottom", area.bottom), ("right", area.right)]
        return .object([
            ("width", .number(Double(device.size.width))), ("height", .number(Double(device.size.height))),
            ("safeArea", .object(sides.map { ($0, .number(Double($1))) })),
        ])
    }

    static func size(_ device: Device) -> String { "\(Int(device.size.width))x\(Int(device.size.height))" }

    static func pixels(_ device: Device) -> String {
        "\(Int(device.size.width * device.scale))x\(Int(device.size.height * device.scale))"
    }

    /// Returns the safe area in points, such as `47 top, 34 bottom`.
    static func safeArea(_ device: Device) -> String {
        let area = device.safeArea
        let sides = [("top", area.top), ("left", area.left), ("bottom", area.bottom), ("right", area.right)]
        return sides.filter { $0.1 > 0 }.map { "\(Int($1)) \($0)" }.joined(separator: ", ")
    }
}
