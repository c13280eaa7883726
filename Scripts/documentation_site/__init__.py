"""The documentation site: guides in Markdown, and the API reference by DocC. `Scripts/site` builds it."""
