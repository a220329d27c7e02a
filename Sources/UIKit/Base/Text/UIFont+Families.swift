import CellSimText

/// The names of available fonts.
extension UIFont {
    /// The names of the available families in alphabetical order: registered families, and those of the system's
    /// families for which CellSim has a replacement. Apple returns the system's families.
    public class var familyNames: [String] {
        _ = AppFonts.areRegistered
        return Set(RegisteredFonts.families + RegisteredFonts.substituteFamilies).sorted()
    }

    /// Returns the PostScript names of a family's fonts in alphabetical order, including the named instances of a
    /// variable font. Unlike on Apple's systems, it is empty for the system's families, whose files are not available.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        _ = AppFonts.areRegistered
        return RegisteredFonts.faces(ofFamily: familyName).map(\.name).sorted()
    }
}
