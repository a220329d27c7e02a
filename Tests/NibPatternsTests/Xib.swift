import Foundation
import UIKit

/// Builds minimal XIB documents from objects.
@MainActor enum Xib {
    /// Returns a nib with objects.
    /// - Parameters:
    ///   - objects: the XML of the objects.
    ///   - outlets: the outlets of File's Owner, with the ids of their destinations.
    static func nib(_ objects: String, outlets: [(String, String)] = []) -> UINib {
        UINib(data: Data(document(objects, outlets: outlets).utf8), bundle: nil)
    }

    static func document(_ objects: String, outlets: [(String, String)] = []) -> String {
        let connections = outlets.enumerated().map { index, outlet in
            "<outlet property=\"\(outlet.0)\" destination=\"\(outlet.1)\" id=\"o\(index)\"/>"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(connections.joined())</connections></placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
            </objects></document>
            """
    }

    static let label = "userInteractionEnabled=\"NO\" contentMode=\"left\" lineBreakMode=\"tailTruncation\""
}
