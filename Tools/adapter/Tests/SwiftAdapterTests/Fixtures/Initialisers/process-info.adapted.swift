// swift-format-ignore-file
import CellSimAdapted; import UIKit

precondition(ProcessInfo.processInfo.environment.isEmpty == ProcessInfo.processInfo.environment.isEmpty)
precondition(ProcessInfo.processInfo.processIdentifier == ProcessInfo.processInfo.processIdentifier)
