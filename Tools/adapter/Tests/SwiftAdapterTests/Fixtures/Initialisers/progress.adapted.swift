// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Download {
    let progress = Progress(parent: nil)
    let other = Progress(parent: nil)
}
let download = Download()
download.progress.totalUnitCount = 4
download.progress.completedUnitCount = 1
precondition(download.progress.fractionCompleted == 0.25)
precondition(download.other.completedUnitCount == 0)
