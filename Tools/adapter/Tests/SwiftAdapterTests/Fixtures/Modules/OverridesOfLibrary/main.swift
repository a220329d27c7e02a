import Cards

let cards: [Card] = [Card(), Small()]
precondition(cards.map { $0.kind() } == ["card", "small card"])
precondition(cards.map { $0.describe() } == ["view a", "small view a"])
