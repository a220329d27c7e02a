// swift-format-ignore-file
import CellSimAdapted; import Foundation

final class Model: ObservableObject {
    @Published var count = 0
}

let model = Model()
var counts: [Int] = []
let subscription = model.$count.sink { counts.append($0) }
model.count = 3
precondition(counts == [0, 3])
subscription.cancel()
