import CoreLocation
import CoreMedia
import LocalAuthentication
import MobileCoreServices
import Security
import UniformTypeIdentifiers
import UserNotifications
import XCTest

/// Tests uniform types, the keychain, locations, media times and notifications of Apple's modules.
final class ValueTests: XCTestCase {
    func testUniformTypes() {
        XCTAssertTrue(UTType.png.conforms(to: .image))
        XCTAssertTrue(UTType.png.conforms(to: .data))
        XCTAssertFalse(UTType.png.conforms(to: .text))
        XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
        XCTAssertEqual(UTType(mimeType: "application/pdf"), .pdf)
        XCTAssertEqual(UTType.html.preferredFilenameExtension, "html")
        XCTAssertNil(UTType("no.such.kind"))
        XCTAssertTrue(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage))
        let identifier = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "gif", nil)
        XCTAssertEqual(identifier?.takeRetainedValue(), kUTTypeGIF)
    }

    func testKeychain() {
        let item: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ann",
            kSecAttrService as String: "tests",
        ]
        let secret = Data("secret".utf8)
        XCTAssertEqual(SecItemCopyMatching(item as CFDictionary, nil), errSecItemNotFound)
        let newItem = item.merging([kSecValueData as String: secret]) { $1 } as CFDictionary
        XCTAssertEqual(SecItemAdd(newItem, nil), errSecSuccess)
        XCTAssertEqual(SecItemAdd(newItem, nil), errSecDuplicateItem)
        var result: CFTypeRef?
        let query = item.merging([kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne]) { $1 }
        XCTAssertEqual(unsafe SecItemCopyMatching(query as CFDictionary, &result), errSecSuccess)
        XCTAssertEqual(result as? Data, secret)
        XCTAssertEqual(
            SecItemUpdate(item as CFDictionary, [kSecValueData as String: Data()] as CFDictionary), errSecSuccess)
        XCTAssertEqual(SecItemDelete(item as CFDictionary), errSecSuccess)
        XCTAssertEqual(SecItemDelete(item as CFDictionary), errSecItemNotFound)
    }

    func testLocations() {
        let (paris, london) = (
            CLLocation(latitude: 48.8566, longitude: 2.3522), CLLocation(latitude: 51.5074, longitude: -0.1278)
        )
        XCTAssertEqual(paris.distance(from: london), 343_500, accuracy: 1000)
        let region = CLCircularRegion(center: paris.coordinate, radius: 1000, identifier: "a")
        XCTAssertTrue(region.contains(paris.coordinate))
        XCTAssertFalse(region.contains(london.coordinate))
        XCTAssertFalse(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    func testMediaTimes() {
        let time = CMTime(seconds: 1.5, preferredTimescale: 600)
        XCTAssertEqual(time.value, 900)
        XCTAssertEqual((time + CMTime(value: 1, timescale: 2)).seconds, 2)
        XCTAssertTrue(CMTime.zero < time)
        XCTAssertTrue(CMTime.invalid.seconds.isNaN)
        XCTAssertTrue(CMTime(seconds: .nan, preferredTimescale: 1).isValid == false)
    }

    func testPendingNotifications() {
        let (center, content) = (UNUserNotificationCenter.current(), UNMutableNotificationContent())
        content.title = "Hello"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
        var titles: [String] = []
        center.getPendingNotificationRequests { titles = $0.map(\.content.title) }
        XCTAssertEqual(titles, ["Hello"])
        center.removePendingNotificationRequests(withIdentifiers: ["a"])
        center.getPendingNotificationRequests { titles = $0.map(\.content.title) }
        XCTAssertEqual(titles, [])
    }

    func testBiometryIsUnavailable() {
        var error: NSError?
        XCTAssertFalse(unsafe LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        XCTAssertEqual(error?.code, LAError.Code.biometryNotAvailable.rawValue)
    }
}
