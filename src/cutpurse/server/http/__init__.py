"""HTTP and WebSockets: routes, pages, records, limits for strangers, metrics."""
