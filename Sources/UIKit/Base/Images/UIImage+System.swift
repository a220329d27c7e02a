/// Images that the system provides for common actions.
extension UIImage {
    private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    /// Three dots in a circle, for more actions.
    public class var actions: UIImage { symbol("ellipsis.circle") }
    /// A plus sign in a circle.
    public class var add: UIImage { symbol("plus.circle") }
    /// A minus sign in a circle.
    public class var remove: UIImage { symbol("minus.circle") }
    /// A check mark in a filled circle.
    public class var checkmark: UIImage { symbol("checkmark.circle.fill") }
    /// A check mark in a circle.
    public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }
}
