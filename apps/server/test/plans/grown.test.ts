import { createDatabase } from '@intranet/db/connection'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillGrown, grownSize } from '../../../../tools/bench/grown-data.ts'
import { growthOf, readingOf, type GrownSide } from '../../../../tools/bench/grown-reading.ts'
import { asked, grownScene } from '../../../../tools/bench/grown-statements.ts'
import { administer } from '../administer.ts'
import { atEnd } from '../kept.ts'
import { testDatabase } from '../database.ts'

// A hundredth of `pnpm bench grown`: thirty providers beside three, each with as much among the thirty.
const SCALE = 0.01
const whole = await testDatabase()
const tenth = await testDatabase()
const sides: GrownSide[] = []

beforeAll(async () => {
  for (const [part, { url, pool }] of [['whole', whole] as const, ['tenth', tenth] as const]) {
    await fillGrown(url, grownSize(SCALE, part))
    sides.push({ url, pool, scene: await grownScene(url) })
  }
}, 300_000)

/** What may be read at both sizes: the whole, against what it read without its index or bound. */
const cases: [name: string, scans: RegExp, most: number][] = [
  ['leads of everybody, first page without a total', /vendas_lead_recentes/, 200],
]

const read = async (name: string) => {
  const one = asked.find((each) => each.name === name)
  if (!one) throw new Error(`nothing is called ${name}`)
  return [await readingOf(sides[0]!, one), await readingOf(sides[1]!, one)] as const
}

describe('where each table has ten times the rows', () => {
  it.each(cases)('%s: an index answers it, with hardly more pages', async (name, scans, most) => {
    const [more, less] = await read(name)
    expect(more.scans.join('; ')).toMatch(scans)
    expect(more.buffers, more.scans.join('; ')).toBeLessThanOrEqual(most)
    expect(growthOf(more, less), more.scans.join('; ')).toBeLessThanOrEqual(1.3)
  })
})
