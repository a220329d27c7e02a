import ArgumentParser
import CellSimHost

/// The appearances that `--matrix` specifies: all combinations of the values of some axes, as in `device=iPhone SE,iPhone
/// 15;style=light,dark`.
struct PictureMatrix {
    /// A value of an axis, as specified by the user.
    struct AxisValue {
        var axis: AppearanceAxis
        var value: String

        /// The caption above the picture. A number is preceded by the name of its axis.
        var caption: String {
            switch axis {
            case .scale, .width, .height: "\(axis.rawValue) \(value)"
            case .system: "iOS \(value)"
            default: value
            }
        }
    }

    static let maximumPictures = 256
    /// The keyword that stands for all values of an axis.
    private static let allKeyword = "all"
    private var axes: [[AxisValue]] = []

    /// Parses the values of `--matrix`.
    /// - Parameter texts: the values of the repeated option.
    /// - Throws: `ValidationError` if a value is invalid.
    init(_ texts: [String]) throws {
        for part in texts.flatMap({ $0.split(separator: ";", omittingEmptySubsequences: false) }) {
            let sides = part.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
            guard sides.count == 2 else {
                throw ValidationError(
                    "--matrix has '\(String(part).trimmed)'; expected, for example, 'device=iPhone SE,iPhone 15;style=light,dark'"
                )
            }
            axes.append(try PictureMatrix.axis(sides[0], sides[1]))
            if axes.dropLast().contains(where: { $0.first?.axis.rawValue == sides[0] }) {
                throw ValidationError("--matrix has '\(sides[0])' twice; list all its values once")
            }
            guard axes.reduce(1, { $0 * $1.count }) <= PictureMatrix.maximumPictures else {
                throw ValidationError(
                    "--matrix asks for more than \(PictureMatrix.maximumPictures) pictures on one sheet")
            }
        }
    }

    private static func axis(_ name: String, _ values: String) throws -> [AxisValue] {
        let axisNames = AppearanceAxis.allCases.map(\.rawValue)
        guard let axis = AppearanceAxis(rawValue: name) else {
            throw ValidationError(
                "--matrix has no '\(name)'; available: \(axisNames.joined(separator: ", "))\(NearestNames.hint(name, among: axisNames))"
            )
        }
        if values == allKeyword, axis.values == nil {
            throw ValidationError("--matrix: '\(name)' has no list of all values; list the values you want")
        }
        let valueList =
            (values == allKeyword ? axis.values : nil)
            ?? values.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
        for value in valueList {
            guard !value.isEmpty else { throw ValidationError("--matrix: a value of '\(name)' is empty") }
            var (appearance, width, height) = (AppearanceOverrides(), Double?.none, Double?.none)
            do throws(AppearanceAxis.ValueError) {
                try axis.set(value, in: &appearance, width: &width, height: &height)
            } catch {
                throw ValidationError("--matrix: '\(name)' \(error)")
            }
        }
        return valueList.map { AxisValue(axis: axis, value: $0) }
    }

    /// The number of pictures in a row, which is the number of values of the last axis.
    var columns: Int { axes.last?.count ?? 1 }

    /// All combinations of values. The first axis varies slowest.
    var combinations: [[AxisValue]] {
        axes.reduce([[]]) { partial, choices in partial.flatMap { combination in choices.map { combination + [$0] } } }
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
