import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import UIKit

/// Draws views of an app's documents with the app's own classes. A program that is linked with these classes calls `main`.
@preconcurrency @MainActor public enum Gallery {
    /// Draws the items of a list, starting at an index, writes the results to a file and exits.
    ///
    /// The program has three arguments: the list (`GalleryItem`s as JSON), the index, and a results file. Each result
    /// is appended to the file as a line (`GalleryResult` as JSON).
    public static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let first = Int(arguments[2]),
            let data = FileManager.default.contents(atPath: arguments[1]),
            let items = try? JSONDecoder().decode([GalleryItem].self, from: data),
            let results = FileHandle(forWritingAtPath: arguments[3])
        else {
            FileHandle.standardError.write(Data("usage: PROGRAM LIST NUMBER RESULTS\n".utf8))
            exit(2)
        }
        // The reason has been told.
        guard UIFont.filesAreThere else { exit(3) }
        for (index, item) in items.enumerated() where index >= first {
            write(GalleryResult(index: index, outcome: .begun), to: results)
            write(draw(item, index), to: results)
        }
        // What objects of the app do when they go is of no interest.
        fflush(nil)
        _exit(0)
    }

    private static func write(_ result: GalleryResult, to file: FileHandle) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let line = try? encoder.encode(result) else { return }
        file.seekToEndOfFile()
        file.write(line + Data("\n".utf8))
    }

    // MARK: One item

    private static func draw(_ item: GalleryItem, _ index: Int) -> GalleryResult {
        let result = attempt(item, index)
        guard item.samples, result.outcome == .failed else { return result }
        var plain = item
        plain.samples = false
        var other = attempt(plain, index)
        if other.outcome != .failed { other.note = result.reason }
        return other
    }

    private static func attempt(_ item: GalleryItem, _ index: Int) -> GalleryResult {
        do {
            return try UIKitException.catching { try picture(of: item, index, .library) }
        } catch let exception as UIKitException {
            // UIKit's own class in the place of one that is not there does not have what the document connects.
            if exception.reason.hasPrefix("[<UIKit."), exception.reason.contains("forUndefinedKey:"),
                let result = try? UIKitException.catching({ try picture(of: item, index, .commandLine) })
            {
                return result
            }
            return GalleryResult(index: index, outcome: .failed, reason: exception.reason)
        } catch {
            return GalleryResult(index: index, outcome: .failed, reason: "\(error)")
        }
    }

    private static func picture(
        of item: GalleryItem, _ index: Int, _ policy: NibOptions.Policy
    ) throws -> GalleryResult {
        guard let device = Device.named("iPhone 15") else { throw InputError(path: item.document, "no device") }
        let appearance = Appearance(device: device)
        let host = ViewHost(appearance)
        let template = NibTemplate(try IBDocument(contentsOfFile: item.document))
        let outlets = try EmptyOutlets(template, traits: host.traits, data: item.data)
        func content() throws -> InterfaceFile.Content {
            let instance = try NibLoader.instantiate(
                template, options: NibOptions(policy: policy, traits: host.traits), bundle: .main)
            guard let view = instance.object(withID: item.object) as? UIView else {
                throw InputError(path: item.document, "the object \(item.object) is not a view")
            }
            let content = InterfaceFile.Content(instance: instance, view: view)
            try outlets.setRecord(content)
            return content
        }
        func draw(_ content: InterfaceFile.Content, to path: String) throws {
            let picture = try ViewPicture(
                content, appearance: appearance, width: item.isRow ? appearance.device.size.width : nil, height: nil,
                times: StageTimes())
            let writer = try PictureWriter(path: path)
            try picture.write(to: writer, jobs: 1)
            try writer.commit()
        }
        // An earlier run may have drawn pictures with other values.
        for path in [item.picture] + SampleLength.allCases.map(item.picture) {
            try? FileManager.default.removeItem(atPath: path)
        }
        let first = try content()
        for diagnostic in first.instance.diagnostics where diagnostic.severity != .note {
            Notice.tell(.each, "\(diagnostic)")
        }
        let isOwn = !(first.view.nibIdentity?.customClass == nil) && !isOfUIKit(first.view)
        let filling = item.samples ? outlets.fill(first, .usual) : EmptyOutlets.Filling()
        try draw(first, to: filling.samples.isEmpty ? item.picture : item.picture(.usual))
        if filling.hasLengths {
            for length in SampleLength.allCases where length != .usual {
                let other = try content()
                _ = outlets.fill(other, length)
                try draw(other, to: item.picture(length))
            }
        }
        var result = GalleryResult(
            index: index, outcome: isOwn ? .drawn : .withoutClass, width: Double(first.view.bounds.width),
            height: Double(first.view.bounds.height))
        if !filling.samples.isEmpty { result.samples = filling.samples }
        if !filling.designed.isEmpty { result.designed = filling.designed }
        result.pictures = filling.hasLengths ? SampleLength.allCases.count : 1
        return result
    }

    /// Whether the program had no class of the name that the document says.
    private static func isOfUIKit(_ view: UIView) -> Bool { UIKitModules.declare(type(of: view)) }
}
