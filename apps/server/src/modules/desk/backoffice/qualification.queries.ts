import type { CallResult, QualificationState } from '@intranet/contract/desk/backoffice-options'
import {
  qualificationList,
  type ListQualificationsInput,
  type UpdateQualificationInput,
} from '@intranet/contract/desk/qualifications'
import type { Database } from '@intranet/db/connection'
import { sql, type NotNull } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { readPage } from '../../../platform/list.ts'
import { saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { bySaleWords, salePhone } from './sale.queries.ts'

/** Each has its installation, sale and provider. Joined from the left, they cost nothing where only rows are counted. */
const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('bo_qualificacao as q')
    .leftJoin('bo_ativacao as t', 't.id', 'q.id_ativacao')
    .leftJoin('bo_venda as v', 'v.id', 't.id_venda')
    .leftJoin('empresa as e', 'e.id', 'q.id_empresa')
    .leftJoin('rh_usuario as r', 'r.id', 'q.id_responsavel')
    .where((eb) => inScope(actor, eb.ref('q.id_empresa'), false))
    .select([
      'q.id',
      'q.id_ativacao',
      'q.id_empresa',
      'e.nome as empresa',
      'v.cod_cliente',
      'v.cliente',
      'v.cidade',
      't.data_ativacao',
      'q.tentativa',
      'q.contato_em',
      sql<CallResult | null>`q.resultado`.as('resultado'),
      'q.nps',
      sql<QualificationState>`q.situacao`.as('situacao'),
      'q.prazo',
      'q.retornar_em',
      'q.id_responsavel',
      'r.nome as responsavel',
      'q.created_at',
      'q.updated_at',
    ])
    .$narrowType<{ empresa: NotNull; cliente: NotNull }>()

export const listQualifications = (db: Database, actor: Actor, request: ListQualificationsInput) =>
  readPage(visible(db, actor).where(bySaleWords(request).where), request, {
    definition: qualificationList,
    alias: 'q',
    refs: {
      empresa: 'e.nome',
      cod_cliente: 'v.cod_cliente',
      cliente: 'v.cliente',
      cidade: 'v.cidade',
      data_ativacao: 't.data_ativacao',
      responsavel: 'r.nome',
    },
    search: 'v.busca',
  })

export const countQualifications = (db: Database, actor: Actor) =>
  rowCount(visible(db, actor).where('q.situacao', '=', 'pendente'))

export const getQualification = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .where('q.id', '=', id)
    .select((eb) => [
      't.id_venda',
      salePhone.as('fone'),
      'v.produto',
      'q.internet_ok',
      'q.dados_conferidos',
      'q.vencimento_ciente',
      'q.observacao',
      jsonArrayFrom(
        eb
          .selectFrom('bo_qualificacao_tentativa as c')
          .leftJoin('rh_usuario as u', 'u.id', 'c.id_usuario')
          .whereRef('c.id_qualificacao', '=', 'q.id')
          .select([
            'c.id',
            sql<string>`c.contato_em`.as('contato_em'),
            sql<CallResult>`c.resultado`.as('resultado'),
            'c.observacao',
            'u.nome as usuario',
          ])
          .orderBy('c.id'),
      ).as('tentativas'),
    ])
    .$narrowType<{ id_venda: NotNull }>()
    .executeTakeFirst()

export const updateQualification = (db: Database, actor: Actor, input: UpdateQualificationInput) =>
  saveRecord(
    db.updateTable('bo_qualificacao').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    input,
  )

interface Call {
  id_qualificacao: number
  resultado: CallResult
  observacao?: string | null
  id_usuario: number
  contato_em: Date
}
export const insertCall = (db: Database, call: Call) =>
  db.insertInto('bo_qualificacao_tentativa').values(call).execute()

/** On how many different days of São Paulo nobody could be spoken to. */
export async function silentDays(db: Database, id_qualificacao: number): Promise<number> {
  const { dias } = await db
    .selectFrom('bo_qualificacao_tentativa')
    .where('id_qualificacao', '=', id_qualificacao)
    .where('resultado', 'in', ['nao_atendeu', 'numero_errado'])
    .select(sql<number>`count(distinct (contato_em at time zone 'America/Sao_Paulo')::date)::int`.as('dias'))
    .executeTakeFirstOrThrow()
  return dias
}

interface Change {
  situacao: QualificationState
  resultado: CallResult
  contato_em: Date
  retornar_em: Date | null
  nps?: number | null
  internet_ok?: boolean | null
  dados_conferidos?: boolean | null
  vencimento_ciente?: boolean | null
  observacao?: string | null
}
export const setQualification = (db: Database, id: number, change: Change) =>
  db
    .updateTable('bo_qualificacao')
    .set({ ...change, tentativa: sql<number>`tentativa + 1`, id_responsavel: null })
    .where('id', '=', id)
    .returning(['id', sql<QualificationState>`situacao`.as('situacao'), 'updated_at'])
    .executeTakeFirstOrThrow()
