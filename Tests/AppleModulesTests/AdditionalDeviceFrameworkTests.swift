import ActivityKit
import AppIntents
import CellSimNetworking
import CellSimVectors
import CoreMedia
import CoreNFC
import CoreVideo
import ExternalAccessory
import GLKit
import GameplayKit
import HealthKit
import IntentsUI
import Messages
import MultipeerConnectivity
import NotificationCenter
import PushKit
import QuickLookThumbnailing
import ReplayKit
import Social
import TestFixtures
import TipKit
import UserNotificationsUI
import XCTest

/// Tests modules whose types store their values and report that the device lacks the hardware or service.
@preconcurrency @MainActor final class AdditionalDeviceFrameworkTests: XCTestCase {
    private final class OpenState: GKState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == ShutState.self }
    }
    private final class ShutState: GKState {}

    func testStateMachine() {
        let door = GKStateMachine(states: [OpenState(), ShutState()])
        XCTAssertTrue(door.enter(OpenState.self))
        XCTAssertFalse(door.enter(OpenState.self))
        XCTAssertTrue(door.enter(ShutState.self))
        assertClass(door.currentState, ShutState.self)
    }

    func testSeededRandomNumbersAreReproducible() {
        let numbers = [1, 2].map { _ in
            let die = GKRandomDistribution(
                randomSource: GKMersenneTwisterRandomSource(seed: 7), lowestValue: 1, highestValue: 6)
            return (0..<50).map { _ in die.nextInt() }
        }
        XCTAssertEqual(numbers[0], numbers[1])
        XCTAssertEqual(Set(numbers[0]), [1, 2, 3, 4, 5, 6])
    }

    func testVectors() {
        XCTAssertEqual(simd_length(simd_float2(3, 4)), 5)
        XCTAssertEqual(cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)), simd_float3(0, 0, 1))
        let translation = simd_float4x4(
            simd_float4(1, 0, 0, 0), simd_float4(0, 1, 0, 0), simd_float4(0, 0, 1, 0), simd_float4(5, 6, 7, 1))
        XCTAssertEqual(translation * simd_float4(1, 1, 1, 1), simd_float4(6, 7, 8, 1))
        XCTAssertEqual(simd_mul(translation, matrix_identity_float4x4), translation)
        XCTAssertEqual(translation.transpose.columns.0.w, 5)
    }

    func testPixelBuffers() {
        var buffer: CVPixelBuffer?
        XCTAssertEqual(
            unsafe CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32BGRA, nil, &buffer), kCVReturnSuccess)
        XCTAssertEqual(buffer.map { CVPixelBufferGetBytesPerRow($0) }, 12)
        XCTAssertNotEqual(unsafe CVPixelBufferCreate(nil, 0, 2, 0, nil, &buffer), kCVReturnSuccess)
        XCTAssertEqual(NSValue(time: CMTime(value: 3, timescale: 2)).timeValue.seconds, 1.5)
    }

    func testDeviceFeaturesAreUnavailable() throws {
        XCTAssertFalse(HKHealthStore.isHealthDataAvailable())
        XCTAssertFalse(NFCNDEFReaderSession.readingAvailable)
        XCTAssertFalse(RPScreenRecorder.shared().isAvailable)
        XCTAssertFalse(SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
        XCTAssertFalse(ActivityAuthorizationInfo().areActivitiesEnabled)
        XCTAssertEqual(EAAccessoryManager.shared().connectedAccessories.count, 0)
        XCTAssertNil(EAGLContext(api: .openGLES2))
        let steps = HKQuantitySample(
            type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: 9), start: .distantPast,
            end: .distantFuture)
        XCTAssertEqual(steps.quantity.doubleValue(for: .count()), 9)
        let session = MCSession(peer: MCPeerID(displayName: "Ann"))
        XCTAssertThrowsError(try session.send(Data(), toPeers: [], with: .reliable))
        var failure: (any Error)?
        QLThumbnailGenerator.shared.generateBestRepresentation(
            for: .init(fileAt: URL(fileURLWithPath: "/"), size: .zero, scale: 1, representationTypes: .all)
        ) { failure = $1 }
        XCTAssertNotNil(failure)
    }

    func testComposeSheetContentText() {
        let sheet = SLComposeServiceViewController()
        sheet.loadViewIfNeeded()
        sheet.textView.text = "Tea"
        XCTAssertEqual(sheet.contentText, "Tea")
        XCTAssertEqual(sheet.textView.superview, sheet.view)
    }

    func testServerTrustIsNil() {
        let space = URLProtectionSpace(
            host: "a", port: 443, protocol: "https", realm: nil,
            authenticationMethod: NSURLAuthenticationMethodServerTrust)
        XCTAssertNil(space.serverTrust)
    }
}
