import Testing

/// What the page does whatever it shows. One browser at a time.
@Suite(.serialized) struct LivePageTests {}
