import UIKit

// These attributes have the same effect as UIKit's.

/// The font of text, a `UIFont` or `CTFont`.
public let kCTFontAttributeName: CFString = "NSFont"
/// The style of a paragraph.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The space after each character, in points.
public let kCTKernAttributeName: CFString = "NSKern"
/// The space after each character, in points. Unlike `kCTKernAttributeName`, it doesn't disable the font's own kerning.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// Whether ligatures are used.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The width of outlines, in percent of the font's size.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The colour of outlines.
public let kCTStrokeColorAttributeName: CFString = "NSStrokeColor"
/// The style of underlines.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
