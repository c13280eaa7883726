import ConstraintSolver

/// Σ coefficient × variable + constant, in points.
struct LinearExpression {
  var terms: [Term] = []
  var constant: Double = 0

  init(constant: Double = 0) { self.constant = constant }

  init(_ variable: Variable) { terms = [Term(variable)] }

  static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.terms += b.terms
    sum.constant += b.constant
    return sum
  }

  static func + (a: LinearExpression, b: Double) -> LinearExpression { a + LinearExpression(constant: b) }

  static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + b * -1 }

  static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    var product = a
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }

  func row(_ relation: Relation, priority: Priority) -> Row {
    Row(terms, constant: constant, relation, priority: priority)
  }
}
