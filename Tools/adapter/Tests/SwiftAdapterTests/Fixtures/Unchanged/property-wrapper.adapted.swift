// swift-format-ignore-file
import CellSimAdapted; import UIKit

@propertyWrapper struct Trimmed {
    private var value = ""
    var wrappedValue: String {
        get { value }
        set { value = newValue.trimmingCharacters(in: .whitespaces) }
    }
}
struct Form {
    @Trimmed var name
}

var form = Form()
form.name = " a "
precondition(form.name == "a")
