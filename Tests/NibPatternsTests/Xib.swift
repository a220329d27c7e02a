import Foundation
import TestFixtures
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
        return Fixture.text(
            "document-with-outlets.xib", replacing: ["objects": objects, "outlets": connections.joined()])
    }

    static let label = "userInteractionEnabled=\"NO\" contentMode=\"left\" lineBreakMode=\"tailTruncation\""
}
