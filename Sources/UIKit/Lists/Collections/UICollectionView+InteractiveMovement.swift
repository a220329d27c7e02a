import Foundation

/// The state of an interactive movement of an item.
struct ItemMovement {
    var origin: IndexPath
    var target: IndexPath
}

/// Moves items interactively.
extension UICollectionView {
    func beginMoving(_ indexPath: IndexPath) -> Bool {
        guard movement == nil, cellForItem(at: indexPath) != nil,
            dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
        else { return false }
        movement = ItemMovement(origin: indexPath, target: indexPath)
        return true
    }

    func updateMovementTarget(towards point: CGPoint) {
        guard let origin = movement?.origin else { return }
        movement?.target = collectionViewLayout.targetIndexPath(
            forInteractivelyMovingItem: origin, withPosition: point)
    }

    func endMovement(keepingPlace: Bool) {
        guard let finishedMovement = movement else { return }
        movement = nil
        guard keepingPlace, finishedMovement.target != finishedMovement.origin else { return }
        dataSource?.collectionView(self, moveItemAt: finishedMovement.origin, to: finishedMovement.target)
        performBatchUpdates { moveItem(at: finishedMovement.origin, to: finishedMovement.target) }
    }
}
