/// The system font's numbers as text, which compiles quickly and is read at first use.
///
/// Advances are in hundred-thousandths of the em, for ultra light, regular and bold at 17 points and at 28; every weight and
/// size is between or beyond them (`SystemAdvances`). `Tools/system-font` writes them. Kerning is in 2,048ths of the em. The
/// README of that tool says where each number comes from.
///
/// In advances, `@0041` sets the character the next number belongs to and each further number belongs to the next
/// character.
enum SystemAdvanceData {}
