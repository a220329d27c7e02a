/// The part of `SwiftGenSource` for fonts and storyboards.
extension SwiftGenSource {
    // MARK: Fonts

    /// Returns the source for fonts and the number of names in it.
    func fonts() -> (String, Int) {
        var tree = NameTree()
        for face in FontNames.faces(output.inputs, notes: notes) {
            let name = GeneratedName.swiftGen(face.style)
            tree.add(
                name, in: [GeneratedName.swiftGenType(face.family)],
                "\(access)static let \(name) = FontConvertible(name: \(Manifest.quoted(face.name)), "
                    + "family: \(Manifest.quoted(face.family)), path: \(Manifest.quoted(Paths.lastComponent(face.path))))"
            )
        }
        let text = """
            \(declaration(tree, name))
            \(access)struct FontConvertible: Sendable {
                \(access)let name: String
                \(access)let family: String
                \(access)let path: String
                \(access)typealias Font = UIFont
                \(access)func font(size: CGFloat) -> UIFont { UIFont(font: self, size: size) ?? .systemFont(ofSize: size) }
                \(access)func register() {}
            }

            extension \(name) { \(access)static func registerAllCustomFonts() {} }

            extension UIFont {
                \(access)convenience init?(font: FontConvertible, size: CGFloat) { self.init(name: font.name, size: size) }
            }

            """
        return (text, tree.count)
    }

    // MARK: Storyboards

    /// Returns the source for the scenes of storyboards and the number of names in it.
    func scenes() -> (String, Int) {
        var tree = NameTree()
        let boards = StoryboardNames.all(output.inputs, classes: classes, notes: notes)
        for board in boards {
            let type = GeneratedName.swiftGenType(board.name)
            tree.add(
                "storyboardName", in: [type], "\(access)static let storyboardName = \(Manifest.quoted(board.name))")
            tree.add(
                "storyboard", in: [type],
                "@MainActor \(access)static var storyboard: UIStoryboard { UIStoryboard(name: storyboardName, bundle: .main) }"
            )
            if let initial = board.initialClass {
                tree.add(
                    "initialScene", in: [type],
                    "\(access)static let initialScene = InitialSceneType<\(initial)>(storyboardName: storyboardName)")
            }
            for scene in board.scenes {
                let name = GeneratedName.swiftGen(scene.identifier)
                tree.add(
                    name, in: [type],
                    "\(access)static let \(name) = SceneType<\(scene.className)>"
                        + "(storyboardName: storyboardName, identifier: \(Manifest.quoted(scene.identifier)))")
            }
        }
        let text = """
            \(declaration(tree, name))
            \(access)struct SceneType<Controller: UIViewController>: Sendable {
                \(access)let storyboardName: String
                \(access)let identifier: String
                @MainActor \(access)func instantiate() -> Controller {
                    UIStoryboard(name: storyboardName, bundle: .main).instantiateViewController(withIdentifier: identifier)
                        as! Controller
                }
                @MainActor \(access)func instantiate(creator: @escaping (NSCoder) -> Controller?) -> Controller {
                    UIStoryboard(name: storyboardName, bundle: .main)
                        .instantiateViewController(identifier: identifier, creator: creator)
                }
            }

            \(access)struct InitialSceneType<Controller: UIViewController>: Sendable {
                \(access)let storyboardName: String
                @MainActor \(access)func instantiate() -> Controller {
                    UIStoryboard(name: storyboardName, bundle: .main).instantiateInitialViewController() as! Controller
                }
                @MainActor \(access)func instantiate(creator: @escaping (NSCoder) -> Controller?) -> Controller {
                    UIStoryboard(name: storyboardName, bundle: .main).instantiateInitialViewController(creator: creator)!
                }
            }

            """
        // Each storyboard also has members for its name and for itself, which aren't counted.
        return (text, tree.count - 2 * boards.count)
    }

    /// Returns the source for the segues of storyboards and the number of names in it.
    func segues() -> (String, Int) {
        var tree = NameTree()
        for board in StoryboardNames.all(output.inputs, classes: classes, notes: notes) {
            for segue in board.segues {
                let name = GeneratedName.swiftGen(segue.identifier)
                tree.add(
                    name, in: [GeneratedName.swiftGenType(board.name) + ": String"],
                    "case \(name) = \(Manifest.quoted(segue.identifier))")
            }
        }
        return (declaration(tree, name), tree.count)
    }
}
