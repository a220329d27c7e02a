import CellSimInterfaceBuilder

/// The text size a document's canvas had when it was saved.
///
/// The canvases of Xcode 12.5 to 13.4 laid text styles out at the extra-small size, without saying so in the document:
/// every recorded frame of these versions agrees with it, and none of versions before or after does (facts 0.4 has the
/// sizes). Where between 20037 and 21701 it ended no document tells; Xcode 14 is taken for its end.
struct CanvasTextSize {
    let isExtraSmall: Bool

    init(_ document: IBDocument) { isExtraSmall = (18000..<21000).contains(document.toolsVersion) }
}
