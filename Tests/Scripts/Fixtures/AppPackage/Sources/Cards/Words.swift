import Foundation

/// The package's texts. No UIKit: such files are not adapted.
enum Words {
    static let hello = NSLocalizedString("hello", bundle: .module, comment: "")
    static func cards(_ count: Int) -> String {
        String.localizedStringWithFormat(Bundle.module.localizedString(forKey: "cards", value: nil, table: nil), count)
    }
    static var day: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter.string(from: Date(timeIntervalSince1970: 0))
    }
}
