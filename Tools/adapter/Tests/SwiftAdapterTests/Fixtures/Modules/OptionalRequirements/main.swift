let picker = Picker()
let delegate: Picking? = picker
delegate?.picked?(3)
precondition(picker.rows == [3])
