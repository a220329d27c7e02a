import CellSimText

extension UIFont {
    /// The names of the families that can be asked for, in order.
    ///
    /// Differs from Apple's: those whose files were given, and those of the system that have a stand-in here.
    public class var familyNames: [String] {
        _ = AppFonts.areKnown
        return Set(AddedFonts.families + AddedFonts.standInFamilies).sorted()
    }

    /// The PostScript names of a family's fonts, in order; for a variable file those of its named instances, too.
    ///
    /// Differs from Apple's: empty for the system's families, whose files are not here.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        _ = AppFonts.areKnown
        return AddedFonts.faces(ofFamily: familyName).map(\.name).sorted()
    }
}
