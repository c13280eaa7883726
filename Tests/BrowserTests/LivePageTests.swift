import Testing

/// The page, independent of its content. One browser at a time.
@Suite(.serialized) struct LivePageTests {}
