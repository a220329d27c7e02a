import CellSimHost
import CellSimImageCodecs
import Foundation
import UIKit

/// Asserts that a view is accessible to people with low vision, limited dexterity or a screen reader.
///
/// The rules: no text is truncated, even at the largest text size; touch targets are at least 44 × 44 points; text has enough contrast;
/// every element has a label; and no element covers another.
///
///     assertAccessible(cell)
///
/// A failure lists each view with the rule it breaks, and attaches a picture in which these views are outlined.
/// - Parameters: As for `verifyAccessible`.
@MainActor public func assertAccessible(
    _ view: UIView, rules: Set<AccessibilityAudit.Rule> = Set(AccessibilityAudit.Rule.allCases),
    traits: UITraitCollection = .init(), named name: String? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let failure = verifyAccessible(
        view, rules: rules, traits: traits, named: name, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
    guard let failure else { return }
    SnapshotFailure.report(failure, AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Checks a view for accessibility issues: problems for people with low vision, limited dexterity or a screen reader.
/// - Parameters:
///   - view: The view, checked at its current size. A view without a size gets a phone's width of 375 points and the height it needs.
///     The function restores its position.
///   - rules: The rules to check.
///   - traits: Style, direction and text size, which override the current traits.
///   - name: A name that distinguishes the pictures from those of other assertions in the test.
///   - fileID: The test's module and file; keep the default.
///   - filePath: The path of the test file; keep the default.
///   - testName: The test function; keep the default.
///   - line: The line of the assertion; keep the default.
///   - column: The column of the assertion; keep the default.
/// - Returns: A description of the issues; nil if there are none.
@MainActor public func verifyAccessible(
    _ view: UIView, rules: Set<AccessibilityAudit.Rule> = Set(AccessibilityAudit.Rule.allCases),
    traits: UITraitCollection = .init(), named name: String? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let resolvedTraits = UITraitCollection(traitsFrom: [.current, traits])
    var device = Device(size: CGSize(width: 375, height: 667))
    if resolvedTraits.displayScale > 0 { device.scale = resolvedTraits.displayScale }
    let appearance = Appearance(
        device: device, style: resolvedTraits.userInterfaceStyle == .dark ? .dark : .light,
        textSize: TextSize(named: resolvedTraits.preferredContentSizeCategory.rawValue) ?? .large,
        direction: resolvedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    let results = AccessibilityAudit(rules: rules).results(of: view, appearance: appearance)
    let failedResults = results.filter { !$0.findings.isEmpty }
    guard !failedResults.isEmpty else { return nil }
    let source = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var lines = failedResults.flatMap(\.findings).map { finding in
        "\(finding.view) at \(UIView.described(finding.frame)) \(finding.message); \(finding.remedy) [\(finding.rule.rawValue)]"
    }
    do {
        for (index, result) in failedResults.enumerated() {
            let nameParts = (name.map { [$0] } ?? []) + ["accessibility"] + (index > 0 ? ["\(index + 1)"] : [])
            let location = SnapshotLocation(
                file: filePath.description, testName: testName, name: nameParts.joined(separator: " "), directory: nil,
                pathExtension: "png", environment: .current)
            let attachment = XCTAttachment(
                data: Data(try result.marked.png()), uniformTypeIdentifier: "public.png")
            attachment.name = "marked"
            lines += try FailureFileWriter(location: location).write([attachment], source).map {
                "\"\($0.absoluteString)\""
            }
        }
    } catch {
        lines.append("The picture cannot be written: \(error)")
    }
    let count = failedResults.reduce(0) { $0 + $1.findings.count }
    return "\(count) accessibility issue\(count == 1 ? "" : "s"):\n\n" + lines.joined(separator: "\n")
}
