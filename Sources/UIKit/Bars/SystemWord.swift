import CellSimLanguages

/// A word that UIKit itself shows, in the interface's language as far as it is known here; else in English.
///
/// The words are those that the system's own apps show. They are known from use, not read out of a system.
enum SystemWord: Int {
    case done, cancel, edit, save, undo, redo, back, search, delete, more

    private static let english = ["Done", "Cancel", "Edit", "Save", "Undo", "Redo", "Back", "Search", "Delete", "More"]

    private static let words: [String: [String]] = [
        "ar": ["تم", "إلغاء", "تعديل", "حفظ", "تراجع", "إعادة", "رجوع", "بحث", "حذف", "المزيد"],
        "cs": ["Hotovo", "Zrušit", "Upravit", "Uložit", "Odvolat", "Opakovat", "Zpět", "Hledat", "Smazat", "Další"],
        "da": ["OK", "Annuller", "Rediger", "Arkiver", "Fortryd", "Gentag", "Tilbage", "Søg", "Slet", "Mere"],
        "de": [
            "Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen", "Zurück", "Suchen", "Löschen",
            "Mehr",
        ],
        "es": ["OK", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer", "Atrás", "Buscar", "Eliminar", "Más"],
        "fi": [
            "Valmis", "Kumoa", "Muokkaa", "Tallenna", "Kumoa", "Tee sittenkin", "Takaisin", "Etsi", "Poista", "Lisää",
        ],
        "fr": [
            "OK", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Retour", "Rechercher", "Supprimer",
            "Autres",
        ],
        "he": ["סיום", "ביטול", "עריכה", "שמירה", "ביטול", "ביצוע חוזר", "חזרה", "חיפוש", "מחיקה", "עוד"],
        "it": [
            "Fine", "Annulla", "Modifica", "Salva", "Annulla", "Ripristina", "Indietro", "Cerca", "Elimina", "Altro",
        ],
        "ja": ["完了", "キャンセル", "編集", "保存", "取り消す", "やり直す", "戻る", "検索", "削除", "その他"],
        "ko": ["완료", "취소", "편집", "저장", "실행 취소", "실행 복귀", "뒤로", "검색", "삭제", "더 보기"],
        "nb": ["Ferdig", "Avbryt", "Rediger", "Arkiver", "Angre", "Gjenta", "Tilbake", "Søk", "Slett", "Mer"],
        "nl": ["Gereed", "Annuleer", "Wijzig", "Bewaar", "Herstel", "Opnieuw", "Terug", "Zoek", "Verwijder", "Meer"],
        "pl": ["Gotowe", "Anuluj", "Edytuj", "Zachowaj", "Cofnij", "Ponów", "Wróć", "Szukaj", "Usuń", "Więcej"],
        "pt": ["OK", "Cancelar", "Editar", "Salvar", "Desfazer", "Refazer", "Voltar", "Buscar", "Apagar", "Mais"],
        "ru": [
            "Готово", "Отменить", "Править", "Сохранить", "Отменить", "Повторить", "Назад", "Поиск", "Удалить", "Еще",
        ],
        "sv": ["Klar", "Avbryt", "Redigera", "Spara", "Ångra", "Gör om", "Tillbaka", "Sök", "Radera", "Mer"],
        "tr": ["Bitti", "Vazgeç", "Düzenle", "Kaydet", "Geri Al", "Yinele", "Geri", "Ara", "Sil", "Daha Fazla"],
        "uk": [
            "Готово", "Скасувати", "Редагувати", "Зберегти", "Скасувати", "Повторити", "Назад", "Шукати", "Видалити",
            "Більше",
        ],
        "zh-Hans": ["完成", "取消", "编辑", "存储", "撤销", "重做", "返回", "搜索", "删除", "更多"],
        "zh-Hant": ["完成", "取消", "編輯", "儲存", "還原", "重做", "返回", "搜尋", "刪除", "更多"],
    ]
    private static let languages = words.keys.sorted() + ["en"]

    /// The word.
    var text: String {
        let english = Self.english[rawValue]
        guard let language = InterfaceLanguage.current, language.identifier != "en" || language.pseudo != nil else {
            return english
        }
        let match = language.bestMatch(among: Self.languages)
        return StringTables.untranslated(match.flatMap { Self.words[$0]?[rawValue] } ?? english, language: language)
    }
}
