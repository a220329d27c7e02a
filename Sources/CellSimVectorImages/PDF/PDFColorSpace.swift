import CellSimGraphics
import Foundation

/// A colour space, which determines the meaning of colour components.
indirect enum PDFColorSpace {
    case gray, rgb, cmyk
    case lab(range: [CGFloat])
    case indexed(base: PDFColorSpace, last: Int, table: [UInt8])
    /// One or more named inks. A function converts their amounts to a base colour space.
    case tint(count: Int, base: PDFColorSpace, PDFFunction)
    /// Patterns. An uncoloured pattern has a colour in the associated colour space.
    case pattern(PDFColorSpace?)

    /// Creates a device colour space from its name; nil for other names.
    init?(name: String) {
        switch name {
        case "DeviceGray", "G", "CalGray": self = .gray
        case "DeviceRGB", "RGB", "CalRGB": self = .rgb
        case "DeviceCMYK", "CMYK": self = .cmyk
        case "Pattern": self = .pattern(nil)
        default: return nil
        }
    }

    /// Creates a colour space from an object; nil if it isn't supported.
    init?(_ object: PDFObject, _ resources: PDFObject?, depth: Int = 0) {
        guard depth < 8 else { return nil }
        if let name = object.name {
            if let device = PDFColorSpace(name: name) {
                self = device
                return
            }
            guard let named = resources?["ColorSpace"]?[name] else { return nil }
            self.init(named, resources, depth: depth + 1)
            return
        }
        guard let parts = object.array, let kind = parts.first?.name else { return nil }
        func space(_ index: Int) -> PDFColorSpace? {
            index < parts.count ? PDFColorSpace(parts[index], resources, depth: depth + 1) : nil
        }
        switch kind {
        case "ICCBased":
            guard parts.count > 1 else { return nil }
            switch parts[1]["N"]?.int {
            case 1: self = .gray
            case 3: self = .rgb
            case 4: self = .cmyk
            default: return nil
            }
        case "Lab": self = .lab(range: parts.count > 1 ? parts[1]["Range"]?.numbers ?? [] : [])
        case "Indexed", "I":
            guard parts.count > 3, let base = space(1), let last = parts[2].int, (0...255).contains(last),
                let table = parts[3].string ?? parts[3].bytes(limit: 1 << 16)
            else { return nil }
            self = .indexed(base: base, last: last, table: table)
        case "Separation", "DeviceN":
            guard parts.count > 3, let base = space(2), let function = PDFFunction(parts[3]) else { return nil }
            self = .tint(count: parts[1].array?.count ?? 1, base: base, function)
        case "Pattern": self = .pattern(space(1))
        default:
            guard let device = PDFColorSpace(name: kind) else { return nil }
            self = device
        }
    }

    /// The number of components of a colour.
    var componentCount: Int {
        switch self {
        case .gray, .indexed: 1
        case .rgb, .lab: 3
        case .cmyk: 4
        case .tint(let count, _, _): count
        case .pattern(let base): base?.componentCount ?? 0
        }
    }

    /// The initial colour of the colour space.
    var initialComponents: [CGFloat] {
        switch self {
        case .cmyk: [0, 0, 0, 1]
        case .tint(let count, _, _): [CGFloat](repeating: 1, count: count)
        default: [CGFloat](repeating: 0, count: componentCount)
        }
    }

    /// Returns the default decode array for image samples with a number of bits.
    func defaultDecodeArray(bits: Int) -> [CGFloat] {
        switch self {
        case .indexed: [0, CGFloat((1 << bits) - 1)]
        case .lab(let range): [0, 100] + (range.count == 4 ? range : [-100, 100, -100, 100])
        default: (0..<componentCount).flatMap { _ in [0, 1] as [CGFloat] }
        }
    }

    func color(_ values: [CGFloat], opacity: CGFloat = 1) -> RGBAColor {
        func value(_ index: Int) -> CGFloat { index < values.count ? values[index] : 0 }
        switch self {
        case .gray: return RGBAColor(red: value(0), green: value(0), blue: value(0), alpha: opacity)
        case .rgb: return RGBAColor(red: value(0), green: value(1), blue: value(2), alpha: opacity)
        case .cmyk: return CMYKConversion.color(value(0), value(1), value(2), value(3), opacity)
        case .lab: return CIELab.color(value(0), value(1), value(2), opacity)
        case .indexed(let base, let last, let table):
            let index = Int(min(max(value(0), 0), CGFloat(last)))
            let inner = (0..<base.componentCount).map { i -> CGFloat in
                let tableIndex = index * base.componentCount + i
                return tableIndex < table.count ? CGFloat(table[tableIndex]) / 255 : 0
            }
            let range = base.defaultDecodeArray(bits: 8)
            return base.color(
                inner.enumerated().map { range[$0 * 2] + $1 * (range[$0 * 2 + 1] - range[$0 * 2]) }, opacity: opacity)
        case .tint(_, let base, let function): return base.color(function.values(values), opacity: opacity)
        case .pattern(let base): return base?.color(values, opacity: opacity) ?? .black
        }
    }
}

/// Converts process colours (CMYK) to sRGB.
///
/// The colours of all sixteen combinations of full inks are those of SWOP coated paper in sRGB. Other combinations are weighted
/// by the area that each combination covers (Neugebauer equations). PDF viewers use the same method and numbers if there is no
/// colour profile.
enum CMYKConversion {
    /// The colour (red, green, blue) of each combination. The index is a bit mask: cyan 1, magenta 2, yellow 4,
    /// black 8.
    private static let mixtures: [(CGFloat, CGFloat, CGFloat)] = [
        (1, 1, 1), (0, 0.6784, 0.9373), (0.9255, 0, 0.5490), (0.1804, 0.1922, 0.5725), (1, 0.9490, 0),
        (0, 0.6510, 0.3137), (0.9294, 0.1098, 0.1412), (0.2118, 0.2119, 0.2235), (0.1373, 0.1216, 0.1255),
        (0, 0.0588, 0.1412), (0.1412, 0, 0), (0, 0, 0.0078), (0.1098, 0.1020, 0), (0, 0.0745, 0), (0.1333, 0, 0),
        (0, 0, 0),
    ]

    static func color(_ c: CGFloat, _ m: CGFloat, _ y: CGFloat, _ k: CGFloat, _ opacity: CGFloat) -> RGBAColor {
        let inks = [c, m, y, k].map { $0.isNaN ? 0 : min(max($0, 0), 1) }
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for (index, mixture) in mixtures.enumerated() {
            let area = inks.indices.reduce(CGFloat(1)) { $0 * (index >> $1 & 1 == 1 ? inks[$1] : 1 - inks[$1]) }
            red += mixture.0 * area
            green += mixture.1 * area
            blue += mixture.2 * area
        }
        return RGBAColor(red: red, green: green, blue: blue, alpha: opacity)
    }
}

/// Converts CIE 1976 L*a*b* colours with white point D50, which is common in print.
private enum CIELab {
    static func color(_ l: CGFloat, _ a: CGFloat, _ b: CGFloat, _ opacity: CGFloat) -> RGBAColor {
        func cube(_ t: CGFloat) -> CGFloat { t > 6 / 29 ? t * t * t : (t - 4 / 29) * 108 / 841 }
        let y = (l + 16) / 116
        let (X, Y, Z) = (0.9642 * cube(y + a / 500), cube(y), 0.8249 * cube(y - b / 200))
        // The matrix combines the Bradford adaptation to D65 and the conversion to sRGB primaries.
        func encoded(_ v: CGFloat) -> CGFloat {
            v <= 0.0031308 ? 12.92 * v : 1.055 * CGFloat(pow(Double(v), 1 / 2.4)) - 0.055
        }
        return RGBAColor(
            red: encoded(3.1338561 * X - 1.6168667 * Y - 0.4906146 * Z),
            green: encoded(-0.9787684 * X + 1.9161415 * Y + 0.0334540 * Z),
            blue: encoded(0.0719453 * X - 0.2289914 * Y + 1.4052427 * Z), alpha: opacity)
    }
}
