import Foundation
import NibPatterns
import UIKit

/// A view whose nib is missing.
final class NiblessView: NibLoadingView {}

/// A view whose nib is empty.
final class EmptyNibView: NibLoadingView {
    override class var nib: UINib { MisuseCase.nib("") }
}

/// A view whose nib contains a view of the same class.
final class EndlessView: NibLoadingView {
    override class var nib: UINib {
        MisuseCase.nib("<view id=\"a\" customClass=\"EndlessView\" customModule=\"Misuse\"/>")
    }
}

/// A cell whose nib is missing.
final class NiblessCell: UITableViewCell, NibOwner {}

extension MisuseCase {
    /// The document is not in a file, because `TestFixtures` links XCTest, which programs must not.
    fileprivate static func nib(_ objects: String) -> UINib {
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="17701">
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(objects)</objects></document>
            """
        return UINib(data: Data(document.utf8), bundle: nil)
    }

    static var nibs: [MisuseCase] {
        [
            MisuseCase("nib that does not exist", .raisesInconsistency("Could not load NIB in bundle")) {
                _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil, options: nil)
            },
            MisuseCase("nib with invalid data", .raisesInconsistency("Could not load NIB")) {
                _ = UINib(data: Data("<a>".utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
            },
            MisuseCase(
                "controller with a nib that does not exist", .raisesInconsistency("Could not load NIB in bundle")
            ) {
                MisuseHost.show(UIViewController(nibName: "Nowhere", bundle: nil))
            },
            MisuseCase(
                "storyboard that does not exist",
                .raisesInvalidArgument("Could not find a storyboard named 'Nowhere' in bundle")
            ) {
                _ = UIStoryboard(name: "Nowhere", bundle: nil).instantiateInitialViewController()
            },
            MisuseCase(
                "scene that does not exist",
                .raisesInvalidArgument("Could not find a storyboard named 'Nowhere' in bundle")
            ) {
                let storyboard = UIStoryboard(name: "Nowhere", bundle: nil)
                let controller: UITableViewController = storyboard.instantiateViewController(identifier: "none")
                MisuseHost.show(controller)
            },
            MisuseCase(
                "view that loads a nib that does not exist", .raisesInconsistency("Could not load NIB in bundle")
            ) {
                MisuseHost.show(NiblessView(frame: .zero))
            },
            MisuseCase("view that loads an empty nib", .raisesInconsistency("has no top-level view")) {
                MisuseHost.show(EmptyNibView(frame: .zero))
            },
            MisuseCase("view that loads itself", .raisesInconsistency("which loads the nib again")) {
                MisuseHost.show(EndlessView(frame: .zero))
            },
            MisuseCase(
                "view inserted from a nib that does not exist", .raisesInconsistency("Could not load NIB in bundle")
            ) {
                let view = UIView()
                view.insert(fromNib: NiblessCell.self)
                MisuseHost.show(view)
            },
            MisuseCase(
                "cells of another class", .raisesInconsistency("is registered for UITableViewCell, not for NiblessCell")
            ) {
                let table = UITableView(frame: .zero, style: .plain)
                table.register(UITableViewCell.self, forCellReuseIdentifier: NiblessCell.nibName)
                let cell: NiblessCell = table.dequeueReusableCell(NiblessCell.self, for: IndexPath(row: 0, section: 0))
                MisuseHost.show(cell)
            },
            MisuseCase(
                "key that does not exist",
                .raises("NSUnknownKeyException", "this class is not key value coding-compliant for the key wild.")
            ) {
                NiblessCell().setValue(1, forKey: "wild")
            },
            MisuseCase(
                "class that is not a cell class", .raisesInvalidArgument("must pass a class of kind UITableViewCell")
            ) {
                UITableView(frame: .zero, style: .plain).register(NSObject.self, forCellReuseIdentifier: "cell")
            },
        ]
    }
}
