import Foundation

/// The keys of a keyboard, with their HID usage codes in the USB standard.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// The letter keys, by their positions on an American keyboard.
    case keyboardA = 4, keyboardB = 5, keyboardC = 6, keyboardD = 7, keyboardE = 8, keyboardF = 9, keyboardG = 10,
        keyboardH = 11, keyboardI = 12, keyboardJ = 13, keyboardK = 14, keyboardL = 15, keyboardM = 16, keyboardN = 17,
        keyboardO = 18, keyboardP = 19, keyboardQ = 20, keyboardR = 21, keyboardS = 22, keyboardT = 23, keyboardU = 24,
        keyboardV = 25, keyboardW = 26, keyboardX = 27, keyboardY = 28, keyboardZ = 29
    /// The digit keys above the letter keys.
    case keyboard1 = 30, keyboard2 = 31, keyboard3 = 32, keyboard4 = 33, keyboard5 = 34, keyboard6 = 35, keyboard7 = 36,
        keyboard8 = 37, keyboard9 = 38, keyboard0 = 39
    /// The other keys of the main part of the keyboard.
    case keyboardReturnOrEnter = 40, keyboardEscape = 41, keyboardDeleteOrBackspace = 42, keyboardTab = 43,
        keyboardSpacebar = 44, keyboardHyphen = 45, keyboardEqualSign = 46, keyboardOpenBracket = 47,
        keyboardCloseBracket = 48, keyboardBackslash = 49, keyboardSemicolon = 51, keyboardQuote = 52,
        keyboardGraveAccentAndTilde = 53, keyboardComma = 54, keyboardPeriod = 55, keyboardSlash = 56,
        keyboardCapsLock = 57
    /// The function keys.
    case keyboardF1 = 58, keyboardF2 = 59, keyboardF3 = 60, keyboardF4 = 61, keyboardF5 = 62, keyboardF6 = 63,
        keyboardF7 = 64, keyboardF8 = 65, keyboardF9 = 66, keyboardF10 = 67, keyboardF11 = 68, keyboardF12 = 69
    /// The navigation keys, the arrow keys and the keypad's Enter key.
    case keyboardHome = 74, keyboardPageUp = 75, keyboardDeleteForward = 76, keyboardEnd = 77, keyboardPageDown = 78,
        keyboardRightArrow = 79, keyboardLeftArrow = 80, keyboardDownArrow = 81, keyboardUpArrow = 82, keypadEnter = 88
    /// The modifier keys.
    case keyboardLeftControl = 224, keyboardLeftShift = 225, keyboardLeftAlt = 226, keyboardLeftGUI = 227,
        keyboardRightControl = 228, keyboardRightShift = 229, keyboardRightAlt = 230, keyboardRightGUI = 231
}
