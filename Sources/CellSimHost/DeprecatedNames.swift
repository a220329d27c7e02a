import CellSimGraphics
import CellSimInterfaceBuilder
import UIKit

// Deprecated former names of public declarations.

/// The former name of `TopLevelViews`.
@available(*, deprecated, renamed: "TopLevelViews")
public typealias TopViews = TopLevelViews
/// The former name of `TableRenderer`.
@available(*, deprecated, renamed: "TableRenderer")
public typealias TableDrawing = TableRenderer
/// The former name of `PictureBuffer`.
@available(*, deprecated, renamed: "PictureBuffer")
public typealias PictureCopy = PictureBuffer
/// The former name of `NonCellViewPolicy`.
@available(*, deprecated, renamed: "NonCellViewPolicy")
public typealias OtherViews = NonCellViewPolicy
/// The former name of `ScrollState`.
@available(*, deprecated, renamed: "ScrollState")
public typealias ScrollStop = ScrollState

/// The former names of members.
extension LintReport {
    /// The former name of `Format`.
    @available(*, deprecated, renamed: "Format")
    public typealias Form = Format
}

extension Device {
    /// The former name of `rotated(_:)`.
    @available(*, deprecated, renamed: "rotated(_:)")
    public func turned(_ wanted: Orientation) -> Device { rotated(wanted) }
}

extension InterfaceFile {
    /// The former name of `apply(_:)`.
    @available(*, deprecated, renamed: "apply(_:)")
    @MainActor public func adopt(_ appearance: Appearance) { apply(appearance) }

    /// The former name of `makeContent(reuseIdentifier:times:)`.
    @available(*, deprecated, renamed: "makeContent(reuseIdentifier:times:)")
    @MainActor public func make(
        reuseIdentifier identifier: String? = nil, times: PhaseTimings = PhaseTimings()
    ) throws -> Content { try makeContent(reuseIdentifier: identifier, times: times) }
}

extension ViewPicture {
    /// The former name of `emptyViewNotes`.
    @available(*, deprecated, renamed: "emptyViewNotes")
    @MainActor public var leftOut: [Diagnostic] { emptyViewNotes }
}

extension MatrixSheet {
    /// The former name of `emptyViewNotes`.
    @available(*, deprecated, renamed: "emptyViewNotes")
    @MainActor public var leftOut: [Diagnostic] { emptyViewNotes }
}

extension TableScene {
    /// The former name of `forEachRow(_:)`.
    @available(*, deprecated, renamed: "forEachRow(_:)")
    public func eachRow(_ body: (_ row: Int, DisplayList) throws -> Void) throws { try forEachRow(body) }

    /// The former name of `visibleContent(topRow:)`.
    @available(*, deprecated, renamed: "visibleContent(topRow:)")
    public func visible(topRow: Int) throws -> DisplayList { try visibleContent(topRow: topRow) }
}

extension TopLevelViews {
    /// The former name of `TopLevelView`.
    @available(*, deprecated, renamed: "TopLevelView")
    public typealias TopView = TopLevelView
    /// The former name of `defaultView`.
    @available(*, deprecated, renamed: "defaultView")
    public var usual: TopLevelView { defaultView }
}

extension DesignCanvas {
    /// The former name of `findAmbiguities()`.
    @available(*, deprecated, renamed: "findAmbiguities()")
    public func ambiguities() -> [LayoutIssue] { findAmbiguities() }
}

extension TableRenderer {
    /// The former name of `writeEntireTable(to:)`.
    @available(*, deprecated, renamed: "writeEntireTable(to:)")
    @MainActor public func writeWhole(to file: PictureWriter) throws { try writeEntireTable(to: file) }
}
