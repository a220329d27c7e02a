import CellSimHost
import CellSimInterfaceBuilder
import UIKit

/// The subjects in storyboards.
extension Subject {
    /// Returns the views of all scenes of a storyboard, and the prototype cells of their tables.
    /// - Throws: the error if a controller cannot be created.
    static func scenes(of file: InterfaceFile) throws -> [Subject] {
        let storyboard = UIStoryboard(template: file.template, options: file.options)
        let scenes = StoryboardScenes(file)
        var subjects: [Subject] = []
        for element in storyboard.controllerElements where element.child(key: "view") != nil {
            let makeContent = {
                storyboard.controllerBudget = UIStoryboard.maximumControllers
                return try UIKitException.catching {
                    guard let controller = storyboard.makeController(element) else { throw Missing() }
                    return (controller.view as UIView, [controller])
                }
            }
            let (view, retained) = try makeContent()
            let name = scenes.name(of: element)
            subjects.append(
                Subject(document: file.path, name: name, isCell: false, size: view.frame.size) { try makeContent() })
            subjects += tables(in: view).flatMap { prototypes(of: $0, file.path, name) }
            withExtendedLifetime(retained) {}
        }
        return subjects
    }

    private struct Missing: Error {}

    private static func tables(in view: UIView) -> [UITableView] {
        ((view as? UITableView).map { [$0] } ?? []) + view.subviews.flatMap(tables)
    }

    private static func prototypes(of table: UITableView, _ path: String, _ scene: String) -> [Subject] {
        table.prototypes.enumerated().map { index, prototype in
            let size = CGSize(width: prototype.width ?? table.frame.width, height: prototype.height ?? 44)
            return Subject(document: path, name: "\(scene), prototype \(index)", isCell: true, size: size) {
                let instance = try prototype.makeInstance()
                guard let cell = instance.topLevelObjects.lazy.compactMap({ $0 as? UITableViewCell }).first else {
                    throw Missing()
                }
                return (cell, [instance])
            }
        }
    }
}
