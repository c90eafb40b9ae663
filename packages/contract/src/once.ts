/** What `make` answers, kept from the first call on: a format of Intl takes milliseconds of a phone that may never ask for it. */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

/** The same for each of a few keys. */
export function onceFor<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const cached = made.get(key) ?? make(key)
    made.set(key, cached)
    return cached
  }
}
