/** Places within an input, by the name of a field. */

export type Path = (string | number)[]
/** Where fields of a name are. */
export function* paths(input: unknown, name: RegExp, at: Path = []): Generator<Path> {
  if (typeof input !== 'object' || input === null) return
  for (const [key, part] of Object.entries(input)) {
    const path = [...at, Array.isArray(input) ? Number(key) : key]
    if (name.test(key)) yield path
    yield* paths(part, name, path)
  }
}

/** The input with another value at a place. */
export function placed(input: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const part = placed((input as Record<string, unknown>)[key], rest, value)
  return Array.isArray(input) ? input.with(Number(key), part) : { ...(input as object), [key]: part }
}
