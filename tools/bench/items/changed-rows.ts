import { byHand, changeTenTables, EACH } from '../changed-rows-data.ts'
import { ask, markOf } from '../machine-reader.ts'
import type { Running } from '../processes.ts'
import { atLeast, atMost, type Result } from '../results.ts'
import { alternate, ratioOf } from '../rounds.ts'
import type { Ground } from '../world.ts'
import { statementsPerRequest } from './statements.ts'

const READINGS = 5
const PAGE = 1000

interface Page {
  alteracoes: { tabela: string; id: number; registro: object | null }[]
  depois: string
}

interface Reading {
  rate: number
  rows: number
}

const pageAt = (desde: string) => `/v1/alteracoes?desde=${desde}&limit=${PAGE}&com=registros`

/** Every change since a mark, its row with it. */
async function byChanges(origin: string, key: string, mark: string): Promise<Reading> {
  const begin = performance.now()
  let rows = 0
  for (let desde = mark; ;) {
    const { alteracoes, depois } = await ask<Page>(origin + pageAt(desde), key)
    if (!alteracoes.length) break
    rows += alteracoes.filter(({ registro }) => registro).length
    desde = depois
  }
  return { rate: (rows * 1000) / (performance.now() - begin), rows }
}

/** The same rows, one table after the other. */
async function byKeyset(bare: Running): Promise<Reading> {
  const begin = performance.now()
  let rows = 0
  for (const text of byHand) {
    await bare.ask({ kind: 'keyset', text })
    for (let last = { id: 0, updated_at: '-infinity' }; ;) {
      const words = new URLSearchParams({ quando: last.updated_at, id: String(last.id) })
      const page = (await (await fetch(`${bare.url}/after?${words}`)).json()) as (typeof last)[]
      if (!page.length) break
      rows += page.length
      last = page.at(-1)!
    }
  }
  return { rate: (rows * 1000) / (performance.now() - begin), rows }
}

/** A hundred thousand changes of ten tables with their rows, beside a bare loop over the same rows. */
export async function changedRows(
  ground: Ground,
  url: string,
  { server, bare, key, database }: { server: Running; bare: Running; key: string; database: string },
): Promise<Result[]> {
  const mark = await markOf(server.url, key)
  await changeTenTables(url)
  const warm = await byChanges(server.url, key, mark)
  if (warm.rows < 9 * EACH) throw new Error(`Only ${warm.rows} rows of changes`)
  const call = { path: pageAt(mark), headers: { authorization: `Bearer ${key}` } }
  const statements = await statementsPerRequest(ground.aside, server.url, call, database)
  const count = statements.reduce((sum, one) => sum + one.calls, 0)
  const measured = await alternate(
    { ours: () => byChanges(server.url, key, mark), bare: () => byKeyset(bare) },
    READINGS,
  )
  const rates = (side: Reading[]) => side.map(({ rate }) => rate)
  const ratio = ratioOf(rates(measured.ours), rates(measured.bare))
  return [
    atLeast('changes of ten tables with their rows, rows a second / bare keyset loop', ratio, 0.6),
    // That of the key among them.
    atMost('statements of a page of changes with rows', { ratio: count }, 4),
  ]
}
