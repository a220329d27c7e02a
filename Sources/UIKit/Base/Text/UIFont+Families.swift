import CellSimText

/// Returns the names of the available fonts.
extension UIFont {
    /// The names of the available families in alphabetical order: registered families, and system families for which CellSim has a
    /// substitute. In UIKit, they are the families of the system.
    public class var familyNames: [String] {
        _ = AppFonts.areRegistered
        return Set(RegisteredFonts.families + RegisteredFonts.substituteFamilies).sorted()
    }

    /// Returns the PostScript names of a family's fonts in alphabetical order, including the named instances of variable fonts. Unlike in
    /// UIKit, it is empty for system families, whose files are not available.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        _ = AppFonts.areRegistered
        return RegisteredFonts.faces(ofFamily: familyName).map(\.name).sorted()
    }
}
