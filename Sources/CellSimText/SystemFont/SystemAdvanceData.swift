/// The advances and kerning of the system font as text, which compiles quickly and is parsed on first use.
///
/// Advances are in hundred-thousandths of the em, for ultra light, regular and bold at 17 and 28 points;
/// `SystemAdvances` interpolates and extrapolates other weights and sizes. `Tools/system-font` writes the tables, and
/// its README lists the sources. Kerning is in 2,048ths of the em.
///
/// In advances, `@0041` sets the character of the next number. Each further number applies to the next character.
enum SystemAdvanceData {}
