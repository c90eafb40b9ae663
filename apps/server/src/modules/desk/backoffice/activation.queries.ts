import type { ActivationState, SaleState } from '@intranet/contract/desk/backoffice-options'
import {
  activationList,
  type ListActivationsInput,
  type UpdateActivationInput,
} from '@intranet/contract/desk/activations'
import type { Database } from '@intranet/db/connection'
import { sql, type NotNull, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { readPage } from '../../../platform/list.ts'
import { saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { bySaleWords, salePhone } from './sale.queries.ts'

/** Each has its sale and its provider. Joined from the left, they cost nothing where only rows are counted. */
const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('bo_ativacao as t')
    .leftJoin('bo_venda as v', 'v.id', 't.id_venda')
    .leftJoin('empresa as e', 'e.id', 't.id_empresa')
    .leftJoin('rh_usuario as r', 'r.id', 't.id_responsavel')
    .where((eb) => inScope(actor, eb.ref('t.id_empresa'), false))
    .select([
      't.id',
      't.id_venda',
      't.id_empresa',
      'e.nome as empresa',
      't.data_agendada',
      sql<'M' | 'T' | 'N' | null>`t.periodo`.as('periodo'),
      't.os',
      'v.cod_cliente',
      'v.cliente',
      'v.cidade',
      't.equipe',
      't.tentativas',
      sql<ActivationState>`t.situacao`.as('situacao'),
      't.data_ativacao',
      't.id_responsavel',
      'r.nome as responsavel',
      't.prazo',
      't.created_at',
      't.updated_at',
    ])
    .$narrowType<{ empresa: NotNull; cliente: NotNull }>()

export const listActivations = (db: Database, actor: Actor, request: ListActivationsInput) =>
  readPage(visible(db, actor).where(bySaleWords(request).where), request, {
    definition: activationList,
    alias: 't',
    refs: {
      empresa: 'e.nome',
      cod_cliente: 'v.cod_cliente',
      cliente: 'v.cliente',
      cidade: 'v.cidade',
      responsavel: 'r.nome',
    },
    search: 'v.busca',
  })

export const countActivations = (db: Database, actor: Actor) =>
  rowCount(visible(db, actor).where('t.aberta', '=', true))

export const getActivation = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .leftJoin('bo_qualificacao as q', 'q.id_ativacao', 't.id')
    .where('t.id', '=', id)
    .select([
      't.motivo',
      'v.situacao as situacao_venda',
      salePhone.as('fone'),
      'v.produto',
      'v.data_venda',
      'v.estado',
      'v.id_vendedor',
      'v.id_lead',
      'q.id as id_qualificacao',
    ])
    .$narrowType<{ data_venda: NotNull; situacao_venda: SaleState }>()
    .executeTakeFirst()

export const updateActivation = (db: Database, actor: Actor, input: UpdateActivationInput) =>
  saveRecord(
    db.updateTable('bo_ativacao').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    input,
  )

/** What an installation begins with: nothing of an earlier attempt stays, so that its appointment and notices are new. */
const begun = {
  situacao: 'aguardando',
  os: null,
  equipe: null,
  data_agendada: null,
  periodo: null,
  motivo: null,
  tentativas: 0,
  id_responsavel: null,
  avisada_em: null,
}

/** The installation of an approved sale, once. One that was cancelled begins again. */
export const insertActivation = (db: Database, row: { id_venda: number; id_empresa: number; prazo: Date }) =>
  db
    .insertInto('bo_ativacao')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id_venda')
        .doUpdateSet({ ...begun, prazo: row.prazo })
        .where('bo_ativacao.situacao', '=', 'cancelada'),
    )
    .returning('id')
    .executeTakeFirst()

/** Cancels the installation of a sale; true where it is done already, so that nothing can be cancelled. */
export async function cancelActivationOf(db: Database, id_venda: number, motivo: string): Promise<boolean> {
  const row = await db
    .selectFrom('bo_ativacao')
    .where('id_venda', '=', id_venda)
    .select(['id', 'situacao'])
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.situacao === 'cancelada') return false
  if (row.situacao === 'ativada') return true
  await db
    .updateTable('bo_ativacao')
    .set({ situacao: 'cancelada', motivo })
    .where('id', '=', row.id)
    .execute()
  return false
}

interface Step {
  situacao: ActivationState
  data_agendada?: string
  periodo?: 'M' | 'T' | 'N'
  os?: string | null
  equipe?: string | null
  data_ativacao?: Date
  motivo?: string | null
  tentativas?: RawBuilder<number>
  id_responsavel?: number | null
}

/** A visit after which the installation is not done. */
export const failedVisit = { tentativas: sql<number>`tentativas + 1` }

export const setActivationState = (db: Database, id: number, step: Step) =>
  db
    .updateTable('bo_ativacao')
    .set(step)
    .where('id', '=', id)
    .returning(['id', sql<ActivationState>`situacao`.as('situacao'), 'updated_at'])
    .executeTakeFirstOrThrow()

/** The welcome call of a working connection, once. */
export const insertQualification = (
  db: Database,
  row: { id_ativacao: number; id_empresa: number; prazo: Date },
) =>
  db
    .insertInto('bo_qualificacao')
    .values(row)
    .onConflict((conflict) => conflict.column('id_ativacao').doNothing())
    .returning('id')
    .executeTakeFirst()
