import CellSimFoundation
import XCTest

/// Tests predicates, expressions and sort descriptors.
final class PredicateTests: XCTestCase {
    private final class Person: NSObject {
        var name: String
        var age: Int
        var tags: [String]
        var friend: Person?

        init(_ name: String, _ age: Int, tags: [String] = [], friend: Person? = nil) {
            (self.name, self.age, self.tags, self.friend) = (name, age, tags, friend)
        }
    }

    private let ann = Person("Ann", 30, tags: ["a", "b"])

    // MARK: Expressions

    private typealias Expression = CellSimFoundation.NSExpression
    private typealias Comparison = CellSimFoundation.NSComparisonPredicate

    private func compare(
        _ left: Expression, _ type: Comparison.Operator, _ right: Any?, _ modifier: Comparison.Modifier = .direct,
        options: Comparison.Options = []
    ) -> Bool {
        Comparison(
            leftExpression: left, rightExpression: Expression(forConstantValue: right), modifier: modifier, type: type,
            options: options
        ).evaluate(with: ann)
    }

    func testComparisonsOfExpressions() {
        let (name, age) = (Expression(forKeyPath: \Person.name), Expression(forKeyPath: "age"))
        let comparisons = [
            (compare(name, .equalTo, "Ann"), #line), (compare(name, .equalTo, "ANN", options: .caseInsensitive), #line),
            (compare(name, .beginsWith, "A"), #line), (compare(name, .endsWith, "n"), #line),
            (compare(name, .like, "A*"), #line), (compare(name, .matches, "[A-Z].."), #line),
            (compare(name, .in, ["Ann", "Bob"]), #line), (compare(name, .contains, "nn"), #line),
            (compare(age, .lessThan, 31), #line), (compare(age, .lessThanOrEqualTo, 30), #line),
            (compare(age, .greaterThan, 29), #line), (compare(age, .greaterThanOrEqualTo, 30), #line),
            (compare(age, .between, [20, 30]), #line), (compare(age, .notEqualTo, 31), #line),
            (compare(Expression(forKeyPath: "tags"), .equalTo, "b", .any), #line),
            (!compare(Expression(forKeyPath: "tags"), .equalTo, "b", .all), #line),
            (compare(Expression(forKeyPath: \Person.friend), .equalTo, nil), #line),
            (!compare(Expression(forKeyPath: \String.count), .equalTo, 3), #line),
        ]
        XCTAssertEqual(comparisons.filter { !$0.0 }.map(\.1), [], "the comparisons on these lines fail")
        let predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
            Comparison(
                leftExpression: age, rightExpression: Expression(forVariable: "AGE"), modifier: .direct, type: .equalTo)
        ])
        XCTAssertTrue(predicate.evaluate(with: ann, substitutionVariables: ["AGE": 30]))
        XCTAssertFalse(predicate.evaluate(with: ann, substitutionVariables: ["AGE": 31]))
    }

    func testExpressions() {
        func value(_ expression: Expression) -> Any? { expression.expressionValue(with: ann, context: nil) }
        let aggregate = Expression(forAggregate: [Expression(forKeyPath: "age"), 12])
        XCTAssertEqual(value(aggregate) as? [Int], [30, 12])
        XCTAssertEqual(value(Expression(forFunction: "sum:", arguments: [aggregate])) as? Double, 42)
        XCTAssertEqual(value(Expression(format: "age * %d", 2)) as? Double, 60)
        XCTAssertIdentical(value(Expression.expressionForEvaluatedObject()) as AnyObject, ann)
        XCTAssertEqual(
            value(Expression(block: { object, _, _ in (object as? Person)?.age ?? 0 }, arguments: nil)) as? Int, 30)
        let isOld = NSPredicate(format: "age > 29")
        XCTAssertEqual(
            value(
                Expression(
                    forConditional: isOld, trueExpression: Expression(forConstantValue: "old"),
                    falseExpression: Expression(forConstantValue: "young"))) as? String, "old")
        let tags = Expression(
            forSubquery: Expression(forKeyPath: "tags"), usingIteratorVariable: "x",
            predicate: NSPredicate(format: "$x == 'a'"))
        XCTAssertEqual(value(tags) as? [String], ["a"])
        XCTAssertEqual(Expression(forKeyPath: \Person.name).keyPath, "name")
        XCTAssertEqual(Expression(forFunction: "sum:", arguments: [aggregate]).function, "sum:")
        XCTAssertEqual(aggregate.expressionType, .aggregate)
        XCTAssertEqual(Expression(forConstantValue: 3).constantValue as? Int, 3)
    }

    private func holds(_ format: String, _ arguments: Any?..., of object: Any? = nil) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: object ?? ann)
    }

    func testComparisons() {
        let matching = [
            "name == 'Ann'", "name = \"Ann\"", "name ==[c] 'ANN'", "age > 17 AND age <= 30",
            "age => 30 && !(age == 31)",
            "age BETWEEN {20, 40}", "age != 5 OR FALSEPREDICATE", "name <> 'x'", "friend == nil", "NOT friend != NULL",
            "(age + 2) * 2 == 64", "-age < 0", "age / 2 - 5 = 10", "TRUEPREDICATE",
        ]
        let nonmatching = [
            "name == 'ann'", "age BETWEEN {31, 40}", "age < 30", "friend.age > 1", "name == age", "age > nil",
        ]
        XCTAssertEqual((matching + nonmatching).filter { holds($0) }, matching)
    }

    func testStringComparisons() {
        let met = [
            "name BEGINSWITH 'An'", "name ENDSWITH[c] 'NN'", "name CONTAINS[cd] 'Ñ'", "name LIKE 'A*'",
            "name LIKE[c] 'a?n'", "name MATCHES '[A-Z].+'", "name.length == 3",
        ]
        XCTAssertEqual((met + ["name MATCHES 'A'", "name LIKE 'A.*'"]).filter { holds($0) }, met)
        XCTAssertTrue(holds("SELF MATCHES %@", "[0-9]+", of: "123"))
    }

    func testArguments() {
        XCTAssertTrue(holds("%K == %@ AND age > %d AND age < %ld", "name", "Ann", 29, 31))
        XCTAssertTrue(holds("name IN %@", ["Bob", "Ann"]))
        XCTAssertTrue(holds("friend == %@", nil))
        XCTAssertTrue(holds("%K BEGINSWITH %@", "friend.name", "A", of: Person("Bob", 1, friend: ann)))
        XCTAssertTrue(holds("day < %@", Date(), of: ["day": Date.distantPast]))
        XCTAssertTrue(holds("flag == YES", of: ["flag": NSNumber(value: true)]))
    }

    func testCollections() {
        let met = [
            "tags CONTAINS 'a'", "ANY tags == 'b'", "NONE tags == 'c'", "ALL tags IN {'a', 'b'}", "tags.@count == 2",
            "tags[0] == 'a'", "tags[LAST] == 'b'", "count:(tags) == 2",
        ]
        XCTAssertEqual(met.filter { holds($0) }, met)
        let numbers = [["n": 1], ["n": 5]]
        XCTAssertTrue(holds("SELF.@sum.n == 6 AND SELF.@max.n == 5", of: numbers))
        XCTAssertTrue(holds("SUBQUERY(all, $x, $x.n > 2).@count == 1", of: ["all": numbers]))
    }

    func testSubstitution() {
        let predicate = NSPredicate(format: "age > $LIMIT")
        let results = [3, 33].map { predicate.evaluate(with: ann, substitutionVariables: ["LIMIT": $0]) }
        XCTAssertEqual(results, [true, false])
    }

    func testSortDescriptors() {
        let people = NSArray(array: [Person("b", 1), Person("C", 2), Person("a", 2)])
        func names(_ descriptors: [NSSortDescriptor]) -> [String] {
            people.sortedArray(using: descriptors).compactMap { ($0 as? Person)?.name }
        }
        XCTAssertEqual(names([NSSortDescriptor(key: "name", ascending: true)]), ["C", "a", "b"])
        let order = Selector("localizedCaseInsensitiveCompare:")
        XCTAssertEqual(names([NSSortDescriptor(key: "name", ascending: false, selector: order)]), ["C", "b", "a"])
        let both = [NSSortDescriptor(key: "age", ascending: false), NSSortDescriptor(key: "name", ascending: true)]
        XCTAssertEqual(names(both), ["C", "a", "b"])
    }

    private final class Task: NSObject {
        let due: Date?
        let name: String?
        init(_ name: String?, _ due: Double?) {
            self.name = name
            self.due = due.map { Date(timeIntervalSince1970: $0) }
        }
    }

    func testOptionalValuesAreSorted() {
        let tasks = NSArray(array: [Task("b", 2), Task(nil, nil), Task("a", 1)])
        func names(_ descriptor: NSSortDescriptor) -> [String?] {
            tasks.sortedArray(using: [descriptor]).map { ($0 as? Task)?.name }
        }
        XCTAssertEqual(names(NSSortDescriptor(keyPath: \Task.due, ascending: true)), [nil, "a", "b"])
        XCTAssertEqual(names(NSSortDescriptor(keyPath: \Task.name, ascending: false)), ["b", "a", nil])
    }

    func testBitwiseOperators() {
        for (format, isMatch) in [
            ("age & 2 != 0", true), ("age & 1 != 0", false), ("(age & 6) == 6", true),
            ("age & 2 != 0 AND age | 1 == 31", true),
            ("age ^ 30 == 0", true), ("age << 1 == 60", true), ("age >> 1 == 15", true), ("~age == -31", true),
            ("(age & 1 != 0) OR (age == 30 AND name == 'Ann')", true), ("1 + 1 & 3 == 2", true),
        ] {
            XCTAssertEqual(NSPredicate(format: format).evaluate(with: ann), isMatch, format)
        }
        XCTAssertTrue(NSPredicate(format: "age & %d != 0", 2).evaluate(with: ann))
        // Numbers that do not fit in an integer have no result.
        XCTAssertFalse(NSPredicate(format: "1e300 & 1 == 0").evaluate(with: ann))
    }
}
