// Data table, written by `make members` from Sources/UIKit/Members/Lists/*.members; do not edit.
// swift-format-ignore-file

extension KeyValueTable {
    /// The classes of all families and their lists.
    static var all: [(AnyClass, @MainActor () -> [KeyValueProperty])] { bars + controllers + controls + gestures + tables + text + views }
}
