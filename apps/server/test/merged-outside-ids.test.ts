/** A migration that lets outside ids of leads that were merged before follow to the kept ones. */
import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { testWorld } from './app.ts'
import { makeProvider } from './factories/company.ts'
import { makeLead } from './factories/sales.ts'

const { db } = await testWorld()
const ours = await makeProvider(db)

it('1511 moves one id of each source to the kept lead, and remembers it for when the merge is undone', async () => {
  const text = await readFile(
    new URL('../../../migrations/1511_outside_ids_of_merged.sql', import.meta.url),
    'utf8',
  )
  await sql`alter table vendas_lead_uniao drop column vinculos`.execute(db)
  const kept = await makeLead(db, ours)
  const merged = async (desfeita_em: Date | null, ...sources: string[]) => {
    const id = await makeLead(db, ours)
    await sql`insert into vendas_lead_uniao (id_lead, id_mantida, desfeita_em)
      values (${id}, ${kept}, ${desfeita_em})`.execute(db)
    for (const fonte of sources) await link(id, fonte)
    return id
  }
  const link = (id: number, fonte: string) =>
    sql`insert into vinculo_externo (fonte, tabela, id_externo, id_item)
      values (${fonte}, 'vendas_lead', ${id}, ${id})`.execute(db)
  await link(kept, 'site')
  const one = await merged(null, 'erp', 'site')
  const other = await merged(null, 'erp')
  const apart = await merged(new Date(), 'bi')
  await sql.raw(text).execute(db)
  const { rows } = await sql<object>`select fonte, id_externo::bigint as antes, id_item as depois
    from vinculo_externo order by fonte, antes`.execute(db)
  expect(rows).toEqual([
    { fonte: 'bi', antes: apart, depois: apart },
    { fonte: 'erp', antes: one, depois: kept },
    { fonte: 'erp', antes: other, depois: other },
    { fonte: 'site', antes: kept, depois: kept },
    { fonte: 'site', antes: one, depois: one },
  ])
  const unions = await db
    .selectFrom('vendas_lead_uniao')
    .select(sql<number>`cardinality(vinculos)`.as('n'))
    .orderBy('id')
    .execute()
  expect(unions.map(({ n }) => n)).toEqual([1, 0, 0])
})
