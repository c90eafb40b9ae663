/** What writes cost a house that has grown: of one lead, and of figures that nobody adds up. */
import { createDatabase } from '@intranet/db/connection'
import { changeLead } from '@intranet/server/modules/sales/leads/lead-writes.queries'
import type { GrownSide } from './grown-reading.ts'

const CHANGES = 200

interface Counted {
  updates: string
  hot: string
  records: string
  indexes: string
}

const COUNT = `select n_tup_upd as updates, n_tup_hot_upd as hot, wal_records as records,
    (select count(*) from pg_index where indrelid = 'vendas_lead'::regclass) as indexes
  from pg_stat_user_tables, pg_stat_wal where relname = 'vendas_lead'`

/** Changes some leads, one after the other: how many of their rows stay in their page, and records of each change. */
export async function changeLeads({ url, scene }: GrownSide) {
  // One connection: what it did is counted once it says so.
  const { db, pool, close } = createDatabase(url, { max: 1 })
  const count = async () => {
    await pool.query('select pg_stat_force_next_flush()')
    return (await pool.query<Counted>(COUNT)).rows[0]!
  }
  try {
    const { rows: leads } = await pool.query<{ id: string }>(
      `select id from vendas_lead where id_empresa = $1 and desfecho = 'aberta' order by created_at desc limit $2`,
      [scene.one.id_empresa, CHANGES],
    )
    const before = await count()
    for (const { id } of leads) await changeLead(db, Number(id), { ultimo_contato: new Date() })
    const after = await count()
    const more = (key: keyof Counted) => Number(after[key]) - Number(before[key])
    return { hot: more('hot'), records: more('records') / more('updates'), indexes: Number(after.indexes) }
  } finally {
    await close()
  }
}

/** Adds `count` lines of figures that no job has added up yet. */
export async function ungathered({ pool }: GrownSide, count: number): Promise<void> {
  await pool.query(
    `insert into vendas_lead_delta select (jsonb_populate_record(null::vendas_lead_delta, to_jsonb(f))).*
     from vendas_lead_fato f order by f.id desc limit $1`,
    [Math.round(count)],
  )
  await pool.query('analyze vendas_lead_delta')
}
