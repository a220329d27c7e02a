/// The images that UIKit provides for common actions.
extension UIImage {
    private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    /// Three dots in a circle, for further actions.
    public class var actions: UIImage { symbol("ellipsis.circle") }
    /// A plus sign in a circle.
    public class var add: UIImage { symbol("plus.circle") }
    /// A minus sign in a circle.
    public class var remove: UIImage { symbol("minus.circle") }
    /// A checkmark in a filled circle.
    public class var checkmark: UIImage { symbol("checkmark.circle.fill") }
    /// A checkmark in a circle.
    public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }
}
