import CellSimHost
import CellSimImageCodecs
import Foundation
import UIKit

/// Asserts that a view can be used by people with low vision, unsteady hands or a screen reader: no text is cut off, also at the
/// largest text size, what is touched is 44 × 44 points, texts stand out from what is behind them, everything has words, and
/// nothing covers anything else.
///
///     assertAccessible(cell)
///
/// A failure names each view with its rule, and a picture with a box around each.
/// - Parameters: as for `verifyAccessible`.
@MainActor public func assertAccessible(
    _ view: UIView, rules: Set<AccessibilityAudit.Rule> = Set(AccessibilityAudit.Rule.allCases),
    traits: UITraitCollection = .init(), named name: String? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let failure = verifyAccessible(
        view, rules: rules, traits: traits, named: name, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
    guard let failure else { return }
    SnapshotFailure.report(failure, SourceSpot(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Looks for what people with low vision, unsteady hands or a screen reader cannot use in a view.
/// - Parameters:
///   - view: as large as it is; one without a size takes the width of a phone of 375 points and its own height. It is put back
///     where it was.
///   - rules: what is looked for.
///   - traits: style, direction and text size over those in force.
///   - name: what tells the pictures from those of other assertions of the test.
/// - Returns: what is wrong; nil when nothing is.
@MainActor public func verifyAccessible(
    _ view: UIView, rules: Set<AccessibilityAudit.Rule> = Set(AccessibilityAudit.Rule.allCases),
    traits: UITraitCollection = .init(), named name: String? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let given = UITraitCollection(traitsFrom: [.current, traits])
    var device = Device(size: CGSize(width: 375, height: 667))
    if given.displayScale > 0 { device.scale = given.displayScale }
    let appearance = Appearance(
        device: device, style: given.userInterfaceStyle == .dark ? .dark : .light,
        textSize: TextSize(named: given.preferredContentSizeCategory.rawValue) ?? .large,
        direction: given.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    let results = AccessibilityAudit(rules: rules).results(of: view, appearance: appearance)
    let found = results.filter { !$0.findings.isEmpty }
    guard !found.isEmpty else { return nil }
    let spot = SourceSpot(fileID: fileID, filePath: filePath, line: line, column: column)
    var lines = found.flatMap(\.findings).map { finding in
        "\(finding.view) at \(ViewText.rect(finding.frame)) \(finding.message); \(finding.remedy) [\(finding.rule.rawValue)]"
    }
    do {
        for (index, result) in found.enumerated() {
            let word = (name.map { [$0] } ?? []) + ["accessibility"] + (index > 0 ? ["\(index + 1)"] : [])
            let place = SnapshotLocation(
                file: filePath.description, testName: testName, name: word.joined(separator: " "), directory: nil,
                pathExtension: "png", environment: .current)
            let attachment = XCTAttachment(
                data: Data(try result.marked.png()), uniformTypeIdentifier: "public.png")
            attachment.name = "marked"
            lines += try FailureFiles(place: place).write([attachment], spot).map { "\"\($0.absoluteString)\"" }
        }
    } catch {
        lines.append("The picture cannot be written: \(error)")
    }
    let count = found.reduce(0) { $0 + $1.findings.count }
    return "\(count) accessibility issue\(count == 1 ? "" : "s"):\n\n" + lines.joined(separator: "\n")
}
