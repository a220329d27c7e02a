@_exported import CellSimFoundation
@_exported import Foundation
import Synchronization

/// Matches Apple's API of this name.
public let errSecSuccess: OSStatus = 0
/// Matches Apple's API of this name.
public let errSecUnimplemented: OSStatus = -4
/// Matches Apple's API of this name.
public let errSecParam: OSStatus = -50
/// Matches Apple's API of this name.
public let errSecAllocate: OSStatus = -108
/// Matches Apple's API of this name.
public let errSecNotAvailable: OSStatus = -25291
/// Matches Apple's API of this name.
public let errSecAuthFailed: OSStatus = -25293
/// Matches Apple's API of this name.
public let errSecDuplicateItem: OSStatus = -25299
/// Matches Apple's API of this name.
public let errSecItemNotFound: OSStatus = -25300
/// Matches Apple's API of this name.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// Matches Apple's API of this name.
public let errSecDecode: OSStatus = -26275
/// Matches Apple's API of this name.
public let errSecUserCanceled: OSStatus = -128
/// Matches Apple's API of this name.
public let errSecMissingEntitlement: OSStatus = -34018

/// Matches Apple's API of this name.
public let kSecClass: CFString = "class"
/// Matches Apple's API of this name.
public let kSecClassGenericPassword: CFString = "genp"
/// Matches Apple's API of this name.
public let kSecClassInternetPassword: CFString = "inet"
/// Matches Apple's API of this name.
public let kSecClassCertificate: CFString = "cert"
/// Matches Apple's API of this name.
public let kSecClassKey: CFString = "keys"
/// Matches Apple's API of this name.
public let kSecClassIdentity: CFString = "idnt"
/// Matches Apple's API of this name.
public let kSecAttrAccessible: CFString = "pdmn"
/// Matches Apple's API of this name.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Matches Apple's API of this name.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Matches Apple's API of this name.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// Matches Apple's API of this name.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Matches Apple's API of this name.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Matches Apple's API of this name.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Matches Apple's API of this name.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// Matches Apple's API of this name.
public let kSecAttrAccessControl: CFString = "accc"
/// Matches Apple's API of this name.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Matches Apple's API of this name.
public let kSecAttrSynchronizable: CFString = "sync"
/// Matches Apple's API of this name.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// Matches Apple's API of this name.
public let kSecAttrAccount: CFString = "acct"
/// Matches Apple's API of this name.
public let kSecAttrService: CFString = "svce"
/// Matches Apple's API of this name.
public let kSecAttrServer: CFString = "srvr"
/// Matches Apple's API of this name.
public let kSecAttrGeneric: CFString = "gena"
/// Matches Apple's API of this name.
public let kSecAttrLabel: CFString = "labl"
/// Matches Apple's API of this name.
public let kSecAttrDescription: CFString = "desc"
/// Matches Apple's API of this name.
public let kSecAttrComment: CFString = "icmt"
/// Matches Apple's API of this name.
public let kSecAttrCreationDate: CFString = "cdat"
/// Matches Apple's API of this name.
public let kSecAttrModificationDate: CFString = "mdat"
/// Matches Apple's API of this name.
public let kSecAttrProtocol: CFString = "ptcl"
/// Matches Apple's API of this name.
public let kSecAttrPort: CFString = "port"
/// Matches Apple's API of this name.
public let kSecAttrPath: CFString = "path"
/// Matches Apple's API of this name.
public let kSecAttrApplicationTag: CFString = "atag"
/// Matches Apple's API of this name.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// Matches Apple's API of this name.
public let kSecAttrKeyClass: CFString = "kcls"
/// Matches Apple's API of this name.
public let kSecAttrKeyClassPublic: CFString = "0"
/// Matches Apple's API of this name.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// Matches Apple's API of this name.
public let kSecAttrKeyType: CFString = "type"
/// Matches Apple's API of this name.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// Matches Apple's API of this name.
public let kSecAttrKeyTypeEC: CFString = "73"
/// Matches Apple's API of this name.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// Matches Apple's API of this name.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// Matches Apple's API of this name.
public let kSecAttrIsPermanent: CFString = "perm"
/// Matches Apple's API of this name.
public let kSecAttrTokenID: CFString = "tkid"
/// Matches Apple's API of this name.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// Matches Apple's API of this name.
public let kSecPrivateKeyAttrs: CFString = "private"
/// Matches Apple's API of this name.
public let kSecPublicKeyAttrs: CFString = "public"
/// Matches Apple's API of this name.
public let kSecValueData: CFString = "v_Data"
/// Matches Apple's API of this name.
public let kSecValueRef: CFString = "v_Ref"
/// Matches Apple's API of this name.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Matches Apple's API of this name.
public let kSecReturnData: CFString = "r_Data"
/// Matches Apple's API of this name.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Matches Apple's API of this name.
public let kSecReturnRef: CFString = "r_Ref"
/// Matches Apple's API of this name.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// Matches Apple's API of this name.
public let kSecMatchLimit: CFString = "m_Limit"
/// Matches Apple's API of this name.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// Matches Apple's API of this name.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Matches Apple's API of this name.
public let kSecMatchItemList: CFString = "m_ItemList"
/// Matches Apple's API of this name.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// Matches Apple's API of this name.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Matches Apple's API of this name.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Matches Apple's API of this name.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// Matches Apple's API of this name.
public let kSecImportExportPassphrase: CFString = "passphrase"

/// The keychain of this process: items that others and later processes do not see.
private enum Keychain {
    // Unchecked: is in a list behind a lock.
    struct Item: @unchecked Sendable { var values: [AnyHashable: Any] }
    static let items = Mutex<[Item]>([])
    /// The keys that control a search and are not stored in an item.
    static let searching: Set<String> = [
        kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit, kSecMatchItemList,
        kSecUseAuthenticationUI, kSecUseAuthenticationContext, kSecUseOperationPrompt, kSecUseDataProtectionKeychain,
        kSecAttrSynchronizable, kSecAttrAccessible, kSecAttrAccessGroup, kSecAttrAccessControl,
    ]
    /// What makes an item one of its own.
    static let naming: Set<String> = [
        kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrApplicationTag, kSecAttrApplicationLabel,
        kSecAttrLabel,
    ]

    static func isSame(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a as AnyHashable, let b as AnyHashable): a == b
        default: false
        }
    }
    static func isMeant(_ item: Item, by query: [AnyHashable: Any]) -> Bool {
        query.allSatisfy { key, value in
            guard let key = key as? String, !searching.contains(key) else { return true }
            return isSame(item.values[key], value)
        }
    }
    static func isTrue(_ value: Any?) -> Bool { value as? Bool ?? (value as? NSNumber)?.boolValue ?? false }
}

/// Adds an item to this process's keychain.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard attributes[kSecClass] != nil else { return errSecParam }
    let item = Keychain.Item(values: attributes.filter { ($0.key as? String).map { !$0.hasPrefix("r_") } ?? true })
    let isNew = Keychain.items.withLock { items in
        let isThere = items.contains { other in
            Keychain.naming.allSatisfy { Keychain.isSame(other.values[$0], item.values[$0]) }
        }
        if !isThere { items.append(item) }
        return !isThere
    }
    guard isNew else { return errSecDuplicateItem }
    if Keychain.isTrue(attributes[kSecReturnData]) { unsafe result?.pointee = item.values[kSecValueData] as AnyObject? }
    return errSecSuccess
}

/// Looks up an item in this process's keychain.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let found = Keychain.items.withLock { $0 }.filter { Keychain.isMeant($0, by: query) }
    guard !found.isEmpty else { return errSecItemNotFound }
    let (data, attributes) = (Keychain.isTrue(query[kSecReturnData]), Keychain.isTrue(query[kSecReturnAttributes]))
    let values: [Any] = found.compactMap { item -> Any? in
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
        for index in items.indices where Keychain.isMeant(items[index], by: query.values) {
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
        items.removeAll { Keychain.isMeant($0, by: query.values) }
        return items.count < count ? errSecSuccess : errSecItemNotFound
    }
}

/// A source of random bytes.
public final class SecRandom: Sendable {}
/// Matches Apple's API of this name.
public let kSecRandomDefault: SecRandom? = nil
/// Fills memory with random bytes from the system.
public func SecRandomCopyBytes(_ rnd: SecRandom?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for index in 0..<max(count, 0) {
        unsafe bytes.storeBytes(of: generator.next(), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}
/// Returns the meaning of an error code.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    "OSStatus \(status)"
}
