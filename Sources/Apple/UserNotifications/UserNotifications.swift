/// The API of UserNotifications, for source compatibility. Requests stay in this process, and nothing is ever shown
/// or delivered.
@_exported import CellSimFoundation
@_exported import Foundation
