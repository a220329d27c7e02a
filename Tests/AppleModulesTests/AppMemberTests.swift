import AVFoundation
import AuthenticationServices
import CellSimNetworking
import CoreData
import Intents
import Photos
import SafariServices
import Security
import StoreKit
import UIKit
import UserNotifications
import XCTest

/// Tests members of Apple's modules that complete apps use.
@preconcurrency @MainActor final class AppMemberTests: XCTestCase {
    final class Tea: NSManagedObject {}

    func testAudioSessionStoresPolicy() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .spokenAudio, policy: .longFormAudio)
        XCTAssertEqual(session.routeSharingPolicy, .longFormAudio)
        XCTAssertEqual(
            [session.category.rawValue, session.mode.rawValue],
            [
                "AVAudioSessionCategoryPlayback", "AVAudioSessionModeSpokenAudio",
            ])
        try session.setCategory(.playback, mode: .default, policy: .default, options: [.mixWithOthers])
        XCTAssertEqual(session.routeSharingPolicy, .default)
    }

    /// As on iOS, where the initialiser is a factory method: apps cast the asset.
    func testAssetsWithAddressAreURLAssets() {
        let address = URL(fileURLWithPath: "/tea.m4a")
        let asset: AVAsset = .init(url: address)
        XCTAssertEqual((asset as? AVURLAsset)?.url, address)
        XCTAssertEqual(AVURLAsset(url: address).url, address)
        XCTAssertEqual(AVAssetTrack().formatDescriptions.count, 0)
        let format = CMFormatDescription()
        XCTAssertTrue(unsafe CMAudioFormatDescriptionGetStreamBasicDescription(format) == nil)
    }

    func testAppleIDButtonTitleAndColors() throws {
        let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
        button.frame.size = CGSize(width: 200, height: 44)
        button.cornerRadius = 10
        let title = try XCTUnwrap(button.subviews.first as? UILabel)
        XCTAssertEqual(title.text, "Continue with Apple")
        XCTAssertEqual(title.frame, button.bounds)
        XCTAssertEqual([button.layer.cornerRadius, button.layer.borderWidth], [10, 1])
        XCTAssertEqual([button.backgroundColor, title.textColor], [.white, .black])
        let dark = ASAuthorizationAppleIDButton(authorizationButtonType: .default, authorizationButtonStyle: .black)
        XCTAssertEqual((dark.subviews.first as? UILabel)?.text, "Sign in with Apple")
        XCTAssertEqual(dark.backgroundColor, .black)
    }

    func testContentBlockersAreDisabled() {
        var state: SFContentBlockerState?
        SFContentBlockerManager.getStateOfContentBlocker(withIdentifier: "a.b") { found, _ in state = found }
        XCTAssertEqual(state?.isEnabled, false)
    }

    func testInteractionsProductsAndAssetsAreEmpty() {
        XCTAssertNil(NSUserActivity(activityType: "tea").interaction)
        let request = SKProductsRequest()
        request.start()
        XCTAssertEqual(PHAsset.fetchAssets(withALAssetURLs: [], options: nil).count, 0)
    }

    func testTextInputActionWithoutButtonTitle() {
        let action = UNTextInputNotificationAction(
            identifier: "REPLY", title: "Reply", options: .authenticationRequired)
        XCTAssertEqual([action.identifier, action.textInputButtonTitle], ["REPLY", ""])
    }

    /// The class has its own `fetchRequest()`, as generated classes do. It has priority if the code gives no type.
    func testOwnFetchRequestHasPriority() {
        let request = Tea.fetchRequest()
        let typed: NSFetchRequest<Tea> = request
        XCTAssertEqual(typed.entityName, "Tea")
        let plain: NSFetchRequest<any NSFetchRequestResult> = Tea.fetchRequest()
        XCTAssertNotNil(plain)
    }

    func testSecureTransportErrorCodes() {
        XCTAssertEqual([errSSLProtocol, errSSLXCertChainInvalid, errSSLHostNameMismatch], [-9800, -9807, -9843])
    }
}

extension AppMemberTests.Tea {
    class func fetchRequest() -> NSFetchRequest<AppMemberTests.Tea> { NSFetchRequest(entityName: "Tea") }
}
