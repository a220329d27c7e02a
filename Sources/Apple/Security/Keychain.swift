@_exported import CellSimFoundation
@_exported import Foundation
import Synchronization

/// The status of a successful call.
public let errSecSuccess: OSStatus = 0
/// The operation is not implemented.
public let errSecUnimplemented: OSStatus = -4
/// An argument is invalid.
public let errSecParam: OSStatus = -50
/// Memory could not be allocated.
public let errSecAllocate: OSStatus = -108
/// The keychain is not available.
public let errSecNotAvailable: OSStatus = -25291
/// The authentication failed.
public let errSecAuthFailed: OSStatus = -25293
/// The item already exists.
public let errSecDuplicateItem: OSStatus = -25299
/// The item does not exist.
public let errSecItemNotFound: OSStatus = -25300
/// The user interaction is not allowed.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data could not be decoded.
public let errSecDecode: OSStatus = -26275
/// The user cancelled the operation.
public let errSecUserCanceled: OSStatus = -128
/// An entitlement is missing.
public let errSecMissingEntitlement: OSStatus = -34018

/// The key for the class of an item.
public let kSecClass: CFString = "class"
/// The class of generic passwords.
public let kSecClassGenericPassword: CFString = "genp"
/// The class of internet passwords.
public let kSecClassInternetPassword: CFString = "inet"
/// The class of certificates.
public let kSecClassCertificate: CFString = "cert"
/// The class of keys.
public let kSecClassKey: CFString = "keys"
/// The class of identities.
public let kSecClassIdentity: CFString = "idnt"
/// The key for the time at which an item is accessible. Without effect.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked, if it has a passcode; only on this device.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked; only on this device.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the device was unlocked once; only on this device.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always; only on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// The key for the access rights of an item. Without effect.
public let kSecAttrAccessControl: CFString = "accc"
/// The key for the access group of an item. Without effect.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The key for the synchronisation of an item. Without effect.
public let kSecAttrSynchronizable: CFString = "sync"
/// The value that matches synchronised and other items.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The key for the account of a password.
public let kSecAttrAccount: CFString = "acct"
/// The key for the service of a password.
public let kSecAttrService: CFString = "svce"
/// The key for the server of a password.
public let kSecAttrServer: CFString = "srvr"
/// The key for custom data of a password.
public let kSecAttrGeneric: CFString = "gena"
/// The key for the label of an item.
public let kSecAttrLabel: CFString = "labl"
/// The key for the description of an item.
public let kSecAttrDescription: CFString = "desc"
/// The key for the comment on an item.
public let kSecAttrComment: CFString = "icmt"
/// The key for the creation date of an item.
public let kSecAttrCreationDate: CFString = "cdat"
/// The key for the modification date of an item.
public let kSecAttrModificationDate: CFString = "mdat"
/// The key for the protocol of a password.
public let kSecAttrProtocol: CFString = "ptcl"
/// The key for the port of a password.
public let kSecAttrPort: CFString = "port"
/// The key for the path of a password.
public let kSecAttrPath: CFString = "path"
/// The key for the private tag of a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The key for the label of a key.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The key for the class of a key.
public let kSecAttrKeyClass: CFString = "kcls"
/// The class of public keys.
public let kSecAttrKeyClassPublic: CFString = "0"
/// The class of private keys.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// The key for the algorithm of a key.
public let kSecAttrKeyType: CFString = "type"
/// The algorithm RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// The elliptic curve algorithm.
public let kSecAttrKeyTypeEC: CFString = "73"
/// The elliptic curve algorithm.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The key for the size of a key, in bits.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The key for whether a new key is added to the keychain.
public let kSecAttrIsPermanent: CFString = "perm"
/// The key for the token that stores a key.
public let kSecAttrTokenID: CFString = "tkid"
/// The Secure Enclave.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// The key for the attributes of a private key.
public let kSecPrivateKeyAttrs: CFString = "private"
/// The key for the attributes of a public key.
public let kSecPublicKeyAttrs: CFString = "public"
/// The key for the data of an item.
public let kSecValueData: CFString = "v_Data"
/// The key for the object of an item.
public let kSecValueRef: CFString = "v_Ref"
/// The key for the persistent reference of an item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key that requests the data of an item.
public let kSecReturnData: CFString = "r_Data"
/// The key that requests the attributes of an item.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key that requests the object of an item.
public let kSecReturnRef: CFString = "r_Ref"
/// The key that requests the persistent reference of an item.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key for the maximum number of results.
public let kSecMatchLimit: CFString = "m_Limit"
/// The limit of one result.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// The value for unlimited results.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key for the items to search. Without effect.
public let kSecMatchItemList: CFString = "m_ItemList"
/// The key for the use of authentication views. Without effect.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The key for an authentication context. Without effect.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key for the text of an authentication view. Without effect.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key for the use of the data protection keychain. Without effect.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The key for the passphrase of a PKCS #12 file.
public let kSecImportExportPassphrase: CFString = "passphrase"

/// A keychain in memory. Its items are not available to other processes and later runs.
private enum Keychain {
    // Unchecked: all items are in a list that a lock guards.
    struct Item: @unchecked Sendable { var values: [AnyHashable: Any] }
    static let items = Mutex<[Item]>([])
    /// The keys of a query that are not compared with an item's values.
    static let searchKeys: Set<String> = [
        kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit, kSecMatchItemList,
        kSecUseAuthenticationUI, kSecUseAuthenticationContext, kSecUseOperationPrompt, kSecUseDataProtectionKeychain,
        kSecAttrSynchronizable, kSecAttrAccessible, kSecAttrAccessGroup, kSecAttrAccessControl,
    ]
    /// The attributes that identify an item uniquely.
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
/// The default source of random bytes. Always nil.
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
