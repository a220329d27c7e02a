import Foundation

/// Returns the components of colours.
extension UIColor {
    /// Returns the components in extended sRGB, where 0 to 1 is the range of sRGB. Returns false for a pattern.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        if case .pattern = storage { return false }
        let value = value(for: .current).components
        unsafe red?.pointee = value.red
        unsafe green?.pointee = value.green
        unsafe blue?.pointee = value.blue
        unsafe alpha?.pointee = value.alpha
        return true
    }

    /// Returns the grey level from 0 to 1. For other colours, it is the luma with the weights of sRGB. Returns false for a pattern.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        if case .pattern = storage { return false }
        let value = value(for: .current)
        switch value {
        case .gray(let level, _): unsafe white?.pointee = level
        case .rgb(let red, let green, let blue, _):
            unsafe white?.pointee = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        unsafe alpha?.pointee = value.alpha
        return true
    }

    /// Returns the hue, saturation and brightness, each from 0 to 1. Returns false for a pattern.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        if case .pattern = storage { return false }
        let value = value(for: .current).components
        let color = HSBColor(red: value.red, green: value.green, blue: value.blue)
        unsafe hue?.pointee = color.hue
        unsafe saturation?.pointee = color.saturation
        unsafe brightness?.pointee = color.brightness
        unsafe alpha?.pointee = value.alpha
        return true
    }
}

/// A colour with hue, saturation and brightness, each from 0 to 1.
struct HSBColor {
    var hue, saturation, brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let maximum = max(red, green, blue)
        let chroma = maximum - min(red, green, blue)
        brightness = maximum
        saturation = maximum > 0 ? chroma / maximum : 0
        guard chroma > 0 else {
            hue = 0
            return
        }
        var sixths: CGFloat
        if maximum == red {
            sixths = (green - blue) / chroma
        } else if maximum == green {
            sixths = (blue - red) / chroma + 2
        } else {
            sixths = (red - green) / chroma + 4
        }
        if sixths < 0 { sixths += 6 }
        hue = sixths / 6
    }

    var rgb: (CGFloat, CGFloat, CGFloat) {
        let fractionalHue = hue.isFinite ? hue - hue.rounded(.down) : 0
        let sixths = (hue == 1 ? 0 : fractionalHue) * 6
        let sector = Int(sixths) % 6
        let sectorFraction = sixths - CGFloat(sector)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * sectorFraction)
        let rising = brightness * (1 - saturation * (1 - sectorFraction))
        switch sector {
        case 0: return (brightness, rising, low)
        case 1: return (falling, brightness, low)
        case 2: return (low, brightness, rising)
        case 3: return (low, falling, brightness)
        case 4: return (rising, low, brightness)
        default: return (brightness, low, falling)
        }
    }
}
