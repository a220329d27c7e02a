import CellSimHost
import UIKit
import XCTest

/// Tests the table of devices and the lookup of a device.
final class DeviceTests: XCTestCase {
    func testFindsDevices() {
        XCTAssertEqual(Device.named("retina4_7")?.size, CGSize(width: 375, height: 667))
        XCTAssertEqual(Device.named("iPhone SE")?.identifier, "retina4_7")
        XCTAssertEqual(Device.named("iphone-15-pro")?.identifier, "retina6_12")
        XCTAssertEqual(Device.named("320x480")?.size, CGSize(width: 320, height: 480))
        XCTAssertNil(Device.named("iPhone 3"))
        XCTAssertNil(Device.named("0x10"))
        XCTAssertNil(Device.named("10x"))
    }

    /// The pixel sizes are from Apple's "Tech Specs" pages, the safe areas were measured by useyourloaf.com.
    func testDevicesOf2024And2025() throws {
        let rows: [(names: [String], pixels: [CGFloat], top: CGFloat, bottom: CGFloat)] = [
            (["iPhone 16"], [1179, 2556], 59, 34), (["iPhone 16 Plus"], [1290, 2796], 59, 34),
            (["iPhone 16e"], [1170, 2532], 47, 34),
            (["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], [1206, 2622], 62, 34),
            (["iPhone 16 Pro Max", "iPhone 17 Pro Max"], [1320, 2868], 62, 34),
            (["iPhone Air"], [1260, 2736], 68, 34),
            (["iPad mini (A17 Pro)", "iPad mini A17 Pro"], [1488, 2266], 24, 20),
            (["iPad (A16)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)"], [1640, 2360], 24, 20),
            (["iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)"], [2048, 2732], 24, 20),
            (["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"], [1668, 2420], 24, 20),
            (["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"], [2064, 2752], 24, 20),
        ]
        for row in rows {
            for name in row.names {
                let device = try XCTUnwrap(Device.named(name), name)
                XCTAssertEqual([device.size.width * device.scale, device.size.height * device.scale], row.pixels, name)
                XCTAssertEqual([device.safeArea.top, device.safeArea.bottom], [row.top, row.bottom], name)
                XCTAssertEqual(device.isPad, name.hasPrefix("iPad"), name)
            }
        }
    }

    func testDeviceNamesAreUnique() {
        let names = Device.catalogue.flatMap { [$0.identifier] + $0.names }
        XCTAssertEqual(Set(names.map { $0.lowercased() }).count, names.count)
        for device in Device.catalogue {
            for name in [device.identifier] + device.names { XCTAssertEqual(Device.named(name), device, name) }
        }
    }

    func testLandscapeSafeArea() throws {
        let portrait = try XCTUnwrap(Device.named("retina5_9"))
        XCTAssertEqual(portrait.safeArea, .init(top: 44, left: 0, bottom: 34, right: 0))
        let landscape = portrait.rotated(.landscape)
        XCTAssertEqual(landscape.size, CGSize(width: 812, height: 375))
        XCTAssertEqual(landscape.safeArea, .init(top: 0, left: 44, bottom: 21, right: 44))
        XCTAssertEqual(landscape.rotated(.portrait), portrait)
    }

    func testRegularWidthDevices() throws {
        let phone = try XCTUnwrap(Device.named("retina6_1")), small = try XCTUnwrap(Device.named("retina5_9"))
        let devices = [
            phone, phone.rotated(.landscape), small.rotated(.landscape), try XCTUnwrap(Device.named("ipad9_7")),
        ]
        XCTAssertEqual(devices.map(\.isRegularWidth), [false, true, false, true])
    }
}

/// Tests the table from which devices and the presets of the snapshot libraries are read.
final class DeviceRowTests: XCTestCase {
    func testDifferingPresetsHaveReasons() {
        let different = DeviceRow.all.filter { $0.preset != nil }
        XCTAssertEqual(different.map(\.device.identifier), ["retina5_9", "retina6_1", "retina6_5"])
        for row in different {
            XCTAssertFalse(row.preset?.reason.isEmpty ?? true)
            let isSame = [Device.Orientation.portrait, .landscape].allSatisfy {
                row.presetSafeArea($0) == row.device.rotated($0).safeArea
            }
            XCTAssertFalse(isSame, row.device.identifier)
        }
    }

    func testPresetSafeAreas() {
        XCTAssertEqual(DeviceRow.retina6_1.device.safeArea.top, 48)
        XCTAssertEqual(DeviceRow.retina6_1.presetSafeArea(.portrait).top, 44)
        XCTAssertEqual(DeviceRow.retina6_1.presetSafeArea(.landscape).bottom, 24)
        XCTAssertEqual(DeviceRow.retina6_0.presetSafeArea(.landscape).bottom, 21)
    }

    func testCatalogueMatchesTable() {
        XCTAssertEqual(Device.catalogue, DeviceRow.all.map(\.device))
    }

    /// Devices with the same screen may have different safe areas.
    @MainActor func testScreensHaveTheirDevicesSafeAreas() {
        var mismatches: [String] = []
        for device in Device.catalogue.flatMap({ [$0, $0.rotated(.landscape)] }) {
            let area = ScreenInsets.safeArea(device.size, scale: device.scale)
            let expected = UIEdgeInsets(
                top: device.safeArea.top, left: device.safeArea.left, bottom: device.safeArea.bottom,
                right: device.safeArea.right)
            if area != expected { mismatches.append(device.identifier) }
        }
        XCTAssertEqual(mismatches, ["retina5_9", "retina5_9", "ipad12_9", "ipad12_9"])
    }
}
