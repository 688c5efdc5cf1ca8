extension String {
  /// The text of UTF-8 that is known to be well formed, as what is put together of texts is.
  @inline(__always)
  init(wellFormed utf8: UnsafeBufferPointer<UInt8>) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      self.init(copying: UTF8Span(unchecked: utf8.span))
    } else {
      self.init(decoding: utf8, as: UTF8.self)
    }
  }
}
