import CellSimGraphics
import CellSimInterfaceBuilder
import Foundation
import UIKit

/// A picture of all scenes in a storyboard, arranged as on Interface Builder's canvas, with the entry arrow, segues and
/// relationships.
///
/// The positions are the scenes' `canvasLocation`, in which a device is 600 units wide and 600 units high. (Evidence: converted
/// in this way, 184 of 332 fractional positions in public storyboards are multiples of half a point.) Scenes without a position
/// are in a row below the others.
@preconcurrency @MainActor public struct StoryboardMap {
    /// The number of map pixels per point of a scene.
    private static let pixelsPerPoint: CGFloat = 0.5
    /// The maximum width and height in pixels. Larger maps are scaled down.
    private static let maximumSide: CGFloat = 8_192
    /// The margin around all scenes, in map pixels.
    private static let margin: CGFloat = 40
    /// The width and height of a device in canvas units.
    private static let canvasUnits: CGFloat = 600
    /// The size of a storyboard reference, in points.
    private static let referenceSize = CGSize(width: 240, height: 120)

    /// A scene or storyboard reference on the map.
    struct Scene {
        var element: IBElement
        var name: String
        /// The picture of the scene; nil for a storyboard reference.
        var picture: ViewPicture?
        /// The scene's frame in points on the canvas.
        var frame: CGRect
    }

    /// The scenes, in document order.
    let scenes: [Scene]
    /// The connections between scenes, in document order.
    let connections: [StoryboardConnection]
    private let initialSceneIndex: Int?

    /// Lays out all scenes.
    /// - Parameters:
    ///   - file: The storyboard.
    ///   - all: The storyboard's scenes.
    ///   - appearance: The device and style in which each scene is drawn.
    ///   - times: Collects the durations of the phases.
    ///   - report: Receives each scene's picture, with its findings.
    /// - Throws: `InputError` for a storyboard without scenes, and for exceptions that UIKit would raise.
    public init(
        _ file: InterfaceFile, scenes all: StoryboardScenes, appearance: Appearance, times: PhaseTimings,
        report: (ViewPicture) -> Void
    ) throws {
        let document = file.template.document
        _ = try all.controllers(named: ["all"])
        var mapScenes: [Scene] = []
        for element in all.elements {
            let isReference = element.name == "viewControllerPlaceholder"
            let picture = isReference ? nil : try all.picture(of: element, appearance: appearance, times: times)
            if let picture { report(picture) }
            mapScenes.append(
                Scene(
                    element: element,
                    name: isReference ? Self.referenceName(element) : all.readableName(of: element), picture: picture,
                    frame: CGRect(origin: .zero, size: picture?.displayList.size ?? Self.referenceSize)))
        }
        let positionedScenes = Self.positionedOnCanvas(mapScenes, document, device: appearance.device.size)
        let indexPairs = positionedScenes.enumerated().compactMap { number, scene in
            scene.element.id.map { ($0, number) }
        }
        let indicesByID = Dictionary(indexPairs) { first, _ in first }
        scenes = positionedScenes
        connections = positionedScenes.indices.flatMap {
            StoryboardConnection.connections(from: $0, below: positionedScenes[$0].element, indicesByID)
        }
        initialSceneIndex = document.initialViewController.flatMap { indicesByID[$0] }
    }

    private static func referenceName(_ element: IBElement) -> String {
        [element["storyboardName"], element["referencedIdentifier"]].compactMap { $0 }.joined(separator: ": ")
    }

    /// Returns the scenes with their positions on the canvas.
    private static func positionedOnCanvas(_ scenes: [Scene], _ document: IBDocument, device: CGSize) -> [Scene] {
        var scenes = scenes, unpositionedIndices: [Int] = []
        for (number, scene) in scenes.enumerated() {
            let parent = document.parent(of: scene.element).flatMap { document.parent(of: $0) }
            let point = parent?.child(key: "canvasLocation")
            if let x = coordinate(point?["x"]), let y = coordinate(point?["y"]) {
                scenes[number].frame.origin = CGPoint(
                    x: x * device.width / canvasUnits, y: y * device.height / canvasUnits)
            } else {
                unpositionedIndices.append(number)
            }
        }
        let positionedFrames = scenes.indices.filter { !unpositionedIndices.contains($0) }.map { scenes[$0].frame }
        var origin = CGPoint(
            x: positionedFrames.map(\.minX).min() ?? 0, y: (positionedFrames.map(\.maxY).max() ?? -100) + 100)
        for number in unpositionedIndices {
            scenes[number].frame.origin = origin
            origin.x += scenes[number].frame.width + 100
        }
        return scenes
    }

    private static func coordinate(_ text: String?) -> CGFloat? {
        text.flatMap(Double.init).flatMap { abs($0) < 1e6 ? CGFloat($0) : nil }
    }

    // MARK: Drawing

    /// The number of scenes and references.
    public var count: Int { scenes.count }

    /// Returns the picture of the map.
    /// - Parameter times: Collects the durations of the phases.
    public func picture(times: PhaseTimings) -> ViewPicture {
        let area = scenes.dropFirst().reduce(scenes[0].frame) { $0.union($1.frame) }
        let scale = min(Self.pixelsPerPoint, (Self.maximumSide - 2 * Self.margin) / max(area.width, area.height, 1))
        let caption = StoryboardMapOverlay.captionHeight
        let size = CGSize(
            width: (area.width * scale).rounded(.up) + 2 * Self.margin,
            height: (area.height * scale).rounded(.up) + 2 * Self.margin + caption)
        let frames = scenes.map { scene in
            CGRect(
                x: ((scene.frame.minX - area.minX) * scale).rounded() + Self.margin,
                y: ((scene.frame.minY - area.minY) * scale).rounded() + Self.margin + caption,
                width: scene.frame.width * scale, height: scene.frame.height * scale)
        }
        let host = ViewHost(Appearance(device: Device(size: size, scale: 1)))
        var commands: [DisplayCommand] = []
        for (scene, frame) in zip(scenes, frames) {
            guard let picture = scene.picture else { continue }
            let bounds = CGRect(origin: .zero, size: picture.displayList.size)
            let background = picture.background.map { [DisplayCommand.fill(bounds, .zero, .color($0))] } ?? []
            let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
            commands +=
                [.save, .concatenate(transform), .clip(bounds, .zero)] + background + picture.displayList.commands + [
                    .restore
                ]
        }
        let drawing = StoryboardMapOverlay(size: size, host)
        for (scene, frame) in zip(scenes, frames) {
            drawing.add(scene.name, over: frame, isReference: scene.picture == nil)
        }
        for link in connections { drawing.add(link, from: frames[link.source], to: frames[link.target]) }
        if let initialSceneIndex { drawing.addInitialSceneArrow(to: frames[initialSceneIndex]) }
        commands += drawing.makeCommands()
        return ViewPicture(
            list: DisplayList(size: size, commands: commands), background: host.resolve(.systemGray5), scale: 1,
            times: times)
    }
}

/// A segue or a relationship between two scenes.
struct StoryboardConnection: Hashable {
    /// The indices of the connected scenes.
    var source, target: Int
    /// The label of the arrow, such as `show: toDetails`, or the name of a relationship.
    var label: String
    var isRelationship: Bool

    /// Returns the connections defined by the segues below an element, in document order.
    static func connections(from source: Int, below element: IBElement, _ indicesByID: [String: Int])
        -> [StoryboardConnection]
    {
        var result: [StoryboardConnection] = []
        for child in element.children {
            result += connections(from: source, below: child, indicesByID)
            guard child.name == "segue", let target = child["destination"].flatMap({ indicesByID[$0] }) else {
                continue
            }
            let kind = child["kind"] ?? "segue", relationship = child["relationship"]
            let name = relationship ?? child["identifier"].map { "\(kind): \($0)" } ?? kind
            result.append(
                StoryboardConnection(source: source, target: target, label: name, isRelationship: relationship != nil))
        }
        return result
    }
}
