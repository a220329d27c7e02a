@_exported import UIKitBase
@_exported import UIKitControls
@_exported import UIKitLists
@_exported import UIKitViews
