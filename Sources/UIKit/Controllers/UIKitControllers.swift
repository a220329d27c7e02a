@_exported import UIKitBase
@_exported import UIKitViews
@_exported import UIKitControls
@_exported import UIKitLists
