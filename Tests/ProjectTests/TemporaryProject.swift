import Foundation
import XCTest

@testable import CellSimProject

/// A temporary folder with the files of a project.
final class TemporaryProject {
    let path: String

    init(_ files: [String: String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cellsim-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.resolvingSymlinksInPath().path
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
        let file = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    /// Returns the descriptions of notes, with paths relative to the folder.
    func descriptions(_ notes: [ProjectNote]) -> [String] {
        notes.map { $0.description.replacing(path + "/", with: "") }
    }

    /// Returns an Xcode project file with one app target and additional objects.
    static func projectFile(_ objects: String, files: String = "", settings: String = "") -> String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 56;
            objects = {
                P = {isa = PBXProject; buildConfigurationList = CP; mainGroup = G; targets = (T, ); developmentRegion = de; };
                G = {isa = PBXGroup; children = (\(files)); sourceTree = "<group>"; };
                T = {isa = PBXNativeTarget; name = Cards; productType = "com.apple.product-type.application";
                    buildConfigurationList = CT; buildPhases = (S, R, ); };
                CP = {isa = XCConfigurationList; buildConfigurations = (CPD, ); };
                CPD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; }; };
                CT = {isa = XCConfigurationList; buildConfigurations = (CTD, ); };
                CTD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
        \(objects)
            };
            rootObject = P /* Project object */;
        }
        """
    }
}
