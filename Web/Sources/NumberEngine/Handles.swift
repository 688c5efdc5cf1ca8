/// An object that JavaScript holds by a number.
class HeldObject {}

/// Objects by their numbers, of which none is 0.
///
/// A number that isn't one of theirs, or whose object is gone, has no object. An address would have
/// to be trusted.
enum Handles {
  // A module has one thread.
  private nonisolated(unsafe) static var slots: [(handle: Int32, object: HeldObject?)] = []
  private nonisolated(unsafe) static var freeSlots: [Int] = []

  /// The bits of a number that say where its object is.
  ///
  /// The others count the objects that have been there.
  private static var slotMask: Int32 { 0xF_FFFF }

  /// Returns the object of a number.
  static func object(_ handle: Int32) -> HeldObject? {
    let slot = Int(handle & slotMask) - 1
    return slots.indices.contains(slot) && slots[slot].handle == handle ? slots[slot].object : nil
  }

  /// Keeps an object and returns its number.
  static func insert(_ object: HeldObject) -> Int32 {
    let slot = freeSlots.popLast() ?? slots.count
    if slot == slots.count { slots.append((Int32(slot + 1), nil)) }
    slots[slot].object = object
    return slots[slot].handle
  }

  /// Frees an object, whose number no other one gets.
  static func remove(_ handle: Int32) {
    guard object(handle) != nil else { return }
    let slot = Int(handle & slotMask) - 1
    slots[slot] = (handle &+ slotMask &+ 1, nil)
    freeSlots.append(slot)
  }
}
