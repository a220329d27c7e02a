import CellSimHost
import Foundation

/// Generates the JSON schema of `cellsim.yml`. Editors use it to complete and validate the file.
enum ConfigurationSchema {
    static var text: String {
        let root: [(String, JSONTree)] = [
            ("$schema", .string("http://json-schema.org/draft-07/schema#")), ("title", .string("cellsim.yml")),
            ("description", .string("The cases that 'cellsim snapshot' draws, and the image folders.")),
        ]
        let definitions = ConfigurationKey.Mapping.allCases.filter { $0 != .file }.map { location in
            (location.rawValue, JSONTree.object(mapping(location)))
        }
        let members = root + mapping(.file) + [("definitions", .object(definitions + [("device", device)]))]
        return JSONTree.object(members).text() + "\n"
    }

    private static func mapping(_ location: ConfigurationKey.Mapping) -> [(String, JSONTree)] {
        let keys = ConfigurationKey.keys(of: location).map { key in
            let meaning = key.meaning + (key.defaultDescription.map { " (default: \($0))" } ?? "")
            let value = location == .variants ? oneOrMore(schema(key.valueType)) : schema(key.valueType)
            return (key.name, JSONTree.object([("description", .string(meaning))] + value))
        }
        var mapping: [(String, JSONTree)] = [("type", .string("object")), ("additionalProperties", .bool(false))]
        if location == .cases { mapping.append(("required", .strings(["document"]))) }
        return mapping + [("properties", .object(keys))]
    }

    private typealias Pairs = [(String, JSONTree)]

    private static func schema(_ form: ConfigurationKey.ValueType) -> Pairs {
        switch form {
        // YAML parsers read values such as 42 as numbers.
        case .text: [("type", .strings(["string", "number"])), ("minLength", .number(1))]
        case .texts: oneOrMore(self.schema(.text))
        case .path: [("type", .string("string")), ("minLength", .number(1))]
        case .paths: oneOrMore(self.schema(.path))
        case .integer(let range): number("integer", Double(range.lowerBound), Double(range.upperBound))
        case .fraction: any([number("number", 0, 1), pattern("^[0-9]+(\\.[0-9]+)?%$")])
        case .choice(let values): [("enum", .strings(values))]
        case .flag: [("type", .string("boolean"))]
        case .rectangles: oneOrMore(pattern("^ *[0-9]+ *, *[0-9]+ *, *[0-9]+ *, *[0-9]+ *$"))
        case .mapping(let location): reference(location.rawValue)
        case .list(let location): [("type", .string("array")), ("items", .object(reference(location.rawValue)))]
        case .axis(.device): reference("device")
        case .axis(.scale): [("enum", .array(PixelScale.allCases.map { .number(Double($0.rawValue)) }))]
        case .axis(.system):
            // YAML parsers read 26 as a number.
            [
                (
                    "enum",
                    .array((AppearanceAxis.system.values ?? []).flatMap { [.number(Double($0) ?? 0), .string($0)] })
                )
            ]
        case .axis(.language): pattern("^[A-Za-z]")
        case .axis(let axis):
            axis.values.map { [("enum", .strings($0 + otherNames(axis)))] } ?? number("number", 1, 20_000)
        }
    }

    /// Returns the alternative names of values.
    private static func otherNames(_ axis: AppearanceAxis) -> [String] {
        guard axis == .textSize else { return [] }
        let sizeNames = ["Small", "Medium", "Large", "ExtraLarge", "ExtraExtraLarge", "ExtraExtraExtraLarge"]
        return (["ExtraSmall"] + sizeNames).map { $0.prefix(1).lowercased() + $0.dropFirst() }
            + sizeNames.dropFirst().map { "accessibility" + $0 }
    }

    private static var device: JSONTree {
        let names = Device.catalogue.flatMap(\.names) + Device.catalogue.map(\.identifier)
        return .object(any([[("enum", .strings(names))], pattern("^[0-9]+(\\.[0-9]+)?x[0-9]+(\\.[0-9]+)?$")]))
    }

    private static func number(_ type: String, _ minimum: Double, _ maximum: Double) -> Pairs {
        [("type", .string(type)), ("minimum", .number(minimum)), ("maximum", .number(maximum))]
    }

    private static func pattern(_ pattern: String) -> Pairs {
        [("type", .string("string")), ("pattern", .string(pattern))]
    }

    private static func reference(_ name: String) -> Pairs { any([[("$ref", .string("#/definitions/\(name)"))]]) }

    private static func any(_ forms: [Pairs]) -> Pairs { [("anyOf", .array(forms.map { .object($0) }))] }

    private static func oneOrMore(_ form: Pairs) -> Pairs {
        any([form, [("type", .string("array")), ("minItems", .number(1)), ("items", .object(form))]])
    }
}
