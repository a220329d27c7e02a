// CellSimSolver
