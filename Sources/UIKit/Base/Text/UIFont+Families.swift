import CellSimText

extension UIFont {
    /// The names of the available families, in order.
    ///
    /// Differs from Apple's: registered families, and system families with a replacement in CellSim.
    public class var familyNames: [String] {
        _ = AppFonts.areKnown
        return Set(AddedFonts.families + AddedFonts.standInFamilies).sorted()
    }

    /// Returns the PostScript names of a family's fonts, in order, including the named instances of a variable file.
    ///
    /// Differs from Apple's: empty for the system's families, whose files are not available.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        _ = AppFonts.areKnown
        return AddedFonts.faces(ofFamily: familyName).map(\.name).sorted()
    }
}
