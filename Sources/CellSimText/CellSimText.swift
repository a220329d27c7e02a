// CellSimText
