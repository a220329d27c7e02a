import Foundation
import UIKitControllers
import UIKitControls
import UIKitLists
import UIKitViews

/// Creates the member tables of all UIKit modules. The module `UIKitViews` calls it by its symbol name; see `MemberTables`.
@_silgen_name("CellSim_makeMemberTables") @MainActor package func makeMemberTables() -> MemberTables {
    let elements = [NibClassTable.controls, NibClassTable.lists, NibClassTable.controllers]
    return MemberTables(
        properties: { KeyValueTable.all },
        elements: elements.reduce(into: [:]) { all, moduleElements in all.merge(moduleElements) { first, _ in first } },
        privateKeys: { PrivateKeys.controls + PrivateKeys.lists + PrivateKeys.controllers },
        appearances: AppearanceProperty.all,
        wholeState: { PropertyRestoration.wholeState(changedBy: $0, of: $1) },
        vary: { $0.vary($1, $2) })
}
