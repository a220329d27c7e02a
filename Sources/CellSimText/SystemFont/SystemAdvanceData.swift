/// The numbers of one weight as text: quick to compile, read at first use.
///
/// The numbers are hundred-thousandths of the em, fitted to widths that Interface Builder recorded in published
/// documents. None of those held a percent sign or a slash: these were set 0.12 em wider and 0.035 em narrower than the
/// fit had guessed, as three and four labels of other documents have them. The underscore (twenty labels), the middle dot
/// (three), the bullet (two) and the em dash (one) were set in the same way, and the underscore's pairs with letters left
/// out.
///
/// In `advances`, `@0041` sets the character the next number belongs to and each further number belongs to the next
/// character. In `kerning`, `@0041` sets the left character of the pairs that follow, and `0056-1420` moves the right
/// character 0056 by -1420.
struct SystemAdvanceData: Sendable {
    let advances: StaticString
    let kerning: StaticString
}
