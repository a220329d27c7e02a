// CellSimPNG
