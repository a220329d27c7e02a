// swift-format-ignore-file
import CellSimAdapted; import Foundation
import UIKit

let formatter: PersonNameComponentsFormatter = {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = .abbreviated
    return formatter
}()
var components = PersonNameComponents()
components.givenName = "Ann"
components.familyName = "Lee"
precondition(formatter.string(from: components) == "AL")

import class CellSimFoundation.PersonNameComponentsFormatter
