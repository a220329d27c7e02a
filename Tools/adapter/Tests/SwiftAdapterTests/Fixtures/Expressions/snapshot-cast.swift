import UIKit

var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
snapshot.appendSections([0])
let reference = snapshot as NSDiffableDataSourceSnapshotReference

precondition(reference.numberOfSections == 1)
