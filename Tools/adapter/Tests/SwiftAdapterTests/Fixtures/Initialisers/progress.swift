import UIKit

final class Download {
    let progress = Progress()
    let other = Progress.init()
}
let download = Download()
download.progress.totalUnitCount = 4
download.progress.completedUnitCount = 1
precondition(download.progress.fractionCompleted == 0.25)
precondition(download.other.completedUnitCount == 0)
