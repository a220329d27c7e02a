extension Picker: Picking {
    func picked(_ row: Int) { rows.append(row) }
}
