import Foundation

/// Decodes symbol configurations from XIBs.
extension UIImage.SymbolConfiguration {
    private static let weightsByName: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    static let scalesByName: [String: UIImage.SymbolScale] = [
        "small": .small, "medium": .medium, "large": .large, "default": .default,
    ]

    /// Decodes a XIB's `<preferredSymbolConfiguration>` element.
    @MainActor package convenience init(interfaceBuilder nib: NibCoder) {
        let configurationType = nib.string("configurationType")
        if configurationType == "font", let font = nib.font("font") {
            self.init(font: font, scale: nib.enumeration("scale", Self.scalesByName) ?? .unspecified)
            return
        }
        self.init(
            pointSize: configurationType == "font" ? nil : nib.cgFloat("pointSize"),
            textStyle: nib.string("textStyle").map { UIFont.TextStyle(rawValue: $0) },
            weight: nib.enumeration("weight", Self.weightsByName) ?? .unspecified,
            scale: nib.enumeration("scale", Self.scalesByName) ?? .unspecified)
    }
}
