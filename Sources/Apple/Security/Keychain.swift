@_exported import CellSimFoundation
@_exported import Foundation
import Synchronization

/// Apple's `errSecSuccess`.
public let errSecSuccess: OSStatus = 0
/// Apple's `errSecUnimplemented`.
public let errSecUnimplemented: OSStatus = -4
/// Apple's `errSecParam`.
public let errSecParam: OSStatus = -50
/// Apple's `errSecAllocate`.
public let errSecAllocate: OSStatus = -108
/// Apple's `errSecNotAvailable`.
public let errSecNotAvailable: OSStatus = -25291
/// Apple's `errSecAuthFailed`.
public let errSecAuthFailed: OSStatus = -25293
/// Apple's `errSecDuplicateItem`.
public let errSecDuplicateItem: OSStatus = -25299
/// Apple's `errSecItemNotFound`.
public let errSecItemNotFound: OSStatus = -25300
/// Apple's `errSecInteractionNotAllowed`.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// Apple's `errSecDecode`.
public let errSecDecode: OSStatus = -26275
/// Apple's `errSecUserCanceled`.
public let errSecUserCanceled: OSStatus = -128
/// Apple's `errSecMissingEntitlement`.
public let errSecMissingEntitlement: OSStatus = -34018

/// Apple's `kSecClass`.
public let kSecClass: CFString = "class"
/// Apple's `kSecClassGenericPassword`.
public let kSecClassGenericPassword: CFString = "genp"
/// Apple's `kSecClassInternetPassword`.
public let kSecClassInternetPassword: CFString = "inet"
/// Apple's `kSecClassCertificate`.
public let kSecClassCertificate: CFString = "cert"
/// Apple's `kSecClassKey`.
public let kSecClassKey: CFString = "keys"
/// Apple's `kSecClassIdentity`.
public let kSecClassIdentity: CFString = "idnt"
/// Apple's `kSecAttrAccessible`.
public let kSecAttrAccessible: CFString = "pdmn"
/// Apple's `kSecAttrAccessibleWhenUnlocked`.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Apple's `kSecAttrAccessibleAfterFirstUnlock`.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Apple's `kSecAttrAccessibleAlways`.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// Apple's `kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly`.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Apple's `kSecAttrAccessibleWhenUnlockedThisDeviceOnly`.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Apple's `kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly`.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Apple's `kSecAttrAccessibleAlwaysThisDeviceOnly`.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// Apple's `kSecAttrAccessControl`.
public let kSecAttrAccessControl: CFString = "accc"
/// Apple's `kSecAttrAccessGroup`.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Apple's `kSecAttrSynchronizable`.
public let kSecAttrSynchronizable: CFString = "sync"
/// Apple's `kSecAttrSynchronizableAny`.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// Apple's `kSecAttrAccount`.
public let kSecAttrAccount: CFString = "acct"
/// Apple's `kSecAttrService`.
public let kSecAttrService: CFString = "svce"
/// Apple's `kSecAttrServer`.
public let kSecAttrServer: CFString = "srvr"
/// Apple's `kSecAttrGeneric`.
public let kSecAttrGeneric: CFString = "gena"
/// Apple's `kSecAttrLabel`.
public let kSecAttrLabel: CFString = "labl"
/// Apple's `kSecAttrDescription`.
public let kSecAttrDescription: CFString = "desc"
/// Apple's `kSecAttrComment`.
public let kSecAttrComment: CFString = "icmt"
/// Apple's `kSecAttrCreationDate`.
public let kSecAttrCreationDate: CFString = "cdat"
/// Apple's `kSecAttrModificationDate`.
public let kSecAttrModificationDate: CFString = "mdat"
/// Apple's `kSecAttrProtocol`.
public let kSecAttrProtocol: CFString = "ptcl"
/// Apple's `kSecAttrPort`.
public let kSecAttrPort: CFString = "port"
/// Apple's `kSecAttrPath`.
public let kSecAttrPath: CFString = "path"
/// Apple's `kSecAttrApplicationTag`.
public let kSecAttrApplicationTag: CFString = "atag"
/// Apple's `kSecAttrApplicationLabel`.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// Apple's `kSecAttrKeyClass`.
public let kSecAttrKeyClass: CFString = "kcls"
/// Apple's `kSecAttrKeyClassPublic`.
public let kSecAttrKeyClassPublic: CFString = "0"
/// Apple's `kSecAttrKeyClassPrivate`.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// Apple's `kSecAttrKeyType`.
public let kSecAttrKeyType: CFString = "type"
/// Apple's `kSecAttrKeyTypeRSA`.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// Apple's `kSecAttrKeyTypeEC`.
public let kSecAttrKeyTypeEC: CFString = "73"
/// Apple's `kSecAttrKeyTypeECSECPrimeRandom`.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// Apple's `kSecAttrKeySizeInBits`.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// Apple's `kSecAttrIsPermanent`.
public let kSecAttrIsPermanent: CFString = "perm"
/// Apple's `kSecAttrTokenID`.
public let kSecAttrTokenID: CFString = "tkid"
/// Apple's `kSecAttrTokenIDSecureEnclave`.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// Apple's `kSecPrivateKeyAttrs`.
public let kSecPrivateKeyAttrs: CFString = "private"
/// Apple's `kSecPublicKeyAttrs`.
public let kSecPublicKeyAttrs: CFString = "public"
/// Apple's `kSecValueData`.
public let kSecValueData: CFString = "v_Data"
/// Apple's `kSecValueRef`.
public let kSecValueRef: CFString = "v_Ref"
/// Apple's `kSecValuePersistentRef`.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Apple's `kSecReturnData`.
public let kSecReturnData: CFString = "r_Data"
/// Apple's `kSecReturnAttributes`.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Apple's `kSecReturnRef`.
public let kSecReturnRef: CFString = "r_Ref"
/// Apple's `kSecReturnPersistentRef`.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// Apple's `kSecMatchLimit`.
public let kSecMatchLimit: CFString = "m_Limit"
/// Apple's `kSecMatchLimitOne`.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// Apple's `kSecMatchLimitAll`.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Apple's `kSecMatchItemList`.
public let kSecMatchItemList: CFString = "m_ItemList"
/// Apple's `kSecUseAuthenticationUI`.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// Apple's `kSecUseAuthenticationContext`.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Apple's `kSecUseOperationPrompt`.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Apple's `kSecUseDataProtectionKeychain`.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// Apple's `kSecImportExportPassphrase`.
public let kSecImportExportPassphrase: CFString = "passphrase"

/// A keychain in memory. Other processes, and later runs, can't access its items.
private enum Keychain {
    // Unchecked: all items are in a list that a lock guards.
    struct Item: @unchecked Sendable { var values: [AnyHashable: Any] }
    static let items = Mutex<[Item]>([])
    /// The keys that a search doesn't compare with an item's values.
    static let searchKeys: Set<String> = [
        kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit, kSecMatchItemList,
        kSecUseAuthenticationUI, kSecUseAuthenticationContext, kSecUseOperationPrompt, kSecUseDataProtectionKeychain,
        kSecAttrSynchronizable, kSecAttrAccessible, kSecAttrAccessGroup, kSecAttrAccessControl,
    ]
    /// The attributes that identify an item.
    static let identifyingKeys: Set<String> = [
        kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrApplicationTag, kSecAttrApplicationLabel,
        kSecAttrLabel,
    ]

    static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a as AnyHashable, let b as AnyHashable): a == b
        default: false
        }
    }
    static func matches(_ item: Item, by query: [AnyHashable: Any]) -> Bool {
        query.allSatisfy { key, value in
            guard let key = key as? String, !searchKeys.contains(key) else { return true }
            return areEqual(item.values[key], value)
        }
    }
    static func isTrue(_ value: Any?) -> Bool { value as? Bool ?? (value as? NSNumber)?.boolValue ?? false }
}

/// Adds an item to this process's keychain.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard attributes[kSecClass] != nil else { return errSecParam }
    let item = Keychain.Item(values: attributes.filter { ($0.key as? String).map { !$0.hasPrefix("r_") } ?? true })
    let isNew = Keychain.items.withLock { items in
        let exists = items.contains { other in
            Keychain.identifyingKeys.allSatisfy { Keychain.areEqual(other.values[$0], item.values[$0]) }
        }
        if !exists { items.append(item) }
        return !exists
    }
    guard isNew else { return errSecDuplicateItem }
    if Keychain.isTrue(attributes[kSecReturnData]) { unsafe result?.pointee = item.values[kSecValueData] as AnyObject? }
    return errSecSuccess
}

/// Looks up an item in this process's keychain.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let matchingItems = Keychain.items.withLock { $0 }.filter { Keychain.matches($0, by: query) }
    guard !matchingItems.isEmpty else { return errSecItemNotFound }
    let (data, attributes) = (Keychain.isTrue(query[kSecReturnData]), Keychain.isTrue(query[kSecReturnAttributes]))
    let values: [Any] = matchingItems.compactMap { item -> Any? in
        if attributes { return data ? item.values : item.values.filter { $0.key != AnyHashable(kSecValueData) } }
        return data ? item.values[kSecValueData] : item.values[kSecValueRef] ?? true
    }
    let isAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
    if data || attributes || Keychain.isTrue(query[kSecReturnRef]) {
        unsafe result?.pointee = isAll ? values as AnyObject : values.first as AnyObject?
    }
    return errSecSuccess
}

/// Changes items in this process's keychain.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    let (query, changes) = (Keychain.Item(values: query), Keychain.Item(values: attributesToUpdate))
    return Keychain.items.withLock { items in
        var isFound = false
        for index in items.indices where Keychain.matches(items[index], by: query.values) {
            items[index].values.merge(changes.values) { $1 }
            isFound = true
        }
        return isFound ? errSecSuccess : errSecItemNotFound
    }
}

/// Removes items from this process's keychain.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let query = Keychain.Item(values: query)
    return Keychain.items.withLock { items in
        let count = items.count
        items.removeAll { Keychain.matches($0, by: query.values) }
        return items.count < count ? errSecSuccess : errSecItemNotFound
    }
}

/// A source of random bytes.
public final class SecRandomRef: Sendable {}
/// Apple's `kSecRandomDefault`.
public let kSecRandomDefault: SecRandomRef? = nil
/// Fills memory with random bytes from the system.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for index in 0..<max(count, 0) {
        unsafe bytes.storeBytes(of: generator.next(), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}
/// Returns a description of an error code.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    "OSStatus \(status)"
}
