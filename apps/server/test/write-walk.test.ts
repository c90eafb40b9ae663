/** Nobody writes rows of another provider or what hangs on them, and nobody writes over what somebody else has changed meanwhile. */
import { describe, expect, it } from 'vitest'
import { reachOfSuperadmin, showsOwner, takesId, unpointed, unseen } from './planting/write-reach.ts'
import { takesVersion, writeWorld } from './planting/write-world.ts'
import { procedures } from './walked-procedures.ts'

const { inputsOf, pointingOf, blindOf, isForManagers, byStranger, bySuperadmin, sharpOf } = await writeWorld()

type Walked = (typeof procedures)[number]
const writes = procedures.filter((walked) => walked[1].type === 'mutation' && takesId(walked))

const isTried = (walked: Walked) => isForManagers(walked) && showsOwner(walked)

const refused = ['NOT_FOUND', 'STALE', 'FORBIDDEN', 'UNPROCESSABLE_CONTENT']
const shown = (input: unknown, what: unknown) => `${JSON.stringify(input)} → ${JSON.stringify(what)}`

describe('rows of another provider', () => {
  it.each(writes)('stay as they are under %s', async (...walked) => {
    for (const input of await inputsOf(walked)) {
      const written = await byStranger(walked[0], input)
      expect(written.changed, shown(input, written)).toEqual([])
    }
    for (const { input } of isTried(walked) ? await sharpOf(walked) : []) {
      const { outcome } = await byStranger(walked[0], input)
      expect(refused, shown(input, outcome)).toContain(outcome)
    }
  })

  it.each(writes)('are pointed at by nothing that %s writes', async (...walked) => {
    for (const input of await pointingOf(walked)) {
      const written = await byStranger(walked[0], input)
      expect(written.changed, shown(input, written)).toEqual([])
    }
  })

  it.each(writes.filter((walked) => isForManagers(walked) && !(walked[0] in unseen)))(
    'are refused by %s for being another’s alone: it takes one’s own in every field',
    async (...walked) => {
      const blind = await blindOf(walked)
      if (walked[0] in unpointed) expect(blind).not.toEqual([])
      else expect(blind).toEqual([])
    },
  )

  it.each(writes.filter(isTried))(
    'are changed by %s for their own manager: the walk is not blind',
    async (...walked) => {
      expect((await sharpOf(walked)).length).toBeGreaterThan(0)
    },
  )

  it.each(writes.filter(isTried))(
    'are changed by %s for superadmins too, unless one changes one’s own alone',
    async (...walked) => {
      let changes = false
      for (const { input } of await sharpOf(walked)) {
        const { outcome, changed } = await bySuperadmin(walked[0], input)
        changes = outcome === 'CONFLICT' || (outcome === 'answered' && changed.length > 0)
        if (changes) break
      }
      expect(changes).toBe(reachOfSuperadmin(walked) === 'writes all')
    },
  )
})

const OLD = '2020-01-01T00:00:00.000Z'
const isRecords = (part: unknown): part is object[] => Array.isArray(part) && typeof part[0] === 'object'
/** The input as of somebody who looked at the record before anybody changed it. */
function outOfDate(input: unknown): unknown {
  const parts = Object.entries(input as object)
  if (!parts.some(([, part]) => isRecords(part))) return { ...(input as object), updated_at: OLD }
  const old = (part: unknown) => (isRecords(part) ? part.map((one) => ({ ...one, updated_at: OLD })) : part)
  return Object.fromEntries(parts.map(([name, part]) => [name, old(part)]))
}

describe('what somebody else has changed meanwhile', () => {
  it.each(writes.filter((walked) => takesVersion(walked) && isTried(walked)))(
    'is not written over by %s',
    async (...walked) => {
      for (const { input, by } of (await sharpOf(walked)).filter(({ changes }) => changes)) {
        const written = await by(walked[0], outOfDate(input))
        expect(written, shown(input, written)).toMatchObject({ outcome: 'STALE', changed: [] })
      }
    },
  )
})
