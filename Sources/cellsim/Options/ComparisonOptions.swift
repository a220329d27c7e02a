import ArgumentParser
import CellSimCompare

/// The options that determine how pictures are compared.
struct ComparisonOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("How to compare pixels. (default: exact, or as another option implies)", valueName: "method")
    )
    var method: ComparisonRule.Method?

    @Option(
        help: ArgumentHelp(
            "The fraction of pixels that must agree, as in 0.98 or 98%. (default: 1)", valueName: "fraction"),
        transform: ComparisonOptions.fraction)
    var precision: Double?

    @Option(
        help: ArgumentHelp("The minimum similarity: 1 - ΔE/100 (CIE 1976).", valueName: "fraction"),
        transform: ComparisonOptions.fraction)
    var perceptualPrecision: Double?

    @Option(
        help: ArgumentHelp("The tolerance of each channel, as in 0.02 or 2%.", valueName: "fraction"),
        transform: ComparisonOptions.fraction)
    var perPixelTolerance: Double?

    @Option(help: ArgumentHelp("How many pixels may differ.", valueName: "count"))
    var maxDiffPixels: Int = 0

    @Option(help: ArgumentHelp("A box in pixels to ignore; repeatable.", valueName: "x,y,w,h"))
    var ignore: [PixelBox] = []

    func validate() throws {
        if maxDiffPixels < 0 { throw ValidationError("--max-diff-pixels must not be negative") }
        if perceptualPrecision != nil, let method, method != .perceptual {
            throw ValidationError("--perceptual-precision needs --method perceptual, not \(method.rawValue)")
        }
        if perPixelTolerance != nil, method == .exact || method == .perceptual || perceptualPrecision != nil {
            throw ValidationError("--per-pixel-tolerance needs --method pixel or antialiasing")
        }
    }

    /// Parses a fraction.
    private static func fraction(_ text: String) throws -> Double {
        guard let fraction = Fraction(argument: text) else {
            throw ValidationError("expected \(Fraction.expectedValue)")
        }
        return fraction.value
    }

    /// The comparison rule according to the options.
    var rule: ComparisonRule {
        var rule = ComparisonRule()
        rule.method = method ?? (perceptualPrecision != nil ? .perceptual : perPixelTolerance != nil ? .pixel : .exact)
        rule.precision = precision ?? 1
        rule.perceptualPrecision = perceptualPrecision ?? 1
        rule.perPixelTolerance = perPixelTolerance ?? 0
        rule.maximumDifferentPixels = maxDiffPixels
        rule.ignored = ignore
        return rule
    }
}

extension ComparisonRule.Method: ExpressibleByArgument {}

/// The part of `PixelBox` that parses an option.
extension PixelBox: ExpressibleByArgument {
    /// Parses a rectangle such as `10,20,30,40`. The width and height must be positive.
    public init?(argument: String) {
        let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3],
            [x, y, width, height].allSatisfy({ (0...1_000_000).contains($0) }), width > 0, height > 0
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension Reporter: ExpressibleByArgument {
    public static var allValueStrings: [String] { Format.allCases.map(\.rawValue) }

    public init?(argument: String) { self.init(argument) }
}
