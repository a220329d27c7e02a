import Foundation
import FuzzedAdapter

/// Fuzzes the adaptation of Swift sources.
@MainActor enum FuzzedSources {
    private static let other = """
        import UIKit

        protocol Marked: AnyObject { func mark() }

        class BaseCell: UITableViewCell, Marked {
            @IBOutlet weak var label: UILabel!
            func mark() {}
            @objc func tap(_ sender: Any) {}
        }

        extension BaseCell { @IBAction func press(_ sender: UIButton) {} }
        """

    private static let modules: String = {
        guard let root = ProcessInfo.processInfo.environment["CELLSIM_FUZZ_UIKIT"] else {
            fatalError("CELLSIM_FUZZ_UIKIT must be the folder of UIKit's sources")
        }
        Fuzz.makeFolder("modules")
        FuzzedAdapter.writeModules(to: Fuzz.folder + "/modules", root: root)
        return Fuzz.folder + "/modules"
    }()

    /// Adapts a module of two sources; the input is one of them.
    static func adapt(_ bytes: [UInt8]) throws {
        Fuzz.makeFolder("module")
        let paths = [Fuzz.write(bytes, "module/Fuzz.swift"), Fuzz.write(other.utf8, "module/Base.swift")]
        let copies = Fuzz.folder + "/copies"
        try? FileManager.default.removeItem(atPath: copies)
        let isPruned = bytes.count % 3 == 0
        guard try FuzzedAdapter.adapt(paths, folder: copies, modules: modules, isPruned: isPruned) else {
            throw FuzzRefusal(reason: InvalidInput("the source cannot be parsed"))
        }
    }
}
