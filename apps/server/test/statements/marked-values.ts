/** Made arguments in which every number is another one, so that it is recognised in the statements. */
import type { Shape } from './declared-types.ts'

/** Numbers that nothing else of a statement has. */
const FIRST = 7_700_001

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))
/** The person who asks has other walks. */
const isActor = (value: Record<string, unknown>) => 'roles' in value && 'empresas' in value

/** The arguments with a mark in place of each number that was made, and which place each mark has: `1.id_empresa`. */
export function marked(
  values: readonly unknown[],
  takes: readonly Shape[],
): { values: unknown[]; places: Map<string, number> } {
  const places = new Map<string, number>()
  function mark(value: unknown, place: string): unknown {
    if (value === 1) {
      const number = places.get(place) ?? FIRST + places.size
      places.set(place, number)
      return number
    }
    if (Array.isArray(value)) return value.map((one) => mark(one, place))
    if (value instanceof Set) return new Set([...value].map((one) => mark(one, place)))
    if (!isPlain(value) || isActor(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, mark(one, `${place}.${name}`)]),
    )
  }
  return {
    values: values.map((value, index) =>
      ['database', 'actor', 'literal'].includes(takes[index]!.is) ? value : mark(value, String(index)),
    ),
    places,
  }
}
