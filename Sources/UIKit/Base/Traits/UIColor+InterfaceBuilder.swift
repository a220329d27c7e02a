import Foundation

/// Decodes colours from XIBs.
extension UIColor {
    /// Creates the colour of a `<color>` element in a XIB. Returns `nil` if the name is unknown, or if a component is missing or not a
    /// number.
    ///
    /// Calibrated and device colour spaces are treated as sRGB. Grey components are not converted.
    /// - Parameters:
    ///   - attribute: A closure that returns the value of the element's attribute with a name.
    ///   - resource: A closure that returns the colour with a name in the document's `<resources>`: an asset colour, or the light variant
    ///     of an unknown system colour.
    package convenience init?(
        interfaceBuilder attribute: (String) -> String?, resource: (String) -> UIColor?
    ) {
        for key in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
            guard let name = attribute(key) else { continue }
            if let storage = UIColor.storage(systemName: name) ?? resource(name)?.storage {
                self.init(storage: storage)
                return
            }
        }
        if let name = attribute("name"), let color = resource(name) {
            self.init(storage: color.storage)
            return
        }
        guard let value = UIColor.components(interfaceBuilder: attribute) else { return nil }
        self.init(storage: .fixed(value))
    }

    /// Returns the components in the element, or `nil` if they are missing or malformed.
    static func components(interfaceBuilder attribute: (String) -> String?) -> ColorValue? {
        func number(_ key: String) -> CGFloat? {
            guard let text = attribute(key), let value = Double(text), value.isFinite else { return nil }
            return CGFloat(value)
        }
        guard let alpha = attribute("alpha") == nil ? 1 : number("alpha") else { return nil }
        if let white = number("white") { return .gray(white, alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        if attribute("customColorSpace") == "displayP3" {
            return ColorConversion.displayP3(red, green, blue, alpha)
        }
        return .rgb(red, green, blue, alpha)
    }

    /// Returns the system colour with a name in XIBs, such as `labelColor`, `whiteColor` or `groupTableViewBackgroundColor`. Returns
    /// `nil` for other names.
    static func storage(systemName name: String) -> Storage? {
        if let color = SystemColor(rawValue: name) { return .system(color, alpha: nil) }
        func gray(_ white: CGFloat, _ alpha: CGFloat = 1) -> Storage { .fixed(.gray(white, alpha)) }
        func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> Storage { .fixed(.rgb(red, green, blue, 1)) }
        switch name {
        case "blackColor", "darkTextColor": return gray(0)
        case "darkGrayColor": return gray(1.0 / 3)
        case "grayColor": return gray(0.5)
        case "lightGrayColor": return gray(2.0 / 3)
        case "whiteColor": return gray(1)
        case "clearColor": return gray(0, 0)
        case "lightTextColor": return gray(1, 0.6)
        case "redColor": return rgb(1, 0, 0)
        case "greenColor": return rgb(0, 1, 0)
        case "blueColor": return rgb(0, 0, 1)
        case "cyanColor": return rgb(0, 1, 1)
        case "yellowColor": return rgb(1, 1, 0)
        case "magentaColor": return rgb(1, 0, 1)
        case "orangeColor": return rgb(1, 0.5, 0)
        case "purpleColor": return rgb(0.5, 0, 0.5)
        case "brownColor": return rgb(0.6, 0.4, 0.2)
        case "groupTableViewBackgroundColor": return .system(.systemGroupedBackgroundColor, alpha: nil)
        case "tableCellGroupedBackgroundColor": return .system(.secondarySystemGroupedBackgroundColor, alpha: nil)
        case "tableCellPlainBackgroundColor", "tableBackgroundColor": return .system(.systemBackgroundColor, alpha: nil)
        case "scrollViewTexturedBackgroundColor": return rgb(111.0 / 255, 113.0 / 255, 121.0 / 255)
        case "viewFlipsideBackgroundColor": return rgb(31.0 / 255, 33.0 / 255, 36.0 / 255)
        case "underPageBackgroundColor": return rgb(180.0 / 255, 183.0 / 255, 186.0 / 255)
        case "systemTealBlueColor": return .system(.systemTealColor, alpha: nil)
        default: return nil
        }
    }
}
