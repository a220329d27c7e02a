// swift-format-ignore-file
import CellSimAdapted; import UIKit

var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
snapshot.appendSections([0])
let reference = snapshot ^> NSDiffableDataSourceSnapshotReference.self

precondition(reference.numberOfSections == 1)
