import type { RequestKind, RequestState } from '@intranet/contract/people/personal-data-options'
import {
  readingList,
  requestList,
  type ListReadingsInput,
  type ListRequestsInput,
  type RequestFields,
} from '@intranet/contract/people/personal-data'
import { readFieldLabels, REQUEST_DAYS } from '@intranet/contract/people/personal-data-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { personType } from '../../../platform/person-type.ts'
import { untilFewer } from '../../../platform/retention.ts'
import { removeRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { requestInScope } from './request-scope.ts'
import { knownReading, purposeOf } from './known-readings.ts'

/** SQL of the day until which a request `s` is to be answered. */
export const requestDue = sql<string>`((s.created_at at time zone 'America/Sao_Paulo')::date + ${REQUEST_DAYS}::int)`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('solicitacao_dado_pessoal as s')
    .innerJoin('rh_usuario as u', 'u.id', 's.id_titular')
    .leftJoin('rh_usuario as r', 'r.id', 's.id_responsavel')
    .leftJoin('empresa as e', 'e.id', 'u.id_empresa')
    .where(requestInScope(actor))
    .select([
      's.id',
      's.id_titular',
      'u.nome as titular',
      personType.as('tipo_pessoa'),
      'u.id_empresa',
      'e.nome as empresa',
      sql<RequestKind>`s.tipo`.as('tipo'),
      's.texto',
      sql<RequestState>`s.situacao`.as('situacao'),
      's.resposta',
      's.id_responsavel',
      'r.nome as responsavel',
      's.analisado_em',
      's.encerrado_em',
      's.created_at',
      's.updated_at',
      requestDue.as('prazo'),
    ])

export const listRequests = (db: Database, actor: Actor, request: ListRequestsInput) =>
  readPage(visible(db, actor), request, {
    definition: requestList,
    alias: 's',
    refs: {
      titular: 'u.nome',
      tipo_pessoa: personType,
      id_empresa: 'u.id_empresa',
      empresa: 'e.nome',
      responsavel: 'r.nome',
      prazo: requestDue,
    },
    search: normalised('u.nome'),
  })

export const countRequests = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getRequest = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('s.id', '=', id).executeTakeFirst()

export const insertRequests = (db: Database, actor: Actor, rows: RequestFields[]) =>
  db
    .insertInto('solicitacao_dado_pessoal')
    .values(rows.map((row) => ({ ...row, id_titular: actor.id })))
    .returning(['id', 'tipo'])
    .execute()

/** Where a person without access reads mails: their personal address where it is known. Undefined where they can sign in. */
export const addressWithoutAccess = async (db: Database, id: number): Promise<string | undefined> => {
  const row = await db
    .selectFrom('rh_usuario')
    .where('id', '=', id)
    .where('ativo', '=', false)
    .select(sql<string>`coalesce(email_pessoal, email)`.as('destino'))
    .executeTakeFirst()
  return row?.destino
}

interface Step {
  situacao: RequestState
  resposta?: string | null
  id_responsavel: number
  analisado_em?: Date
  encerrado_em?: Date
}

/** Moves a request from one state to the next; undefined when another request was faster. */
export const takeStep = (db: Database, id: number, from: RequestState, step: Step) =>
  db
    .updateTable('solicitacao_dado_pessoal')
    .set(step)
    .where('id', '=', id)
    .where('situacao', '=', from)
    .returning(['id', 'updated_at'])
    .executeTakeFirst()

/** The person's own request, until HR starts to work on it. */
export const withdrawRequest = (db: Database, actor: Actor, id: number) =>
  removeRecord(
    db
      .deleteFrom('solicitacao_dado_pessoal')
      .where('id_titular', '=', actor.id)
      .where('situacao', '=', 'aberto'),
    id,
  )

const fieldWords = sql<string>`(
  select string_agg(coalesce(${JSON.stringify(readFieldLabels)}::jsonb ->> c, c), ', ') from unnest(t.campos) c)`

const purpose = sql<string>`${sql.raw(purposeOf)}`

/** Who read what of whom, in the providers of the one who keeps people; `named` where they may learn who read. */
export const listReadings = (db: Database, actor: Actor, request: ListReadingsInput, named: boolean) => {
  const reader = named ? sql<number | null>`t.id_usuario` : sql<number | null>`null::bigint`
  const readerName = named ? sql<string | null>`l.nome` : sql<string | null>`null::text`
  return readPage(
    db
      .selectFrom('acesso_dado_pessoal as t')
      .innerJoin('rh_usuario as u', 'u.id', 't.id_titular')
      .leftJoin('rh_usuario as l', 'l.id', 't.id_usuario')
      .leftJoin('empresa as e', 'e.id', 'u.id_empresa')
      .where((eb) => inScope(actor, eb.ref('u.id_empresa')))
      .where(sql<boolean>`(t.id_titular <> ${actor.id} or ${knownReading(actor.id)})`)
      .select([
        't.id',
        't.data',
        reader.as('id_usuario'),
        readerName.as('leitor'),
        't.departamento',
        purpose.as('motivo'),
        't.id_titular',
        'u.nome as titular',
        'u.id_empresa',
        'e.nome as empresa',
        fieldWords.as('dados'),
      ]),
    request,
    {
      definition: readingList,
      alias: 't',
      refs: {
        id_usuario: reader,
        leitor: readerName,
        motivo: purpose,
        titular: 'u.nome',
        id_empresa: 'u.id_empresa',
        empresa: 'e.nome',
        dados: fieldWords,
      },
      search: named ? normalised('u.nome', 'l.nome') : normalised('u.nome'),
    },
  )
}

const BATCH = 10_000

/**
 * Ends readings older than some months, those that were moved aside too, in small batches so that other requests do not
 * wait. Answers how many.
 */
export async function removeOldReadings(db: Database, months: number): Promise<number> {
  let all = 0
  for (const name of ['acesso_dado_pessoal', 'meses_guardados.acesso_dado_pessoal']) {
    const table = sql.table(name)
    all += await untilFewer(BATCH, async (size) => {
      // By two moments, which an index finds, and which name the months that are read.
      const { numAffectedRows = 0n } = await sql`
        with velhas as (select min(data) as de, max(data) as ate from (
          select data from ${table} where data < now() - make_interval(months => ${months})
          order by data limit ${size}) v)
        delete from ${table} where data >= (select de from velhas) and data <= (select ate from velhas)`.execute(
        db,
      )
      return Number(numAffectedRows)
    })
  }
  return all
}
