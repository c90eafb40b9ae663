/** People who read beside another provider's planted rows, what they ask, and what they were answered before these were there. */
import { kept } from '../kept.ts'
import { procedures } from '../walked-procedures.ts'
import { answersOf, inputsOf, plantedWorld } from './planted-world.ts'

/** Their own rows lead to others in few ways: an id, a name. */
const MOST_NEAR = 12

/** Of the far rows, before they are there: what they will be is known. */
const asFar = (inputs: readonly unknown[]) =>
  JSON.parse(
    JSON.stringify(inputs)
      .replaceAll('91000', '90000')
      .replaceAll('Vizinha', 'Alheia')
      .replaceAll('vizinha', 'alheia'),
  ) as unknown[]

type Reading = (typeof procedures)[number]

/** Made when they are asked for: who runs one row of a walk waits for no others. */
function byPath(readings: readonly Reading[], make: (reading: Reading) => unknown[]) {
  const found = new Map(readings.map((reading) => [reading[0], reading]))
  const made = new Map<string, unknown[]>()
  return {
    get(path: string): unknown[] {
      const inputs = made.get(path) ?? make(found.get(path)!)
      made.set(path, inputs)
      return inputs
    },
  }
}

/** Once a test file, at its top. */
export const readWorld = kept(async () => {
  const world = await plantedWorld()
  const { stranger, nearKnown } = world
  const readings = procedures.filter(([, { type }]) => type === 'query')
  const nearInputs = byPath(readings, (reading) => inputsOf(reading, nearKnown))
  const asked = (path: string) => [...nearInputs.get(path), ...asFar(nearInputs.get(path))]
  const before = new Map<string, string[]>()
  for (const reading of readings)
    if (reading[1].meta.exposure.endsWith('igures'))
      before.set(reading[0], await answersOf(stranger.call, reading, asked(reading[0])))
  const farKnown = await world.plantFar()
  const inputs = byPath(readings, (reading) => [
    ...inputsOf(reading, farKnown),
    ...nearInputs.get(reading[0]).slice(0, MOST_NEAR),
  ])
  return {
    ...world,
    local: await world.local(),
    farKnown,
    nearInputs,
    asked,
    /** What the figures were. */
    before,
    inputs,
  }
})
