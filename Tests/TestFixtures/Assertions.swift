import XCTest

/// Fails unless a text contains another; the failure prints both.
///
/// - Parameters:
///   - text: the text to look in; `nil` contains nothing.
///   - part: what it must contain.
///   - message: what the failure adds.
///   - file: the source that asserts.
///   - line: its line.
public func assertContains(
    _ text: String?, _ part: String, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
    guard let text, text.contains(part) else {
        return fail("\(part.debugDescription) is missing in", text, message, file, line)
    }
}

/// Fails if a text contains another; the failure prints both.
///
/// - Parameters:
///   - text: the text to look in.
///   - part: what it must not contain.
///   - message: what the failure adds.
///   - file: the source that asserts.
///   - line: its line.
public func assertLacks(
    _ text: String, _ part: String, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
    if text.contains(part) { fail("\(part.debugDescription) must not be in", text, message, file, line) }
}

/// Fails unless a list or set contains an element; the failure prints both.
///
/// - Parameters:
///   - elements: what to look in; `nil` contains nothing.
///   - element: what it must contain.
///   - message: what the failure adds.
///   - file: the source that asserts.
///   - line: its line.
@_disfavoredOverload public func assertContains<Elements: Sequence>(
    _ elements: Elements?, _ element: Elements.Element, _ message: String = "", file: StaticString = #filePath,
    line: UInt = #line
) where Elements.Element: Equatable {
    guard let elements, elements.contains(element) else {
        return fail("\(element) is missing in", elements.map { "\($0)" }, message, file, line)
    }
}

/// Fails if a list or set contains an element; the failure prints both.
///
/// - Parameters:
///   - elements: what to look in.
///   - element: what it must not contain.
///   - message: what the failure adds.
///   - file: the source that asserts.
///   - line: its line.
@_disfavoredOverload public func assertLacks<Elements: Sequence>(
    _ elements: Elements, _ element: Elements.Element, _ message: String = "", file: StaticString = #filePath,
    line: UInt = #line
) where Elements.Element: Equatable {
    if elements.contains(element) { fail("\(element) must not be in", "\(elements)", message, file, line) }
}

/// Fails unless a text begins with another; the failure prints both.
///
/// - Parameters:
///   - text: the whole text; `nil` begins with nothing.
///   - start: what it must begin with.
///   - message: what the failure adds.
///   - file: the source that asserts.
///   - line: its line.
public func assertPrefix(
    _ text: String?, _ start: String, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
    guard let text, text.hasPrefix(start) else {
        return fail("\(start.debugDescription) is not the beginning of", text, message, file, line)
    }
}

/// Fails unless a text ends with another; the failure prints both.
///
/// - Parameters:
///   - text: the whole text; `nil` ends with nothing.
///   - end: what it must end with.
///   - message: what the failure adds.
///   - file: the source that asserts.
///   - line: its line.
public func assertSuffix(
    _ text: String?, _ end: String, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
    guard let text, text.hasSuffix(end) else {
        return fail("\(end.debugDescription) is not the end of", text, message, file, line)
    }
}

/// Fails unless an object is of a class, and not of a subclass; the failure prints both classes.
///
/// - Parameters:
///   - object: the object; `nil` has no class.
///   - type: the class it must have.
///   - file: the source that asserts.
///   - line: its line.
public func assertClass(
    _ object: Any?, _ type: Any.Type, file: StaticString = #filePath, line: UInt = #line
) {
    guard let object else { return XCTFail("nil is not a \(type)", file: file, line: line) }
    let found = Swift.type(of: object)
    if found != type { XCTFail("a \(found) is not a \(type)", file: file, line: line) }
}

/// Fails and names the elements for which a condition does not hold.
///
/// - Parameters:
///   - elements: what is checked.
///   - message: what the failure says before the elements.
///   - file: the source that asserts.
///   - line: its line.
///   - condition: what must hold for each element.
public func assertAll<Elements: Sequence>(
    _ elements: Elements, _ message: String = "does not hold for", file: StaticString = #filePath, line: UInt = #line,
    _ condition: (Elements.Element) throws -> Bool
) rethrows {
    let others = try elements.filter { try !condition($0) }
    if !others.isEmpty { XCTFail("\(message): \(others)", file: file, line: line) }
}

/// Prints no more than 4000 characters of a text, because pages of reports are long.
private func fail(_ reason: String, _ text: String?, _ message: String, _ file: StaticString, _ line: UInt) {
    let start = message.isEmpty ? "" : message + ": "
    let shown = (text ?? "nil").prefix(4000)
    XCTFail("\(start)\(reason): \(shown)\(shown.count == 4000 ? "…" : "")", file: file, line: line)
}
