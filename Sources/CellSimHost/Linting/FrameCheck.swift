import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Compares the frames recorded in a document with the frames that its constraints determine.
@MainActor struct FrameCheck {
    private let instance: NibInstance
    private let document: IBDocument
    /// The tolerance in points, which is the difference between the text metrics of iOS versions.
    private static let tolerance: CGFloat = 1

    init(_ instance: NibInstance) { (self.instance, document) = (instance, instance.template.document) }

    /// A view whose recorded frame differs from the frame that its constraints determine.
    private struct Difference {
        let element: IBElement
        let recorded, frame: CGRect
        let verticalTolerance: CGFloat
    }

    /// Returns a finding for each visible view with constraints whose frame is different, unless its superview's frame is different,
    /// too.
    /// - Parameter runTimeFrames: Returns the available frames in a running app on the document's device, keyed by view
    ///   identifier. Called only if there is a difference. Differences from a recorded frame that equals the frame in the running
    ///   app are not reported.
    func findings(runTimeFrames: () -> [String: CGRect]) -> [Diagnostic] {
        var differences: [Difference] = []
        for object in document.objects { visit(object, parent: nil, into: &differences) }
        guard !differences.isEmpty else { return [] }
        let runningFrames = runTimeFrames()
        return differences.compactMap { difference in
            guard let frame = difference.element.id.flatMap({ runningFrames[$0] }) else {
                return finding(difference, "but its constraints put it at \(text(difference.frame))")
            }
            guard differs(frame, difference.recorded, slack: difference.verticalTolerance) else { return nil }
            return finding(difference, "but will be at \(text(frame)) at run time")
        }
    }

    private func visit(_ element: IBElement, parent: UIView?, into differences: inout [Difference]) {
        guard let view = instance.object(for: element) as? UIView else {
            for child in element.children { visit(child, parent: parent, into: &differences) }
            return
        }
        // Interface Builder does not update the frames of hidden views and of views for other size classes.
        if view.isHidden || parent != nil && view.superview == nil { return }
        if isConstrained(element), !instance.usesBaseClass(element), let recorded = Self.frame(of: element) {
            let frame = InspectionTree.frame(of: view, in: parent)
            let verticalTolerance = Self.verticalTolerance(of: view)
            if let frame, differs(frame, recorded, slack: verticalTolerance) {
                differences.append(
                    Difference(element: element, recorded: recorded, frame: frame, verticalTolerance: verticalTolerance)
                )
                return
            }
        }
        for child in element.children { visit(child, parent: view, into: &differences) }
    }

    /// Returns whether constraints, rather than the document, determine the view's frame.
    private func isConstrained(_ element: IBElement) -> Bool {
        element["translatesAutoresizingMaskIntoConstraints"] == "NO" && element["fixedFrame"] != "YES"
            && element.name != "tableViewCellContentView"
    }

    /// Returns the vertical tolerance for a view. For system symbols, which have alignment rectangles, recorded frames differ by up
    /// to 5 points.
    private static func verticalTolerance(of view: UIView) -> CGFloat {
        (view as? UIImageView)?.image?.isSymbolImage ?? false ? 5 + tolerance : tolerance
    }

    private func differs(_ a: CGRect, _ b: CGRect, slack: CGFloat) -> Bool {
        [a.minX - b.minX, a.width - b.width].contains { abs($0) > Self.tolerance }
            || [a.minY - b.minY, a.height - b.height].contains { abs($0) > slack }
    }

    private static func frame(of element: IBElement) -> CGRect? {
        guard let rect = element.child(key: "frame"), rect.name == "rect" else { return nil }
        let numbers = ["x", "y", "width", "height"].compactMap { key in rect[key].flatMap { Double($0) } }
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private func text(_ rect: CGRect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(InspectedView.number)
        return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) × \(numbers[3])"
    }

    private func finding(_ difference: Difference, _ consequence: String) -> Diagnostic {
        let element = difference.element
        return Diagnostic(
            .warning, file: document.path, line: element.line, element: element.name, key: element.id,
            message: "is recorded at \(text(difference.recorded)) \(consequence)",
            remedy: "update frames in Interface Builder", rule: .frame)
    }
}
