import UIKit
import XCTest

/// Compares a picture of each script with its reference: 17 points wrapped and 34 points truncated, with both alignments.
@preconcurrency @MainActor final class ScriptAppearanceTests: XCTestCase {
    private func check(_ script: String, _ text: String, line: UInt = #line) {
        AppearanceSnapshot("Scripts").assertSnapshot(script, width: 280, line: line) {
            let stack = UIStackView()
            stack.axis = .vertical
            stack.spacing = 6
            for (size, lines) in [(17, 0), (34, 1)] as [(CGFloat, Int)] {
                for alignment in [NSTextAlignment.left, .right] {
                    let label = UILabel()
                    label.text = text
                    label.font = .systemFont(ofSize: size, weight: lines == 0 ? .regular : .semibold)
                    label.numberOfLines = lines
                    label.textAlignment = alignment
                    stack.addArrangedSubview(label)
                }
            }
            return stack
        }
    }

    func testSystemFontScripts() {
        check("latin", "Přílíš žluťoučký kůň, đường Việt Nam, İstanbul, Łódź, Ærøskøbing, straße & œuvre.")
        check("greek", "Αυτή είναι μια πρόταση στα ελληνικά, με τόνους: ά έ ή ί ό ύ ώ ΐ ΰ.")
        check("cyrillic", "Это предложение по-русски; це речення українською: ґ, є, і, ї; ово је српски: ђ, љ, њ.")
    }

    func testRightToLeftScripts() {
        check("arabic", "السلام عليكم، هذا نصٌّ لاختبار الحروف المتّصلة والأرقام ١٢٣ داخل الخلية.")
        check("urdu", "یہ اردو میں لکھا ہوا جملہ ہے، جس میں ٹ ڈ ڑ ے شامل ہیں۔")
        check("persian", "می‌خواهم این متن را به فارسی بخوانم؛ شمارهٔ ۴۵۶ در ۲ سطر.")
        check("hebrew", "שלום עולם, זוהי שורה עם נִקּוּד, עם English ועם מספרים 123.")
    }

    func testIndicScripts() {
        check("devanagari", "यह हिन्दी का एक वाक्य है जिसमें क्षत्रिय, प्रार्थना और ज्ञान जैसे शब्द हैं।")
        check("bengali", "এটি বাংলায় লেখা একটি বাক্য, যেখানে ক্ষমা ও জ্ঞান শব্দ দুটি আছে।")
        check("gurmukhi", "ਇਹ ਪੰਜਾਬੀ ਵਿੱਚ ਲਿਖਿਆ ਇੱਕ ਵਾਕ ਹੈ, ਸ੍ਰੀ ਅਤੇ ਪ੍ਰੇਮ ਸਮੇਤ।")
        check("gujarati", "આ ગુજરાતીમાં લખેલું એક વાક્ય છે, જેમાં ક્ષમા અને જ્ઞાન છે.")
        check("oriya", "ଏହା ଓଡ଼ିଆରେ ଲେଖା ଏକ ବାକ୍ୟ, କ୍ଷମା ଓ ଜ୍ଞାନ ସହିତ।")
        check("tamil", "இது தமிழில் எழுதப்பட்ட ஒரு வாக்கியம், கொடுப்போம் என்ற சொல்லுடன்.")
        check("telugu", "ఇది తెలుగులో రాసిన ఒక వాక్యం, లక్ష్మి మరియు స్త్రీ పదాలతో.")
        check("kannada", "ಇದು ಕನ್ನಡದಲ್ಲಿ ಬರೆದ ಒಂದು ವಾಕ್ಯ, ಲಕ್ಷ್ಮಿ ಮತ್ತು ಸ್ತ್ರೀ ಪದಗಳೊಂದಿಗೆ.")
        check("malayalam", "ഇത് മലയാളത്തിൽ എഴുതിയ ഒരു വാക്യമാണ്, ലക്ഷ്മി എന്ന വാക്കോടെ.")
        check("sinhala", "මෙය සිංහලෙන් ලියූ වාක්‍යයකි, ශ්‍රී ලංකාව සහ ක්‍රමය.")
    }

    func testScriptsWithoutSpaces() {
        check("thai", "นี่คือประโยคภาษาไทยที่ไม่มีช่องว่างระหว่างคำ น้ำ ผู้ใหญ่ และป้ายชื่อ")
        check("lao", "ນີ້ແມ່ນປະໂຫຍກພາສາລາວທີ່ບໍ່ມີຊ່ອງຫວ່າງລະຫວ່າງຄຳ ນ້ຳ ແລະ ຊື່")
        check("khmer", "នេះជាប្រយោគភាសាខ្មែរដែលគ្មានចន្លោះរវាងពាក្យ ស្ត្រី និងក្រុម")
        check("myanmar", "ဤသည်မှာ မြန်မာဘာသာဖြင့် ရေးထားသော စာကြောင်းဖြစ်သည်၊ ကြွေး ကျွန်ုပ်။")
    }

    func testCaucasianAndEthiopicScripts() {
        check("georgian", "ეს არის ქართულად დაწერილი წინადადება, რომელიც ორ სტრიქონს იკავებს.")
        check("armenian", "Սա հայերենով գրված նախադասություն է, որը երկու տող է զբաղեցնում։")
        check("ethiopic", "ይህ በአማርኛ የተጻፈ ዓረፍተ ነገር ነው፤ ሁለት መስመር ይይዛል።")
        check("symbols", "∀x ∈ ℝ: √x² = |x| ≤ ∞, ∑∫∂ → ⇒ ★ ✓ ✗ ☎ ♠ ♥ ⌘ ⌥ ⏻ 𝒜 𝔅 ½ № ™")
    }

    func testInstalledFontScripts() throws {
        try XCTSkipUnless(UIFont.hasInstalledFonts, "the fonts are not installed; run `make fonts`")
        check("japanese", "これは日本語の文章です。「括弧」や句読点、ーなどは、行の先頭に来ません。")
        check("chinese-simplified", "这是一段简体中文，用来检查“引号”、逗号，以及骨、直、门等字形。")
        check("chinese-traditional", "這是一段繁體中文，用來檢查「引號」、逗號，以及骨、直、門等字形。ㄅㄆㄇ")
        check("korean", "이것은 한국어 문장입니다. 낱말 사이에는 빈칸이 있고, 줄이 바뀝니다.")
        check("emoji", "Cats 😺 and 👩‍🚀, 👨‍👩‍👧‍👦 families, 👍🏽 tones, 🇯🇵🇧🇷 flags, 1️⃣ keys, ❤️ not ❤︎ nor ☎︎.")
    }
}
