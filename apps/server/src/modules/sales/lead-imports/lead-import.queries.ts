import { can } from '@intranet/contract/access'
import {
  importErrorList,
  leadImportList,
  participantList,
  type ColumnMapping,
  type LeadImportFields,
  type ListImportErrorsInput,
  type ListLeadImportsInput,
  type ListParticipantsInput,
} from '@intranet/contract/sales/lead-imports'
import type { ImportSituation, OpenLeadChoice } from '@intranet/contract/sales/lead-import-words'
import type { Database } from '@intranet/db/connection'
import type { DB } from '@intranet/db/schema'
import { sql, type UpdateObject } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { readsMasked } from '../../../platform/procedure/key-personal.ts'
import { inScope } from '../../../platform/scope.ts'
import { maskedDocument, maskedPhone } from '../personal-columns.ts'
import { ownWork } from '../provider-flags.queries.ts'

/** What everybody sees of an import. */
const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('vendas_lead_importacao as i')
    .innerJoin('empresa as e', 'e.id', 'i.id_empresa')
    .innerJoin('vendas_canal as k', 'k.id', 'i.id_canal')
    .innerJoin('vendas_campanha as c', 'c.id', 'i.id_campanha')
    .leftJoin('rh_usuario as u', 'u.id', 'i.id_usuario')
    .where((eb) => inScope(actor, eb.ref('i.id_empresa'), false))
    .select([
      'i.id',
      'i.created_at',
      'i.updated_at',
      'i.id_empresa',
      'e.nome as empresa',
      'e.sistema',
      'i.id_canal',
      'k.nome as canal',
      'i.id_campanha',
      'c.nome as campanha',
      'i.id_file',
      'i.nome_arquivo',
      sql<ImportSituation>`i.situacao`.as('situacao'),
      'i.progresso',
      'i.erro',
      'i.total_participantes',
      'i.leads_criadas',
      'i.linhas',
      'i.linhas_com_erro',
      'i.linhas_com_lead',
      'i.leads_unidas',
      'i.leads_puladas',
      sql<OpenLeadChoice>`i.com_lead_aberta`.as('com_lead_aberta'),
      'i.id_usuario',
      'u.nome as usuario',
      ownWork(actor, 'i.id_usuario').as('editavel'),
    ])

export const listLeadImports = (db: Database, actor: Actor, request: ListLeadImportsInput) =>
  readPage(visible(db, actor), request, {
    definition: leadImportList,
    alias: 'i',
    refs: { empresa: 'e.nome', canal: 'k.nome', campanha: 'c.nome', usuario: 'u.nome' },
    search: normalised('i.nome_arquivo', 'e.nome', 'k.nome', 'c.nome'),
  })

export const countLeadImports = (db: Database, actor: Actor) => rowCount(visible(db, actor))

/**
 * Heads and sample are not masked: only who may have the file sees them, and a key without personal fields never sees the
 * sample.
 */
export function getLeadImport(db: Database, actor: Actor, id: number) {
  const own = ownWork(actor, 'i.id_usuario')
  const sampled = readsMasked(actor) ? sql<boolean>`false` : own
  return visible(db, actor)
    .where('i.id', '=', id)
    .select([
      sql<string[] | null>`case when ${own} then i.colunas end`.as('colunas'),
      sql<ColumnMapping | null>`i.mapa`.as('mapa'),
      sql<string[][] | null>`case when ${sampled} then i.amostra end`.as('amostra'),
      // What is wrong with each line of the sample, null where nothing is.
      sql<
        (string | null)[]
      >`array(select x.erro from unnest(i.amostra_linhas) with ordinality s (linha, lugar)
        left join vendas_lead_importacao_erro x on x.id_importacao_evento = i.id and x.linha = s.linha
        order by s.lugar)`.as('amostra_erros'),
    ])
    .executeTakeFirst()
}

/** Files of sheets among these that the actor has uploaded. */
export const ownImportFiles = (db: Database, actor: Actor, ids: readonly string[]) =>
  db
    .selectFrom('arquivo')
    .where('id', 'in', ids)
    .where('bucket', '=', 'importacoes')
    .where('id_usuario', '=', actor.id)
    .select(['id', 'nome'])
    .execute()

export const insertLeadImports = (
  db: Database,
  rows: (LeadImportFields & { nome_arquivo: string; id_usuario: number })[],
) => db.insertInto('vendas_lead_importacao').values(rows).returning('id').execute()

/** The state of an import, and the people for whom the work on it is done. */
export const importState = (db: Database, id: number) =>
  db
    .selectFrom('vendas_lead_importacao')
    .where('id', '=', id)
    .select(['situacao', 'id_usuario', 'id_usuario_criacao'])
    .executeTakeFirst()

/** An import with the fields that the work on it needs, locked until the transaction ends. */
export const holdState = (db: Database, id: number) =>
  db
    .selectFrom('vendas_lead_importacao as i')
    .where('i.id', '=', id)
    .select([
      'i.id',
      'i.id_empresa',
      'i.id_campanha',
      'i.id_canal',
      'i.id_file',
      'i.id_usuario',
      'i.id_usuario_criacao',
      'i.direta',
      'i.bloco',
      'i.linhas',
      'i.linhas_com_erro',
      'i.total_participantes',
      'i.leads_criadas',
      'i.leads_unidas',
      'i.leads_puladas',
      'i.criada_ate',
      'i.nome_arquivo',
      sql<OpenLeadChoice>`i.com_lead_aberta`.as('com_lead_aberta'),
      sql<ImportSituation>`i.situacao`.as('situacao'),
      sql<ColumnMapping | null>`i.mapa`.as('mapa'),
    ])
    .forNoKeyUpdate()
    .executeTakeFirst()
export type ImportState = NonNullable<Awaited<ReturnType<typeof holdState>>>

export const setImport = (db: Database, id: number, set: UpdateObject<DB, 'vendas_lead_importacao'>) =>
  db.updateTable('vendas_lead_importacao').set(set).where('id', '=', id).execute()

/** Ends a reading that failed, unless another process has read the file in the meantime. */
export const failReading = (db: Database, id: number, erro: string) =>
  db
    .updateTable('vendas_lead_importacao')
    .set({ situacao: 'falhou', erro, progresso: 0 })
    .where('id', '=', id)
    .where('situacao', '=', 'lendo')
    .execute()

/** Imports that somebody should be working on. */
export const workingImports = (db: Database) =>
  db
    .selectFrom('vendas_lead_importacao')
    .where('situacao', 'in', ['lendo', 'importando', 'criando'])
    .select('id')
    .orderBy('id')
    .execute()

/** Managers see complete documents and phones; others see enough to distinguish people. */
const seesWhole = (actor: Actor) => can(actor, 'vendas', 'manage')

const visibleParticipants = (db: Database, actor: Actor) =>
  db
    .selectFrom('vendas_lead_participante as p')
    .innerJoin('vendas_lead_importacao as i', 'i.id', 'p.id_importacao_evento')
    .leftJoin('vendas_lead as l', 'l.id_participante', 'p.id')
    .where((eb) => inScope(actor, eb.ref('i.id_empresa'), false))
    .select([
      'p.id',
      'p.id_importacao_evento',
      'p.linha',
      'p.nome',
      'p.cliente',
      'p.lead',
      'p.updated_at',
      sql<string | null>`coalesce(l.cod_lead, p.codlead)`.as('codlead'),
      sql<number | null>`coalesce(l.id, p.id_lead_unida)`.as('id_lead'),
      // Whether somebody with this document has an open lead: theirs would be a second one.
      sql<boolean>`not p.lead and exists (select from vendas_lead a where a.documento = p.cpf
        and a.id_empresa = i.id_empresa and a.desfecho = 'aberta')`.as('lead_aberta'),
    ])

/**
 * Masked columns are also filtered, sorted and searched masked: otherwise their values could be found out by trying.
 */
export function listParticipants(db: Database, actor: Actor, request: ListParticipantsInput) {
  const whole = seesWhole(actor)
  const cpf = whole ? sql<string | null>`p.cpf` : maskedDocument('p.cpf')
  const telefone = whole ? sql<string | null>`p.telefone` : maskedPhone('p.telefone')
  const rows = visibleParticipants(db, actor).select([telefone.as('telefone'), cpf.as('cpf')])
  return readPage(rows, request, {
    definition: participantList,
    alias: 'p',
    refs: { codlead: sql`coalesce(l.cod_lead, p.codlead)`, cpf, telefone },
    search: whole ? normalised('p.nome', 'p.cpf', 'p.telefone') : normalised('p.nome'),
  })
}

/** One participant, unmasked for people who may edit it, so that they see the present values. */
export function getParticipant(db: Database, actor: Actor, id: number) {
  const own = ownWork(actor, 'i.id_usuario')
  return visibleParticipants(db, actor)
    .where('p.id', '=', id)
    .select([
      own.as('editavel'),
      sql<string>`case when ${own} then p.telefone else ${maskedPhone('p.telefone')} end`.as('telefone'),
      sql<string | null>`case when ${own} then p.cpf else ${maskedDocument('p.cpf')} end`.as('cpf'),
    ])
    .executeTakeFirst()
}

export const listImportErrors = (db: Database, actor: Actor, request: ListImportErrorsInput) => {
  const shown = (column: string) =>
    seesWhole(actor)
      ? sql<string | null>`${sql.ref(column)}`
      : sql<string | null>`regexp_replace(${sql.ref(column)}, '[0-9](?=.{4})', '*', 'g')`
  const cpf = shown('x.cpf')
  const telefone = shown('x.telefone')
  const errors = db
    .selectFrom('vendas_lead_importacao_erro as x')
    .innerJoin('vendas_lead_importacao as i', 'i.id', 'x.id_importacao_evento')
    .where((eb) => inScope(actor, eb.ref('i.id_empresa'), false))
    .select(['x.id', 'x.linha', 'x.nome', 'x.erro', cpf.as('cpf'), telefone.as('telefone')])
  return readPage(errors, request, {
    definition: importErrorList,
    alias: 'x',
    refs: { cpf, telefone },
    search: normalised('x.nome', 'x.erro'),
  })
}
