// CellSimHost
