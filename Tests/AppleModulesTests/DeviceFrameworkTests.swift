import CallKit
import ContactsUI
import CoreBluetooth
import CoreHaptics
import CoreML
import CoreMotion
import CoreSpotlight
import EventKitUI
import JavaScriptCore
import MetalKit
import NaturalLanguage
import SpriteKit
import Vision
import WatchConnectivity
import XCTest

/// Tests modules whose types store their values and report that the device lacks the hardware or service.
final class DeviceFrameworkTests: XCTestCase {
    func testContactNames() {
        let person = CNMutableContact()
        XCTAssertNil(CNContactFormatter.string(from: person, style: .fullName))
        person.givenName = "Ann"
        person.familyName = "Lee"
        person.namePrefix = "Dr."
        person.organizationName = "Tin Works"
        person.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "12"))]
        XCTAssertEqual(CNContactFormatter.string(from: person, style: .fullName), "Dr. Ann Lee")
        person.contactType = .organization
        XCTAssertEqual(CNContactFormatter().string(from: person), "Tin Works")
        let copy = person.copy() as? CNContact
        person.givenName = "Bo"
        XCTAssertEqual(copy?.givenName, "Ann")
        XCTAssertEqual(copy?.phoneNumbers.first?.value.stringValue, "12")
        XCTAssertEqual(copy, person)
        XCTAssertEqual(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile), "mobile")
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state, address.postalCode) = ("1 Elm St", "Troy", "NY", "12180")
        XCTAssertEqual(CNPostalAddressFormatter().string(from: address), "1 Elm St\nTroy NY 12180")
    }

    @MainActor func testContactAndEventControllers() async {
        let person = CNMutableContact()
        person.givenName = "Ann"
        XCTAssertEqual(CNContactViewController(for: person).title, "Ann")
        let store = EKEventStore()
        let event = EKEvent(eventStore: store)
        event.title = "Tea"
        event.addRecurrenceRule(
            EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3)))
        let editor = EKEventEditViewController()
        editor.event = event
        XCTAssertEqual(editor.event?.recurrenceRules?.first?.recurrenceEnd?.occurrenceCount, 3)
        XCTAssertThrowsError(try store.save(event, span: .thisEvent))
        XCTAssertEqual(EKEventStore.authorizationStatus(for: .event), .notDetermined)
    }

    func testDeviceFeaturesAreUnavailable() throws {
        XCTAssertFalse(CMMotionManager().isDeviceMotionAvailable)
        XCTAssertEqual(CBCentralManager(delegate: nil, queue: nil).state, .unsupported)
        XCTAssertEqual(CBUUID(string: "180d"), CBUUID(string: "180D"))
        XCTAssertFalse(WCSession.isSupported())
        XCTAssertNil(MTLCreateSystemDefaultDevice())
        XCTAssertThrowsError(try MLModel(contentsOf: URL(fileURLWithPath: "/none")))
        let pattern = try CHHapticPattern(
            events: [CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 2)],
            parameters: [])
        XCTAssertEqual(pattern.duration, 3)
        try CHHapticEngine().makePlayer(with: pattern).start(atTime: 0)
        var callError: (any Error)?
        CXCallController().request(CXTransaction(action: CXEndCallAction(call: UUID()))) { callError = $0 }
        XCTAssertNotNil(callError)
        var observations: [VNObservation]?
        let request = VNRecognizeTextRequest { request, _ in observations = request.results }
        try VNImageRequestHandler(data: Data()).perform([request])
        XCTAssertEqual(observations, [])
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "Tin"
        let item = CSSearchableItem(uniqueIdentifier: "50", domainIdentifier: nil, attributeSet: attributes)
        XCTAssertEqual(item.attributeSet.title, "Tin")
    }

    func testScriptsAreRejectedAndValuesStored() {
        let context = JSContext()
        var exceptions: [String] = []
        context.exceptionHandler = { _, value in exceptions.append(value?.toString() ?? "") }
        XCTAssertTrue(context.evaluateScript("1 + 1").isUndefined)
        XCTAssertEqual(exceptions, ["Error: CellSim does not run scripts"])
        context.setObject(7, forKeyedSubscript: "seven" as NSString)
        XCTAssertEqual(context.objectForKeyedSubscript("seven").toInt32(), 7)
        XCTAssertTrue(context.objectForKeyedSubscript("eight").isUndefined)
    }

    func testTokenizer() {
        let text = "It's tin. Is it? 50"
        func tokens(_ unit: NLTokenUnit) -> [String] {
            let tokenizer = NLTokenizer(unit: unit)
            tokenizer.string = text
            return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
        }
        XCTAssertEqual(tokens(.word), ["It's", "tin", "Is", "it", "50"])
        XCTAssertEqual(tokens(.sentence), ["It's tin.", "Is it?", "50"])
    }

    @MainActor func testNodesOfAScene() async {
        let scene = SKScene(size: CGSize(width: 100, height: 80))
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))
        sprite.name = "bar"
        sprite.position = CGPoint(x: 50, y: 40)
        scene.addChild(sprite)
        XCTAssertEqual(sprite.frame, CGRect(x: 45, y: 30, width: 10, height: 20))
        XCTAssertIdentical(scene.childNode(withName: "bar"), sprite)
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        view.presentScene(scene)
        XCTAssertIdentical(sprite.scene?.view, view)
        let sequence = SKAction.sequence([.wait(forDuration: 1), .group([.fadeOut(withDuration: 2)])])
        XCTAssertEqual(sequence.duration, 3)
        XCTAssertEqual(MTKView(frame: .zero, device: nil).preferredFramesPerSecond, 60)
    }
}
