print("cellsim")
