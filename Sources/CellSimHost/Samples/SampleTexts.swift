/// Provides sample texts for outlets, based on their names. The texts don't depend on the language or region.
package enum SampleTexts {
    /// Returns a text of typical length for a value with a name such as `userName`.
    package static func text(for name: String) -> String { text(OutletName(name), .usual, isParagraph: false) }

    /// Returns a text for a label, a text field or a text view.
    /// - Parameters:
    ///   - name: The name of the outlet.
    ///   - length: The length of the text.
    ///   - isParagraph: Whether the view can show several lines.
    static func text(_ name: OutletName, _ length: SampleLength, isParagraph: Bool) -> String {
        if let word = name.lastWord(in: { textsByWord[$0] != nil }), let row = textsByWord[word] {
            guard sentenceKeys.contains(row[0]), isParagraph, length == .longest else { return row[index(length)] }
            return paragraph
        }
        return isParagraph && length == .longest ? paragraph : defaultTexts[index(length)]
    }

    /// Returns a title for a button, based on the words in its outlet's name.
    static func title(_ name: OutletName, _ length: SampleLength) -> String {
        let title = name.words.isEmpty ? "Continue" : name.title
        switch length {
        case .short: return name.words.isEmpty ? "OK" : title
        case .usual: return title
        case .longest: return title + " and return to the overview"
        }
    }

    private static func index(_ length: SampleLength) -> Int {
        switch length {
        case .short: 0
        case .usual: 1
        case .longest: 2
        }
    }

    private static let defaultTexts = [
        "Text", "Some sample text", "A sample text that is longer than most texts in this place",
    ]
    private static let paragraph = """
        The market opens on Saturday at nine. Farmers from eleven villages bring fruit, bread and cheese. \
        Come early, because the best places are gone before noon.
        """
    /// The first cells of the table rows that contain sentences.
    private static let sentenceKeys: Set<String> = ["New", "Hello.", "Title"]

    /// The short, the typical and the longest text for each word.
    private static let textsByWord: [String: [String]] = {
        var table: [String: [String]] = [:]
        for line in rows.split(separator: "\n") {
            let cells = line.split(separator: "|").map { $0.trimmed }
            for word in cells[0].split(separator: " ") { table[String(word)] = Array(cells[1...]) }
        }
        return table
    }()

    /// A table: the words in outlet names, followed by three texts.
    private static let rows = """
        name user person author contact member player artist sender owner driver friend | Li | Anna Berger | Maximiliane Hohenberg-Vandenbroucke
        username handle login nick nickname account | @li | @anna.berger | @maximiliane.hohenberg_vandenbroucke
        title headline header heading topic subject | Title | Market on Saturday | Everything you need to know about the market on Saturday
        subtitle detail description body message content summary bio note comment caption info question answer review hint explanation reason footer | Hello. | The market opens on Saturday at nine. | The market opens on Saturday at nine, and farmers from eleven villages bring fruit
        status state badge type category tag kind genre | New | In progress | Waiting for confirmation
        date day birthday deadline | 1 May | 12 May 2026 | Wednesday, 30 September 2026
        time hour clock start end | 9:05 | 14:30 | 11:59:59 pm
        timestamp ago updated created | now | 5 min ago | Wednesday, 30 September 2026, 14:30
        duration length | 5 s | 12 min | 123 h 59 min
        year | 1999 | 2026 | 2026/2027
        month | May | August | September 2026
        price cost amount balance money total fee salary tax fare sum subtotal discount | €1 | €24.90 | €1,234,567.89
        currency | € | EUR | Swiss franc (CHF)
        count number quantity unread like follower following view vote point score rank position index step reply | 0 | 42 | 1,234,567
        percent percentage progress ratio rate | 0% | 42% | 100.00%
        rating star | 1.0 | 4.5 | 5.0 (12,345)
        email mail | a@b.de | anna@example.com | maximiliane.hohenberg@mail.department.example.com
        phone telephone tel mobile fax | 112 | 030 1234567 | +49 (30) 1234 5678-90123
        url link website web domain host site server homepage | a.de | example.com | https://www.example.com/market/2026/09/30/saturday?page=1
        address street | Row 1 | 12 Station Street | 1234 Upper Riverside Terrace North, Building 17
        city town place location region origin destination country venue state province | Ulm | Hamburg | Llanfairpwllgwyngyll, Wales
        zip postcode postal | 1010 | 20095 | SW1A 2AA
        distance | 1 m | 2.4 km | 12,345.6 km
        weight size | 1 kg | 2.4 kg | 12,345.6 kg
        temperature | 1° | 21° | −21.5 °C
        version build | 1 | 2.4.1 | 2026.12.31-beta.4 (12345)
        id identifier code sku key token barcode pin otp serial | 1 | AB-1234 | 1234-ABCD-5678-EFGH-9012
        initial letter | A | AB | ABC
        company brand shop store organization team publisher vendor | Ox | Berger & Co. | International Association of Market Gardeners
        product item model fruit food dish recipe song album track book movie | Tea | Apple juice | Freshly pressed apple juice from old varieties, 1 litre
        language | Thai | German | Portuguese (Brazil)
        error warning alert problem failure | Error | The connection was lost. | The connection to the server was lost while the changes were saved.
        file filename document path folder | a.txt | Report.pdf | Annual report of the association 2026, final version.pdf
        unit | g | kcal | kcal per 100 g
        """
}

extension Substring {
    /// The text without leading and trailing spaces.
    fileprivate var trimmed: String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
