import LiveNumber
import Testing

/// A store that exists before its model.
@Suite struct StoreBindingTests {
  private final class Order {
    var price = 2
    var discount: Int?
    let field: NumberStore<Int>
    let discountField: NumberStore<Int>

    init() throws {
      field = try NumberStore(value: 9, locale: "en")
      discountField = try NumberStore(locale: "en")
      field.bind(to: self, \.price)
      discountField.bind(to: self, \.discount)
    }
  }

  @Test func theModelIsShownAndWritten() throws {
    let order = try Order()
    #expect(order.field.text == "2" && !order.field.canUndo)
    order.field.type("5")
    #expect(order.price == 25)
    order.price = 7
    #expect(order.field.text == "7")
    order.field.clear()
    order.field.commit()
    #expect(order.price == 7 && order.field.text == "7")
    order.discountField.type("3")
    #expect(order.discount == 3)
    order.discountField.clear()
    #expect(order.discount == nil)
  }

  @Test func theModelIsNotKeptAlive() throws {
    var order: Order? = try Order()
    weak let reference = order
    let field = try #require(order?.field)
    order = nil
    #expect(reference == nil && field.value == nil)
    field.type("5")
    #expect(field.text == "5")
  }
}
