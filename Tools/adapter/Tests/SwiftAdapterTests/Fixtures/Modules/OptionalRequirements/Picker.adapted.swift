// swift-format-ignore-file
import CellSimAdapted; final class Picker: NSObject {
    var rows: [Int] = []
}
