/// The system font's numbers as text: quick to compile, read at first use.
///
/// Hundred-thousandths of the em. The advances stand at the four corners of a square, regular and bold at 17 points and at
/// 28; every weight and size lies between or beyond them (`SystemAdvances`). `Tools/system-font` writes them; its README
/// says where each number comes from. The kerning is the stand-in's own, which recorded labels bear out as it is.
///
/// In advances, `@0041` sets the character the next number belongs to and each further number belongs to the next
/// character. In kerning, `@0041` sets the left character of the pairs that follow, and `0056-1420` moves the right
/// character 0056 by -1420.
enum SystemAdvanceData {}
