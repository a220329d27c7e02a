@_exported import UIKitBase
@_exported import UIKitViews
