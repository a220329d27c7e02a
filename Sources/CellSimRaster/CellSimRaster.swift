// CellSimRaster
