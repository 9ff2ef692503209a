// The tour of the todos, used in orders that its story does not have.

import Exhibits
import Testing

@Test("the tour ends when the two that were checked have sunk, and not before")
func waitsForTheSort() throws {
  let checked = try Visitor(Todos.tour, "Next", "Next", "Check Mail", "Buy Milk")
  #expect(checked.isOnTour)
  #expect(checked.text.contains("Now watch: what is done sinks to the bottom."))
  #expect(checked.rows == ["x Check Mail", "x Buy Milk", "o Pay Rent", "x Call Mom"])
  let almost = try checked.then("+999ms")
  #expect(almost.isOnTour && almost.rows == checked.rows)
  #expect(try !almost.then("+1ms").isOnTour)
  // Of a sort that came before, it is seen that they sank.
  let one = try Visitor(Todos.tour, "Next", "Next", "Check Mail", "+1s")
  #expect(one.rows == ["o Buy Milk", "o Pay Rent", "x Check Mail", "x Call Mom"])
}

@Test("goals count what is done, whatever came between")
func otherOrders() throws {
  let next = ["Next", "Next"]
  for steps in [
    ["Check Mail", "Previous", "Next", "Buy Milk"],
    ["Call Mom", "Check Mail", "Buy Milk"],
    ["Check Mail", "Check Mail", "Pay Rent", "Check Mail"],
    ["Check Mail", "+1s", "Previous", "Previous", "Next", "Next", "Buy Milk"],
    ["Check Mail", "Buy Milk", "Previous", "+1s", "Next", "Buy Milk", "Check Mail"],
  ] {
    var visitor = try Visitor(Todos.tour)
    for step in next + steps {
      try visitor.play(step)
      #expect(visitor.isOnTour, "\(steps)")
    }
    #expect(try visitor.then("+999ms").isOnTour, "\(steps)")
    #expect(try !visitor.then("+5s").isOnTour, "\(steps)")
  }
}

@Test("the step of the todos shows all of them, whatever was picked before")
func filterIsPutBack() throws {
  for filter in ["Active", "Completed"] {
    let visitor = try Visitor(Todos.tour, "Next", filter, "Next")
    #expect(visitor.rows == ["o Check Mail", "o Buy Milk", "o Pay Rent", "x Call Mom"])
  }
  let unchecked = try Visitor(Todos.tour, "Next", "Completed", "Next", "Call Mom")
  #expect(unchecked.rows.count == 4)
  #expect(unchecked.text.contains("Done with Check Mail and Buy Milk?"))
}

@Test("the segment in force is inert, and the copy speaks of another one")
func segmentInForce() throws {
  for (filter, step) in [("All", "Next"), ("Active", "Active"), ("Completed", "Completed")] {
    let steps = step == "Next" ? [] : [step]
    var visitor = try Visitor(Todos.tour, "Next")
    for step in steps { try visitor.play(step) }
    for (name, isLive) in visitor.controls(in: "filters") {
      #expect(isLive == (name != filter), "\(name) while \(filter)")
    }
    let wanted = filter == "Active" ? "Tap All" : "Tap Active"
    #expect(visitor.text.contains(wanted), "\(visitor.text)")
  }
  // Back from the list, all of it is shown, and so it says that something else may be.
  let back = try Visitor(Todos.tour, "Next", "Active", "Next", "Previous")
  #expect(back.controls(in: "filters") == ["All": false, "Active": true, "Completed": true])
  #expect(back.text.contains("Tap Active"))
  #expect(try back.then("Active", "All").text.contains("Step 3 of 3"))
}

@Test("the last step is done, and not followed by a next one")
func lastButton() throws {
  for page in [Todos.tour, Todos.plainTour] {
    let last = try Visitor(page, "Next", "Next")
    #expect(last.controls(in: "step") == ["Previous": true, "Done": true])
    #expect(try !last.then("Done").isOnTour)
  }
}

@Test("on the plain tour the copy asks for nothing that is not there")
func plainCopy() throws {
  let empty = try Visitor(Todos.plainTour, "Next", "Completed", "Next", "Call Mom")
  #expect(empty.rows == [])
  #expect(empty.text.contains("Nothing is left to check in this part of the list."))
}
