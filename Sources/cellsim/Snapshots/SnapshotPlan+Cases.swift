import ArgumentParser
import CellSimCompare
import CellSimHost
import Foundation
import Yams

extension SnapshotPlan {
    private static let axes = ["device", "scale", "style", "text-size", "direction", "width", "height"]
    private static let keys = ["name", "document", "data", "rows", "reuse-identifier", "comparison", "variants"] + axes

    /// The cases of one entry: each combination of its variants, for each of its documents and data files.
    static func cases(_ node: Node, path: String, folder: String, rule: ComparisonRule) throws -> [Case] {
        let reader = try ConfigurationReader(node, path: path, what: "a case", known: keys)
        guard let documents = try reader.strings("document") else { throw reader.error("document", "is missing") }
        let data: [String?] = try reader.strings("data") ?? [nil]
        var base = Case(name: "", document: "", rule: try self.rule(reader.node("comparison"), path: path, over: rule))
        base.line = node.mark?.line
        base.reuseIdentifier = try reader.string("reuse-identifier")
        base.rows = try reader.number("rows", in: 1...1_000_000).map { Int($0) }
        for axis in axes { if let value = try reader.string(axis) { try set(axis, value, in: &base, reader) } }
        let variants = try variants(reader, path: path)
        let name = try reader.string("name")
        var found: [Case] = []
        for document in documents {
            for records in data {
                for variant in variants {
                    var one = base
                    one.document = join(folder, document)
                    one.data = records.map { join(folder, $0) }
                    for (axis, value) in variant { try set(axis, value, in: &one, reader) }
                    one.name = caseName(
                        name, documents.count > 1 || name == nil ? document : nil, data.count > 1 ? records : nil,
                        variant.map(\.value))
                    found.append(one)
                }
            }
        }
        return found
    }

    /// All combinations of the values under `variants`, the first key outermost.
    private static func variants(_ outer: ConfigurationReader, path: String) throws -> [[(axis: String, value: String)]] {
        guard let node = outer.node("variants") else { return [[]] }
        let reader = try ConfigurationReader(node, path: path, what: "'variants'", known: axes)
        var all: [[(axis: String, value: String)]] = [[]]
        for (key, _) in node.mapping ?? [:] {
            guard let axis = key.string, let values = try reader.strings(axis) else { continue }
            all = all.flatMap { chosen in values.map { chosen + [(axis, $0)] } }
        }
        return all
    }

    private static func set(_ axis: String, _ value: String, in one: inout Case, _ reader: ConfigurationReader) throws {
        func checked<Value>(_ read: Value?, _ expected: String) throws -> Value {
            guard let read else { throw reader.error(reader.node(axis) == nil ? "variants" : axis, "has the \(axis) '\(value)'; expected \(expected)") }
            return read
        }
        func side() -> Double? { Double(value).flatMap { (1...20_000).contains($0) ? $0 : nil } }
        switch axis {
        case "device": one.device = try checked(Device.named(value), "a device as 'iPhone SE' or a size as 375x667")
        case "scale": one.scale = try checked(PixelScale(argument: value), "1, 2 or 3")
        case "style": one.style = try checked(InterfaceStyle(rawValue: value), "light or dark")
        case "text-size": one.textSize = try checked(TextSize(argument: value), "XS to XXXL or AX1 to AX5")
        case "direction": one.direction = try checked(LayoutDirection(rawValue: value), "ltr or rtl")
        case "width": one.width = try checked(side(), "points")
        default: one.height = try checked(side(), "points")
        }
    }

    /// `name/document/data-dark-L`, each part only where it tells cases apart.
    private static func caseName(_ name: String?, _ document: String?, _ data: String?, _ variant: [String]) -> String {
        func stem(_ path: String) -> String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
        var parts = [name, document.map(stem)].compactMap { $0 }
        let last = ([data.map(stem)].compactMap { $0 } + variant).joined(separator: "-")
        if !last.isEmpty { parts.append(last) }
        return parts.map(fileName).joined(separator: "/")
    }

    /// A part of a path that is safe on every system.
    private static func fileName(_ part: String) -> String {
        let kept = part.map { $0.isLetter || $0.isNumber || "-_.+".contains($0) ? $0 : "-" }
        let name = String(kept)
        return name.hasPrefix(".") ? "-" + name.dropFirst() : name
    }
}
