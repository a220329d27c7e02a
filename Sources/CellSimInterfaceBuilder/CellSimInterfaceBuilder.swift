// CellSimInterfaceBuilder
