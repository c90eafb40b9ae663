import { expiryList, type NearExpiries, type ListExpiriesInput } from '@intranet/contract/operations/expiries'
import { ALERT_DAYS } from '@intranet/contract/operations/fleet-alerts'
import { SERVICE_KM_WARNING } from '@intranet/contract/operations/expiry-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { deviceOf } from '../../../platform/calendar-addresses.ts'
import { employeeActor } from '../../../platform/employee-actor.ts'
import { filterTests } from '../../../platform/list-filter.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { everything, expiriesOf, reachOf, type Expiry, type Term } from './expiry-source.ts'

const MOST = 2000
/** What people are notified of: what ends soon, and services that are near by kilometres. */
const NEAR: Term = { from: 0, until: ALERT_DAYS, km: SERVICE_KM_WARNING }
/** What another calendar shows. */
const CALENDAR: Term = { from: -30, until: 400, km: null }

export function listExpiries(db: Database, actor: Actor, request: ListExpiriesInput) {
  const tests = filterTests(request.filtro, expiryList.columns, (key) => sql.ref(`x.${key}`))
  return readPage(
    db
      .selectFrom(expiriesOf(reachOf(actor)).as('x'))
      // The rows of the page are looked up by an id that no source has: the filter bounds them, too.
      .where((eb) => eb.and(tests))
      .select([
        'x.id',
        'x.tipo',
        'x.titulo',
        'x.detalhe',
        'x.id_empresa',
        'x.empresa',
        'x.vencimento',
        'x.dias',
        'x.km',
        'x.rota',
      ]),
    request,
    { definition: expiryList, alias: 'x', search: normalised('x.titulo', 'x.detalhe', 'x.empresa') },
  )
}

/** What ends within a year and a month, for another calendar. */
export async function feedExpiries(db: Database, actor: Actor): Promise<Expiry[]> {
  const { rows } = await sql<Expiry>`select * from ${expiriesOf(reachOf(actor), CALENDAR)} x
    order by x.vencimento, x.id limit ${MOST}`.execute(db)
  return rows
}

/** What people are notified of. */
export async function nearExpiries(db: Database): Promise<Expiry[]> {
  const { rows } = await sql<Expiry>`select * from ${expiriesOf(everything, NEAR)} x
    order by x.id`.execute(db)
  return rows
}

/** How many of each kind are near for somebody, and when the first one ends. */
export async function countNear(db: Database, actor: Actor): Promise<NearExpiries[]> {
  const { rows } = await sql<NearExpiries>`
    select x.tipo, count(*)::int as total, min(x.vencimento) as primeiro from ${expiriesOf(reachOf(actor), NEAR)} x
    group by x.tipo order by primeiro, x.tipo`.execute(db)
  return rows
}

export const expirySubscriptionOf = (db: Database, id_usuario: number) =>
  db
    .selectFrom('vencimento_assinatura')
    .where('id_usuario', '=', id_usuario)
    .select('created_at')
    .executeTakeFirst()

export const saveExpirySubscription = (
  db: Database,
  { id, sessao }: Pick<Actor, 'id' | 'sessao'>,
  hash: string,
) =>
  db
    .insertInto('vencimento_assinatura')
    .values({ id_usuario: id, hash, id_aparelho: deviceOf(db, sessao) })
    .onConflict((conflict) =>
      conflict.column('id_usuario').doUpdateSet((eb) => ({
        hash,
        id_aparelho: eb.ref('excluded.id_aparelho'),
        created_at: sql<Date>`now()`,
      })),
    )
    .execute()

export const removeExpirySubscription = (db: Database, id_usuario: number) =>
  db.deleteFrom('vencimento_assinatura').where('id_usuario', '=', id_usuario).execute()

/** The owner of an address with the rights they have now; people who left have none. */
export async function feedReader(db: Database, hash: string): Promise<Actor | undefined> {
  const owner = await db
    .selectFrom('vencimento_assinatura')
    .where('hash', '=', hash)
    .select('id_usuario')
    .executeTakeFirst()
  return owner && employeeActor(db, owner.id_usuario)
}
