// swift-format-ignore-file
import CellSimAdapted; import UIKit; import CoreData

final class Note: NSManagedObject {
               var text: String { get { ManagedValues.value("text", of: self) } set { ManagedValues.set(newValue, "text", of: self) } }
               public var count: Int64 { get { ManagedValues.value("count", of: self) } set { ManagedValues.set(newValue, "count", of: self) } }
               var title: String? { get { ManagedValues.value("title", of: self) } set { ManagedValues.set(newValue, "title", of: self) } }; var subtitle: String? { get { ManagedValues.value("subtitle", of: self) } set { ManagedValues.set(newValue, "subtitle", of: self) } }
 @MainActor static func _adapted0_gcclt8ydm0qt() -> AdaptedClasses.Members { AdaptedClasses.Members(Note.self, properties: [KeyValueProperty("text", of: Note.self, { $0.text }, { $0.text = $1 }), KeyValueProperty("count", of: Note.self, { $0.count }, { $0.count = $1 })]) } }

precondition(Note.self is NSManagedObject.Type)

@used @section(".init_array") private let _register_adapted0_gcclt8ydm0qt: @convention(c) () -> Void = { AdaptedClasses.register { Note._adapted0_gcclt8ydm0qt() } }
