final class Picker: NSObject {
    var rows: [Int] = []
}
