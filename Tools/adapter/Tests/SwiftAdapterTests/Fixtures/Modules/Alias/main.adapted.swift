// swift-format-ignore-file
import CellSimAdapted; let small: Panel = Small()
precondition(small.name() == "small card" && small.title() == "panel")
