/** Which messages a list looks for: what is found before lets PostgreSQL read those alone, not all of their months. */
import type { ListCommunicationSendsInput } from '@intranet/contract/marketing/communication-sends'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../../platform/actor.ts'
import { normalised } from '../../../../platform/list.ts'
import { inScope } from '../../../../platform/scope.ts'
import { holdsWords } from '../../../../platform/text-search.ts'
import { datesOfSends, datesOfShift, within, type Dates } from '../../send-dates.queries.ts'

export interface NamedDates {
  /** A predicate of messages. */
  on: RawBuilder<boolean>
  /** Whether it names shifts: then no other index is needed. */
  byShift: boolean
}

const inMonths = (dates: Dates): NamedDates => ({ on: within('v.data_referencia', dates), byShift: false })

/** So many shifts are named to PostgreSQL; messages of more are read from the newest on. */
const MOST_SHIFTS = 300

/** Messages of some days, by the shifts that have any. */
async function onDays(db: Database, actor: Actor, days: Dates): Promise<NamedDates> {
  const { rows } = await sql<{ id: number }>`
    select x.id from campanha_execucao x
    where ${inScope(actor, 'x.id_empresa', false)} and x.de <= ${days.ate}::date and x.ate >= ${days.de}::date
    limit ${MOST_SHIFTS + 1}`.execute(db)
  const dates = inMonths(days)
  if (rows.length > MOST_SHIFTS) return dates
  const shifts = sql`v.id_execucao = any(${rows.map(({ id }) => id)}::bigint[])`
  return { on: sql<boolean>`(${dates.on} and ${shifts})`, byShift: true }
}

/** Messages of the dates that a filter names, itself or by one message or shift; null where it leaves all of them. */
export async function onNamedDates(
  db: Database,
  actor: Actor,
  { filtro: { id, id_execucao, data_referencia: day } }: Pick<ListCommunicationSendsInput, 'filtro'>,
): Promise<NamedDates | null> {
  const of = (test: typeof id) => {
    const { _eq, _gte, _lte } = typeof test === 'object' && test !== null ? test : { _eq: test }
    return { equal: _eq, from: _eq ?? _gte, until: _eq ?? _lte }
  }
  const [shift, send, days] = [of(id_execucao).equal, of(id).equal, of(day)]
  if (typeof shift === 'number') return inMonths(await datesOfShift(db, shift))
  if (typeof send === 'number') return inMonths(await datesOfSends(db, [send]))
  if (days.from === undefined && days.until === undefined) return null
  return onDays(db, actor, { de: String(days.from ?? '-infinity'), ate: String(days.until ?? 'infinity') })
}

/** Of so few customers messages are looked up by rule and customer, with whose index no other message is read. */
const FEW_NAMED = 100
/** So many customers are named to PostgreSQL; where more have the words, the customer of each message is looked at. */
const MOST_NAMED = 5000

/**
 * Messages to customers with these words in their name or code. Customers are looked up before: in one statement with
 * the messages PostgreSQL takes them for few, and looks for each through every month.
 */
export async function toPeopleWith(db: Database, actor: Actor, q: string): Promise<RawBuilder<boolean>> {
  // `busca` has an index, and contains the document, which the list does not show.
  const holds = sql`${holdsWords(sql`p.busca`, q)}
    and ${holdsWords(normalised('p.nome_razaosocial', 'p.codpessoa'), q)}`
  const { rows } = await sql<{ id: number }>`
    select p.id from relationship_dados_pessoas p
    where ${inScope(actor, 'p.id_empresa', false)} and ${holds} limit ${MOST_NAMED + 1}`.execute(db)
  if (rows.length > MOST_NAMED)
    return sql<boolean>`(select ${holds} from relationship_dados_pessoas p where p.id = v.id_pessoa)`
  const named = sql<boolean>`(v.id_pessoa = any(${rows.map(({ id }) => id)}::bigint[]))`
  // Messages to many come soon when they are read from the newest on. `is true`: not by an index that holds the customer.
  if (rows.length > FEW_NAMED) return sql<boolean>`${named} is true`
  return sql<boolean>`(${named} and v.id_regra = any(array(select r.id from campanha_regras r
    join campanha_comunicacao c on c.id = r.campanha_id where ${inScope(actor, 'c.id_empresa', false)})))`
}
