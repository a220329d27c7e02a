// swift-format-ignore-file
import CellSimAdapted; import UIKit; import CoreData

final class Folder: NSManagedObject {
               var notes: NSSet? { get { ManagedValues.value("notes", of: self) } set { ManagedValues.set(newValue, "notes", of: self) } }
 @MainActor static func _adapted0_21yh2zqsyu8lc() -> AdaptedClasses.Members { AdaptedClasses.Members(Folder.self, properties: [KeyValueProperty("notes", of: Folder.self, { $0.notes }, { $0.notes = $1 })]) } }
extension Folder {
                                      func addToNotes(_ value: NSManagedObject) { ManagedValues.change("addToNotes", of: self, [value]) }
                                   func removeFromNotes(_ values: NSSet) { ManagedValues.change("removeFromNotes", of: self, [values]) }
 @MainActor static func _adapted1_21yh2zqsyu8lc() -> AdaptedClasses.Members { AdaptedClasses.Members(Folder.self, actions: [ActionMethod(adapted: "addNotesObject:") { (o: Folder, a0: NSManagedObject) in o.addToNotes(a0) }, ActionMethod(adapted: "removeNotes:") { (o: Folder, a0: NSSet) in o.removeFromNotes(a0) }]) } }

precondition(Folder.self is NSManagedObject.Type)

@used @section(".init_array") private let _register_adapted0_21yh2zqsyu8lc: @convention(c) () -> Void = { AdaptedClasses.register { Folder._adapted0_21yh2zqsyu8lc() } }
@used @section(".init_array") private let _register_adapted1_21yh2zqsyu8lc: @convention(c) () -> Void = { AdaptedClasses.register { Folder._adapted1_21yh2zqsyu8lc() } }
