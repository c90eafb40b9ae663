import { isSuperadmin } from '@intranet/contract/access'
import { CHANGE_DAYS, type operations } from '@intranet/contract/access/changes'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { waitForLock } from '../../../platform/locks.ts'
import { GRACE_DAYS, isThere } from '../../../platform/retention.ts'
import { inTransaction } from '../../../platform/transaction.ts'

/** A batch takes some 100 ms: who waits for their turn does not wait long. */
const BATCH = 20_000
/** What one reading puts in order at most; the job does the rest. */
const MOST_BATCHES = 20

const waits = sql<boolean>`exists (select from alteracao_fila)`

/** Who comes meanwhile waits for the end of this transaction: then all below its last position can be read. */
async function placeBatch(db: Database): Promise<number> {
  await waitForLock(db, 'changePositions')
  const { rows } = await sql<{ tomadas: number }>`select posiciona_alteracoes(${BATCH}) as tomadas`.execute(
    db,
  )
  return rows[0]!.tomadas
}

/** Gives positions to what was committed meanwhile. Each batch is its own transaction. */
export async function placeChanges(db: Database): Promise<void> {
  const { rows } = await sql<{ espera: boolean }>`select ${waits} as espera`.execute(db)
  if (!rows[0]!.espera) return
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    if ((await inTransaction(db, null, placeBatch)) < BATCH) return
  }
}

const micros = (moment: ReturnType<typeof sql>) => sql`(extract(epoch from ${moment}) * 1000000)::bigint`

/**
 * Whether changes wait for their positions, the last mark, the first that still answers all, and the first that is to
 * come. Where nothing changed for an hour the last mark is an hour old: who is giving positions just now began after it.
 */
export async function readMarks(db: Database, days: number) {
  const { rows } = await sql<{ espera: boolean; ultima: number; primeira: number; adiante: number }>`
    select ${waits} as espera,
      greatest((select max(posicao) from alteracao), ${micros(sql`now() - interval '1 hour'`)}) as ultima,
      ${micros(sql`now() - make_interval(days => ${days})`)} as primeira,
      ${micros(sql`now() + interval '5 minutes'`)} as adiante`.execute(db)
  return rows[0]!
}

/** Whether the actor saw a record of these providers: null is no record, empty one of the whole group. */
const sees = (actor: Actor, side: 'antes' | 'depois') => {
  const providers = sql.ref(`a.${side}`)
  if (isSuperadmin(actor)) return sql`${providers} is not null`
  return sql`coalesce(${providers} = '{}' or ${providers} && ${[...actor.empresas]}::bigint[], false)`
}

interface Change {
  tabela: string
  id: number
  operacao: (typeof operations)[number]
  data: Date
  posicao: number
}

/** The position after which so many changes are passed, of anybody; undefined where there are fewer. */
export async function positionAfter(
  db: Database,
  desde: number,
  changes: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ posicao: number }>`select posicao from alteracao where posicao > ${desde}
    order by posicao offset ${changes}::int - 1 limit 1`.execute(db)
  return rows[0]?.posicao
}

/** Changes after a position, up to another, in their order: a record that left the actor's providers is a DELETE, one that came an INSERT. */
export async function readChanges(
  db: Database,
  actor: Actor,
  tables: readonly string[],
  { desde, ate, limit }: { desde: number; ate: number | undefined; limit: number },
): Promise<Change[]> {
  const [before, after] = [sees(actor, 'antes'), sees(actor, 'depois')]
  const { rows } = await sql<Change>`
    select a.tabela, a.id_item as id, a.data, a.posicao,
      case when not ${before} then 'INSERT' when not ${after} then 'DELETE' else 'UPDATE' end as operacao
    from alteracao a
    where a.posicao > ${desde} and a.posicao <= ${ate ?? Number.MAX_SAFE_INTEGER} and a.tabela = any(${[...tables]}::text[]) and (${before} or ${after})
    order by a.posicao limit ${limit}`.execute(db)
  return rows
}

const olderThan = (days: number) =>
  sql`alteracao where posicao < ${micros(sql`now() - make_interval(days => ${days})`)} order by posicao`

/** Changes are kept so long (docs/changes.md). */
export const hasLateChanges = (db: Database) =>
  isThere(db, sql`select from ${olderThan(CHANGE_DAYS + GRACE_DAYS)}`)

/** Removes what is older, oldest first. Answers how many, at most `count`. */
export async function forgetChanges(db: Database, days: number, count: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from alteracao where posicao in (
    select posicao from ${olderThan(days)} limit ${count})`.execute(db)
  return Number(numAffectedRows)
}
