import Foundation
import UIKit

/// The smallest documents around some objects.
@MainActor enum Xib {
    /// A nib of the objects; `outlets` are those of File's Owner, by the ids they lead to.
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
