import Foundation
import TestFixtures
import UIKit

/// The nib of the contact cell.
enum ContactNib {
    @MainActor static var nib: UINib { UINib(data: Data(text.utf8), bundle: nil) }

    static let text = Fixture.text("contact.xib")
}
