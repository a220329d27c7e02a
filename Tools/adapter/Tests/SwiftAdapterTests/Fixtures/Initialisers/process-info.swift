import UIKit

precondition(ProcessInfo().environment.isEmpty == ProcessInfo.processInfo.environment.isEmpty)
precondition(ProcessInfo.init().processIdentifier == ProcessInfo.processInfo.processIdentifier)
