import Foundation

/// A Tuist project, decoded from the JSON that its manifest program prints.
struct TuistProject: Decodable {
    /// Patterns for included and excluded files.
    struct Files: Decodable {
        var included: [String]
        var excluded: [String]
    }

    /// A dependency of a target.
    struct Dependency: Decodable {
        var kind: String
        var name: String
    }

    /// A build configuration.
    struct Configuration: Decodable {
        /// The name of the configuration, which begins with `debug` or `release`.
        var name: String
        var settings: [String: String]
        var xcconfig: String?
    }

    /// The build settings of a project or target.
    struct Settings: Decodable {
        var base: [String: String]
        var configurations: [Configuration]
    }

    /// The minimum iOS version of a target.
    struct Deployment: Decodable { var iOS: String? }

    /// The `Info.plist` of a target: a file or values.
    struct InfoPlist: Decodable {
        var file: String?
        var values: [String: Value]?
    }

    /// A Swift package, by URL or by path.
    struct Package: Decodable {
        var url: String?
        var path: String?
        var requirement: String
    }

    /// A target of the project.
    struct Target: Decodable {
        var name: String
        var product: String
        var productName: String?
        var isPhone: Bool
        var deployment: Deployment?
        var bundleId: String
        var infoPlist: InfoPlist?
        var sources: Files?
        var resources: Files?
        var dependencies: [Dependency]
        var settings: Settings?
        var coreDataModels: [Model]
    }

    /// A Core Data model.
    struct Model: Decodable { var path: String }

    /// A value of a property list.
    indirect enum Value: Codable {
        case bool(Bool), integer(Int), number(Double), text(String), list([Value]), dictionary([String: Value])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Bool.self) {
                self = .bool(value)
                return
            }
            if let value = try? container.decode(Int.self) {
                self = .integer(value)
                return
            }
            if let value = try? container.decode(Double.self) {
                self = .number(value)
                return
            }
            if let value = try? container.decode(String.self) {
                self = .text(value)
                return
            }
            if let value = try? container.decode([Value].self) {
                self = .list(value)
                return
            }
            self = .dictionary(try container.decode([String: Value].self))
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .bool(let value): try container.encode(value)
            case .integer(let value): try container.encode(value)
            case .number(let value): try container.encode(value)
            case .text(let value): try container.encode(value)
            case .list(let value): try container.encode(value)
            case .dictionary(let value): try container.encode(value)
            }
        }
    }

    var name: String
    var packages: [Package]
    var settings: Settings?
    var targets: [Target]
}
