import LiveNumber
import TerminalUI

/// A line of text with an insertion point and a selection, at character boundaries.
struct TextLine: Hashable, Sendable {
  private(set) var text: String
  /// The fixed end of the selection; `head` is the moving end.
  private(set) var anchor: String.Index
  private(set) var head: String.Index

  init(_ rendering: NumberEditor.Rendering) {
    text = rendering.text
    anchor = text.utf8.index(text.startIndex, offsetBy: rendering.utf8Anchor)
    head = rendering.caret
  }

  var rendering: NumberEditor.Rendering {
    NumberEditor.Rendering(text, selection: selection, isBackward: head < anchor)
  }

  var selection: Range<String.Index> { min(anchor, head)..<max(anchor, head) }

  /// Performs an edit, or returns `false` if the edit doesn't apply to text.
  mutating func apply(_ edit: NumberEditor.Edit) -> Bool {
    switch edit.kind {
    case .type(let scalar), .typeOnNumericPad(let scalar): replace(selection, String(scalar))
    case .paste(let pasted): replace(selection, Self.line(of: pasted))
    case .delete(.backward): delete(from: before(head), to: head)
    case .delete(.forward): delete(from: head, to: after(head))
    case .delete(.wordBackward): delete(from: wordStart, to: head)
    case .delete(.toStart): delete(from: text.startIndex, to: head)
    case .delete(.toEnd): delete(from: head, to: text.endIndex)
    case .move(.left, let extending):
      move(to: extending || selection.isEmpty ? before(head) : selection.lowerBound, extending)
    case .move(.right, let extending):
      move(to: extending || selection.isEmpty ? after(head) : selection.upperBound, extending)
    case .move(.toStart, let extending): move(to: text.startIndex, extending)
    case .move(.toEnd, let extending): move(to: text.endIndex, extending)
    case .selectAll: (anchor, head) = (text.startIndex, text.endIndex)
    case .commit: anchor = head
    default: return false
    }
    return true
  }

  private mutating func move(to place: String.Index, _ extending: Bool) {
    head = place
    if !extending { anchor = place }
  }

  private mutating func delete(from start: String.Index, to end: String.Index) {
    replace(selection.isEmpty ? start..<end : selection, "")
  }

  private mutating func replace(_ range: Range<String.Index>, _ inserted: String) {
    let head = String(text[..<range.lowerBound]) + inserted
    // A combining mark next to a letter can change the character boundaries.
    let joined = head + text[range.upperBound...]
    let place = joined.utf8.index(joined.startIndex, offsetBy: head.utf8.count)
    let caret = joined.characterBoundary(from: place)
    (text, anchor, self.head) = (joined, caret, caret)
  }

  private func before(_ place: String.Index) -> String.Index {
    place == text.startIndex ? place : text.index(before: place)
  }

  private func after(_ place: String.Index) -> String.Index {
    place == text.endIndex ? place : text.index(after: place)
  }

  /// The start of the word before the insertion point, including the spaces between the two.
  private var wordStart: String.Index {
    var place = head
    while place > text.startIndex, text[before(place)].isWhitespace { place = before(place) }
    while place > text.startIndex, !text[before(place)].isWhitespace { place = before(place) }
    return place
  }

  /// Returns pasted text as one line without control characters.
  private static func line(of pasted: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in pasted.unicodeScalars {
      if scalar.properties.isWhitespace {
        line.append(" ")
      } else if scalar.properties.generalCategory != .control {
        line.append(scalar)
      }
    }
    return String(line)
  }
}

extension String {
  /// Returns the first character boundary at or after an index.
  fileprivate func characterBoundary(from place: Index) -> Index {
    var place = place
    while place < endIndex {
      if let boundary = Index(place, within: self) { return boundary }
      unicodeScalars.formIndex(after: &place)
    }
    return endIndex
  }
}
