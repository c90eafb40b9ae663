import {
  requestSchemas,
  type ListRequestsInput,
  type UpdateRequestInput,
} from '@intranet/contract/marketing/sponsorship-request-schemas'
import {
  analysisStates,
  DELINQUENT_DAYS,
  movableStates,
  openRequestStates,
  type AccountState,
  type Opinion,
  type RequestState,
  type SponsorshipType,
} from '@intranet/contract/marketing/sponsorship-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import type { StagedRecords } from '../../../platform/record-stages.queries.ts'
import { moveRecord, removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { mayWorkOn } from './sponsorship-scope.ts'

const value = sql<string | null>`coalesce(n.valor, r.valor_solicitado)`

const requests = (db: Database, actor: Actor) =>
  db
    .selectFrom('patrocinio_solicitacao as r')
    .innerJoin('empresa as e', 'e.id', 'r.id_empresa')
    .innerJoin('rh_cidade_provedor as c', 'c.id', 'r.id_cidade')
    .leftJoin('rh_usuario as u', 'u.id', 'r.id_responsavel_interno')
    .leftJoin('patrocinio_negociacao as n', (join) =>
      join.onRef('n.id_solicitacao', '=', 'r.id').on('n.situacao', '=', 'aceita'),
    )
    .where((eb) => inScope(actor, eb.ref('r.id_empresa'), false))

const visible = (db: Database, actor: Actor) =>
  requests(db, actor).select([
    'r.id',
    'r.protocolo',
    'r.created_at',
    'r.evento',
    'r.nome_razaosocial',
    'r.id_cidade',
    'c.nome as cidade',
    'r.data_inicio',
    'r.data_fim',
    sql<SponsorshipType>`r.tipo`.as('tipo'),
    value.as('valor'),
    'r.id_empresa',
    'e.nome as provedor',
    sql<RequestState>`r.situacao`.as('situacao'),
    'r.id_responsavel_interno',
    'u.nome as responsavel_interno',
    'r.updated_at',
  ])

/** What the thread of a request is read from. */
export const stagedRequests = (db: Database, actor: Actor): StagedRecords => ({
  tabela: 'patrocinio_solicitacao',
  rows: requests(db, actor).select(['r.id', 'r.situacao as etapa', 'r.created_at', 'r.situacao_em as desde']),
})

export const listRequests = (db: Database, actor: Actor, request: ListRequestsInput) =>
  readPage(visible(db, actor), request, {
    definition: requestSchemas.list,
    alias: 'r',
    refs: { cidade: 'c.nome', valor: value, provedor: 'e.nome', responsavel_interno: 'u.nome' },
    search: normalised('r.protocolo', 'r.evento', 'r.nome_razaosocial', 'c.nome'),
  })

/** Requests that wait for somebody: what the card of the marketing home counts. */
export const countOpenRequests = (db: Database, actor: Actor) =>
  rowCount(visible(db, actor).where('r.situacao', 'in', openRequestStates))

export const getRequest = (db: Database, actor: Actor, publicUrl: string, id: number) =>
  visible(db, actor)
    .leftJoin('patrocinio_viabilidade as v', 'v.id_solicitacao', 'r.id')
    .leftJoin('patrocinio_pos_evento as p', 'p.id_solicitacao', 'r.id')
    .leftJoin('patrocinio_justificativa as j', 'j.id', 'r.id_justificativa')
    .leftJoin('rh_usuario as a', 'a.id', 'r.id_aprovador')
    .leftJoin('rh_usuario as b', 'b.id', 'r.id_segundo_aprovador')
    .leftJoin('vendas_tracking_url as t', 't.id', 'r.id_tracking')
    .leftJoin('arquivo as f', 'f.id', 'r.id_arquivo_proposta')
    .where('r.id', '=', id)
    .select([
      sql<'pf' | 'pj'>`r.tipo_pessoa`.as('tipo_pessoa'),
      'r.cpf_cnpj',
      'r.responsavel',
      'r.email',
      'r.telefone',
      'r.descricao',
      'r.site_evento',
      'r.redes_sociais',
      'r.local',
      'r.endereco',
      'c.uf',
      'r.publico_estimado',
      'r.valor_solicitado',
      'r.itens_solicitados',
      'r.contrapartidas',
      'r.outros_patrocinadores',
      'r.ja_patrocinado',
      'r.id_arquivo_proposta',
      'f.nome as arquivo_proposta',
      'r.situacao_em',
      'e.sistema',
      'v.created_at as analisada_em',
      sql<Date | null>`(select min(x.created_at) from patrocinio_negociacao x where x.id_solicitacao = r.id)`.as(
        'negociada_em',
      ),
      'p.enviado_em as conta_enviada_em',
      'r.id_justificativa',
      'j.titulo as justificativa',
      'r.justificativa_texto',
      'r.id_aprovador',
      'a.nome as aprovador',
      'r.aprovado_em',
      'b.nome as segundo_aprovador',
      'r.segunda_aprovacao_em',
      'r.id_evento',
      'r.id_tracking',
      sql<string | null>`${`${publicUrl}/r/`} || t.codigo`.as('link'),
      'v.id as id_viabilidade',
      sql<number | null>`v.nota::float8`.as('nota'),
      sql<Opinion | null>`v.parecer`.as('parecer'),
      sql<number>`(select count(*)::int from patrocinio_negociacao x where x.id_solicitacao = r.id)`.as(
        'rodadas',
      ),
      'n.valor as valor_aceito',
      'p.id as id_pos_evento',
      sql<AccountState | null>`p.situacao`.as('situacao_pos_evento'),
      sql<number>`(select count(*)::int from patrocinio_solicitacao o where o.cpf_cnpj = r.cpf_cnpj and o.id <> r.id
        and ${inScope(actor, 'o.id_empresa', false)})`.as('outras'),
      'r.anonimizada_em',
    ])
    .executeTakeFirst()

export type RequestRow = NonNullable<Awaited<ReturnType<typeof getRequest>>>

/** How far a request is; undefined where the person does not see it. */
export const requestState = async (db: Database, actor: Actor, id: number) =>
  (
    await requests(db, actor)
      .where('r.id', '=', id)
      .select(sql<RequestState>`r.situacao`.as('situacao'))
      .executeTakeFirst()
  )?.situacao

/** Requests in some states, for the selectors of viability and accounts: newest first, without what they have already. */
export const requestOptions = (db: Database, actor: Actor, kind: 'viabilidade' | 'pos_evento') =>
  requests(db, actor)
    .where('r.situacao', 'in', kind === 'viabilidade' ? analysisStates : movableStates)
    .where(({ not, exists, selectFrom }) =>
      kind === 'viabilidade'
        ? not(
            exists(
              selectFrom('patrocinio_viabilidade as x')
                .whereRef('x.id_solicitacao', '=', 'r.id')
                .select('x.id'),
            ),
          )
        : not(
            exists(
              selectFrom('patrocinio_pos_evento as x')
                .whereRef('x.id_solicitacao', '=', 'r.id')
                .select('x.id'),
            ),
          ),
    )
    .select(['r.id', 'r.protocolo', 'r.evento'])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(500)
    .execute()

/** Whether a person may be named as responsible for requests of a provider. */
export async function worksFor(db: Database, id: number, id_empresa: number): Promise<boolean> {
  const { rows } = await sql`select from rh_usuario u, empresa c
    where u.id = ${id} and c.id = ${id_empresa} and ${mayWorkOn('u.id', 'c.id')}`.execute(db)
  return rows.length > 0
}

/** The cities of a request's provider, which its event may be in. */
export const citiesOfProvider = (db: Database, id_empresa: number) =>
  db.selectFrom('rh_cidade_provedor').where('id_empresa', '=', id_empresa)

export const updateRequest = (
  db: Database,
  actor: Actor,
  input: UpdateRequestInput & { id_aprovador?: null; aprovado_em?: null },
) =>
  saveRecord(
    db.updateTable('patrocinio_solicitacao').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    input,
  )

interface Step {
  situacao: RequestState
  id_justificativa?: number | null
  justificativa_texto?: string | null
  id_aprovador?: number
  aprovado_em?: Date
  id_segundo_aprovador?: number
  segunda_aprovacao_em?: Date
  id_evento?: number
  id_tracking?: number
}

/** Writes the next state; false when another request was faster. */
export const takeStep = (
  db: Database,
  actor: Actor,
  id: number,
  from: readonly RequestState[],
  step: Step,
): Promise<boolean> =>
  moveRecord(
    db
      .updateTable('patrocinio_solicitacao')
      .set({ ...step, situacao_em: sql<Date>`now()` })
      .where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    id,
    from,
  )

/** Reminders are sent again, after the event's new end. */
export const forgetReminders = (db: Database, id: number) =>
  db.deleteFrom('patrocinio_lembrete').where('id_solicitacao', '=', id).execute()

export const removeRequest = (db: Database, actor: Actor, id: number) =>
  removeRecord(
    db.deleteFrom('patrocinio_solicitacao').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    id,
  )

/** The last day on which an account (`p`) of a request (`r`) is in time: of a returned one it counts from the return. */
export const accountDeadline = sql<string>`(greatest(r.data_fim,
  case when p.situacao = 'pendencia' and r.situacao = 'aguardando_pos_evento'
    then (r.situacao_em at time zone 'America/Sao_Paulo')::date end) + ${DELINQUENT_DAYS}::int)::date`

/** The account was returned: the request waits from now on, and keeps what the team adds. A late one stays late. */
export const noteReturn = (db: Database, id: number, texto: string | null | undefined) =>
  db
    .updateTable('patrocinio_solicitacao')
    .set({
      situacao_em: sql<Date>`case when situacao = 'aguardando_pos_evento' then now() else situacao_em end`,
      ...(texto !== undefined && { justificativa_texto: texto }),
    })
    .where('id', '=', id)
    .execute()
