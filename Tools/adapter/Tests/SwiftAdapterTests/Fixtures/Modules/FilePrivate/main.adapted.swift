// swift-format-ignore-file
import CellSimAdapted; precondition(first() == 1 && second() == 2)
