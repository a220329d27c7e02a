import CellSimLanguages

/// A text of UIKit's user interface in the app's language, or in English if there is no translation.
///
/// The translations are those of the system's apps. They are known from use, and were not extracted from a system.
package enum SystemString: Int {
    case done, cancel, edit, save, undo, redo, back

    private static let english = ["Done", "Cancel", "Edit", "Save", "Undo", "Redo", "Back"]

    private static let translations: [String: [String]] = [
        "ar": ["تم", "إلغاء", "تعديل", "حفظ", "تراجع", "إعادة", "رجوع"],
        "cs": ["Hotovo", "Zrušit", "Upravit", "Uložit", "Odvolat", "Opakovat", "Zpět"],
        "da": ["OK", "Annuller", "Rediger", "Arkiver", "Fortryd", "Gentag", "Tilbage"],
        "de": ["Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen", "Zurück"],
        "es": ["OK", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer", "Atrás"],
        "fi": ["Valmis", "Kumoa", "Muokkaa", "Tallenna", "Kumoa", "Tee sittenkin", "Takaisin"],
        "fr": ["OK", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Retour"],
        "he": ["סיום", "ביטול", "עריכה", "שמירה", "ביטול", "ביצוע חוזר", "חזרה"],
        "it": ["Fine", "Annulla", "Modifica", "Salva", "Annulla", "Ripristina", "Indietro"],
        "ja": ["完了", "キャンセル", "編集", "保存", "取り消す", "やり直す", "戻る"],
        "ko": ["완료", "취소", "편집", "저장", "실행 취소", "실행 복귀", "뒤로"],
        "nb": ["Ferdig", "Avbryt", "Rediger", "Arkiver", "Angre", "Gjenta", "Tilbake"],
        "nl": ["Gereed", "Annuleer", "Wijzig", "Bewaar", "Herstel", "Opnieuw", "Terug"],
        "pl": ["Gotowe", "Anuluj", "Edytuj", "Zachowaj", "Cofnij", "Ponów", "Wróć"],
        "pt": ["OK", "Cancelar", "Editar", "Salvar", "Desfazer", "Refazer", "Voltar"],
        "ru": ["Готово", "Отменить", "Править", "Сохранить", "Отменить", "Повторить", "Назад"],
        "sv": ["Klar", "Avbryt", "Redigera", "Spara", "Ångra", "Gör om", "Tillbaka"],
        "tr": ["Bitti", "Vazgeç", "Düzenle", "Kaydet", "Geri Al", "Yinele", "Geri"],
        "uk": ["Готово", "Скасувати", "Редагувати", "Зберегти", "Скасувати", "Повторити", "Назад"],
        "zh-Hans": ["完成", "取消", "编辑", "存储", "撤销", "重做", "返回"],
        "zh-Hant": ["完成", "取消", "編輯", "儲存", "還原", "重做", "返回"],
    ]
    private static let languages = translations.keys.sorted() + ["en"]

    /// The translated text.
    package var text: String {
        let english = Self.english[rawValue]
        guard let language = InterfaceLanguage.current, language.identifier != "en" || language.pseudo != nil else {
            return english
        }
        let match = language.bestMatch(among: Self.languages)
        return StringTables.untranslated(
            match.flatMap { Self.translations[$0]?[rawValue] } ?? english, language: language)
    }
}
