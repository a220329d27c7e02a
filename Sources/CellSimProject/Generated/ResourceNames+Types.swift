/// The part of `ResourceNames` with the fixed parts of the generated source.
extension ResourceNames {
    /// The header of the generated file.
    static let header = """
        // Written by 'cellsim app' in the place of RSwift, from the resources.
        \(["Foundation", "UIKit"].map { "import " + $0 }.joined(separator: "\n"))


        """

    /// The types of the resources, inside `R`.
    static let types = """

            static func text(_ table: String, _ key: String, _ values: CVarArg...) -> String {
                let format = Bundle.main.localizedString(forKey: key, value: nil, table: table)
                return values.isEmpty ? format : String(format: format, locale: .current, arguments: values)
            }

            struct Image: Sendable {
                let name: String
                func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
                    UIImage(named: name, in: .main, compatibleWith: traits)
                }
            }

            struct Color: Sendable {
                let name: String
                func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor? {
                    UIColor(named: name, in: .main, compatibleWith: traits)
                }
            }

            struct Font: Sendable {
                let name: String
                func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: name, size: size) }
            }

            struct File: Sendable {
                let name: String
                let pathExtension: String
                var fullName: String { name + "." + pathExtension }
                func callAsFunction() -> URL? { Bundle.main.url(forResource: name, withExtension: pathExtension) }
                func url() -> URL? { self() }
                func path() -> String? { self()?.path }
            }

            struct ReuseIdentifier<Cell>: Sendable {
                let identifier: String
            }

            struct Segue: Sendable {
                let identifier: String
            }

            struct Scene<Controller: UIViewController>: Sendable {
                let storyboard: String
                let identifier: String
                @MainActor func callAsFunction() -> Controller? {
                    UIStoryboard(name: storyboard, bundle: .main).instantiateViewController(withIdentifier: identifier)
                        as? Controller
                }
                @MainActor func callAsFunction(creator: @escaping (NSCoder) -> Controller?) -> Controller? {
                    UIStoryboard(name: storyboard, bundle: .main)
                        .instantiateViewController(identifier: identifier, creator: creator)
                }
            }

            struct Nib<View: UIView>: Sendable {
                let name: String
                let identifier: String?
                var bundle: Bundle { .main }
                @MainActor func callAsFunction() -> UINib { UINib(nibName: name, bundle: .main) }
                @MainActor func callAsFunction(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> View? {
                    firstView(withOwner: owner, options: options)
                }
                @MainActor func callAsFunction(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> View? {
                    firstView(withOwner: owner, options: options)
                }
                @MainActor func instantiate(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any] {
                    self().instantiate(withOwner: owner, options: options)
                }
                @MainActor func firstView(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> View? {
                    instantiate(withOwner: owner, options: options).first as? View
                }
                @MainActor func firstView(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> View? {
                    firstView(withOwner: owner, options: options)
                }
            }

        """

    /// The members that R.swift's library adds to UIKit's classes.
    static let extensions = """

        extension UIImage {
            convenience init?(resource: R.Image, compatibleWith traits: UITraitCollection? = nil) {
                self.init(named: resource.name, in: .main, compatibleWith: traits)
            }
        }

        extension UIColor {
            convenience init?(resource: R.Color, compatibleWith traits: UITraitCollection? = nil) {
                self.init(named: resource.name, in: .main, compatibleWith: traits)
            }
        }

        extension UINib {
            convenience init<View>(resource: R.Nib<View>) { self.init(nibName: resource.name, bundle: .main) }
        }

        extension UIViewController {
            convenience init<View>(nib: R.Nib<View>) { self.init(nibName: nib.name, bundle: .main) }
            func performSegue(withIdentifier segue: R.Segue, sender: Any?) {
                performSegue(withIdentifier: segue.identifier, sender: sender)
            }
        }

        extension UITableView {
            func register<View>(_ nib: R.Nib<View>) {
                register(UINib(resource: nib), forCellReuseIdentifier: nib.identifier ?? nib.name)
            }
            func registerHeaderFooterView<View>(_ nib: R.Nib<View>) {
                register(UINib(resource: nib), forHeaderFooterViewReuseIdentifier: nib.identifier ?? nib.name)
            }
            func dequeueReusableCell<Cell>(withIdentifier name: R.ReuseIdentifier<Cell>, for indexPath: IndexPath) -> Cell? {
                dequeueReusableCell(withIdentifier: name.identifier, for: indexPath) as? Cell
            }
            func dequeueReusableCell<Cell>(withIdentifier name: R.ReuseIdentifier<Cell>) -> Cell? {
                dequeueReusableCell(withIdentifier: name.identifier) as? Cell
            }
            func dequeueReusableHeaderFooterView<View>(withIdentifier name: R.ReuseIdentifier<View>) -> View? {
                dequeueReusableHeaderFooterView(withIdentifier: name.identifier) as? View
            }
        }

        extension UICollectionView {
            func register<View>(_ nib: R.Nib<View>) {
                register(UINib(resource: nib), forCellWithReuseIdentifier: nib.identifier ?? nib.name)
            }
            func register<View>(_ nib: R.Nib<View>, forSupplementaryViewOfKind kind: String) {
                register(
                    UINib(resource: nib), forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: nib.identifier ?? nib.name)
            }
            func dequeueReusableCell<Cell>(withReuseIdentifier name: R.ReuseIdentifier<Cell>, for indexPath: IndexPath) -> Cell? {
                dequeueReusableCell(withReuseIdentifier: name.identifier, for: indexPath) as? Cell
            }
            func dequeueReusableSupplementaryView<View>(
                ofKind kind: String, withReuseIdentifier name: R.ReuseIdentifier<View>, for indexPath: IndexPath
            ) -> View? {
                dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name.identifier, for: indexPath) as? View
            }
        }

        """
}
