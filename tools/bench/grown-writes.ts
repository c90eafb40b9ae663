/** What writes cost a house that has grown: of one lead, and of figures that nobody adds up. */
import { createDatabase, type Connection } from '@intranet/db/connection'
import { changeLead } from '@intranet/server/modules/sales/leads/lead-writes.queries'
import type { GrownScene } from './grown-statements.ts'

const WRITES = 200

interface Written {
  updates: string
  hot: string
  records: string
  bytes: string
  indexes: string
}

const READ = `select n_tup_upd as updates, n_tup_hot_upd as hot, wal_records as records, wal_bytes::text as bytes,
    (select count(*) from pg_index where indrelid = 'vendas_lead'::regclass) as indexes
  from pg_stat_user_tables, pg_stat_wal where relname = 'vendas_lead'`

/** Some leads are changed, one after the other: how many rows stay in their page, and what the log of writes gets. */
async function changeSome({ url, scene }: { url: string; scene: GrownScene }): Promise<Written> {
  // One connection: what it did is counted once it says so.
  const { db, pool, close } = createDatabase(url, { max: 1 })
  const read = async () => {
    await pool.query('select pg_stat_force_next_flush()')
    return (await pool.query<Written>(READ)).rows[0]!
  }
  try {
    const { rows: leads } = await pool.query<{ id: string }>(
      `select id from vendas_lead where id_empresa = $1 and desfecho = 'aberta' order by created_at desc limit $2`,
      [scene.one.id_empresa, WRITES],
    )
    const before = await read()
    for (const { id } of leads) await changeLead(db, Number(id), { ultimo_contato: new Date() })
    const after = await read()
    const more = (key: keyof Written) => String(Number(after[key]) - Number(before[key]))
    return {
      updates: more('updates'),
      hot: more('hot'),
      records: more('records'),
      bytes: more('bytes'),
      indexes: after.indexes,
    }
  } finally {
    await close()
  }
}

/** Says what a change of one lead writes, at both sizes. */
export async function grownWrites(
  sides: readonly { url: string; scene: GrownScene }[],
  say: (text: string) => void,
): Promise<void> {
  for (const side of sides) {
    const { updates, hot, records, bytes, indexes } = await changeSome(side)
    const each = (value: string) => (Number(value) / Number(updates)).toFixed(1)
    say(
      `changes of a lead: ${updates}, ${hot} within their page; of ${indexes} indexes; ${each(records)} records and ${each(bytes)} bytes of the log of writes each`,
    )
  }
}

/** Adds `count` lines of figures that no job has added up yet. */
export async function ungathered({ pool }: Connection, count: number): Promise<void> {
  await pool.query(
    `insert into vendas_lead_delta select (jsonb_populate_record(null::vendas_lead_delta, to_jsonb(f))).*
     from vendas_lead_fato f order by f.id desc limit $1`,
    [Math.round(count)],
  )
  await pool.query('analyze vendas_lead_delta')
}
