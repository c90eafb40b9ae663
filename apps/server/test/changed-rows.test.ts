/** `com=registros`: the rows of changes are those of the lists, for each demo role and every table. */
import { demoSignIns } from '@intranet/db/demo/sign-ins'
import { describe, expect, it } from 'vitest'
import { isNotified } from '../src/platform/procedure/is-notified.ts'
import { pathOf } from '../src/platform/procedure/inputs.ts'
import { readingWorld } from './reading-world.ts'
import type { WalkPerson } from './walk-world.ts'
import { at } from './walked-procedures.ts'

const { callersOf, undoneDeps } = await readingWorld()
const readings = undoneDeps.offers.changes
const beginning = new Date(Date.now() - 24 * 3_600_000).toISOString()
const PAGE = 5000

type Row = Record<string, unknown> & { id: number }
type Change = { tabela: string; id: number; registro?: Row | null }

async function changesOf({ read }: WalkPerson): Promise<Change[]> {
  const all: Change[] = []
  for (let desde = beginning; ;) {
    const { alteracoes, depois } = await read.changes.list({ desde, limit: PAGE, com: 'registros' })
    all.push(...(alteracoes as Change[]))
    if (alteracoes.length < PAGE) return all
    desde = depois
  }
}

/** The rows of a list by id, asked for as everybody asks a list. */
async function listed({ read }: WalkPerson, reading: (typeof readings)[number]): Promise<Map<number, Row>> {
  const call = at(read, pathOf(reading.list))
  const rows: Row[] = []
  for (let depois: string | undefined; ;) {
    const page = (await call({ ...reading.asks, limit: 1000, depois, contar: false })) as {
      dados: Row[]
      depois: string | null
    }
    rows.push(...page.dados)
    if (!page.depois) break
    ;({ depois } = page as { depois: string })
  }
  return new Map(rows.map((row) => [row.id, row]))
}

/** What the clock moves between the two readings (docs/changes.md#joined-names). */
const CLOCK = new Set(['dias_parado', 'dias_no_status', 'vencida'])

const plain = (row: unknown) =>
  JSON.parse(
    JSON.stringify(row ?? null, (name, value: unknown) => (CLOCK.has(name) ? undefined : value)),
  ) as unknown

describe('rows of changes', () => {
  it.each(demoSignIns.map(({ login }) => login))('%s', async (login) => {
    const person = await callersOf(`${login}@intranet.example`)
    const changes = await changesOf(person)
    const tables = new Set(changes.map(({ tabela }) => tabela))
    if (login === 'superadmin') {
      expect(tables.size).toBeGreaterThan(60)
      expect(changes.filter(({ registro }) => registro).length).toBeGreaterThan(1000)
    }
    for (const table of tables) {
      const own = readings.filter((one) => one.table === table && isNotified(person.actor!, one))
      const ordered = own.toSorted(
        (one, other) => Number(other.fuller ?? false) - Number(one.fuller ?? false),
      )
      // Of two lists that somebody reads, the fuller one alone says what is there (docs/changes.md#with-the-rows).
      const rows = await listed(person, ordered[0]!)
      for (const { id, registro } of changes.filter(({ tabela }) => tabela === table)) {
        expect(plain(registro), `${table} ${id}`).toEqual(plain(rows.get(id)))
      }
    }
  })
})
