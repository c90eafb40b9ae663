import type { HistoryInput, HistoryRow, HistoryTable } from '@intranet/contract/access/history'
import type { Database } from '@intranet/db/connection'
import { isSuperadmin, levelRank, type ModuleKey } from '@intranet/contract/access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { mayChangeEvent } from '../../content/calendar/event-scope.ts'
import { amongColleagues } from '../../content/contacts/contact-scope.ts'
import { changeableCompliment } from '../../people/compliments/compliment-scope.ts'
import { leadInScope } from '../../sales/lead-scope.ts'
import { keptDocument } from '../../people/documents/document-scope.ts'
import { keptRelative } from '../../people/family/relative-scope.ts'
import { readable } from '../../people/onboarding/onboarding-scope.ts'
import { requestInScope } from '../../people/personal-data/request-scope.ts'
import { decidedShutdown } from '../../people/shutdowns/shutdown-scope.ts'

/** `id` is the record's key as a number, or null when it is no number: only the number can use an index. */
type Scope = (actor: Actor, id: number | null) => RawBuilder<boolean>

/** Whether a table has the record, as `x`, among those of a rule. */
const exists = (table: string, id: number | null, rule: RawBuilder<boolean>) =>
  sql<boolean>`exists (select 1 from ${sql.table(table)} x where x.id = ${id} and ${rule})`

/** Rows that belong to a provider by a column of their own. */
const ofProvider =
  (table: string, column = 'id_empresa'): Scope =>
  (actor, id) =>
    exists(table, id, inScope(actor, `x.${column}`))

const ofColleagues: Scope = (actor, id) => exists('aplicacao', id, amongColleagues(actor, 'x.id_empresa'))

const ofBooking: Scope = (actor, id) =>
  sql<boolean>`exists (select 1 from recurso_reserva b join recurso r on r.id = b.id_recurso
    where b.id = ${id} and ${amongColleagues(actor, 'r.id_empresa')})`

const ofRequest: Scope = (actor, id) =>
  sql<boolean>`exists (select 1 from solicitacao_dado_pessoal s join rh_usuario u on u.id = s.id_titular
    where s.id = ${id} and ${requestInScope(actor)})`

const ofSector: Scope = (actor, id) =>
  sql<boolean>`exists (select 1 from rh_setor s join rh_departamento d on d.id = s.id_departamento
    where s.id = ${id} and ${inScope(actor, 'd.id_empresa')})`

const ofPosition: Scope = (actor, id) =>
  sql<boolean>`exists (select 1 from rh_cargo c join rh_setor s on s.id = c.id_setor
    join rh_departamento d on d.id = s.id_departamento
    where c.id = ${id} and ${inScope(actor, 'd.id_empresa')})`

/** Drafts have a history too: it is for whoever writes in the module. */
const ofWriter =
  (module: ModuleKey, table: string): Scope =>
  (actor, id) =>
    levelRank(actor.roles, module) >= 2 ? ofProvider(table)(actor, id) : sql<boolean>`false`

const ofOnboarding =
  (table: string, shared = true): Scope =>
  (actor, id) =>
    exists(table, id, readable(actor, 'x', shared))

/** Campaigns and channels: flagged for a provider of the actor's, or for none. */
const ofFlagged =
  (flags: string, owner: string): Scope =>
  (actor, id) => {
    const flagged = sql`select from ${sql.table(flags)} f where f.${sql.ref(owner)} = ${id}`
    return sql<boolean>`(exists (${flagged} and ${inScope(actor, 'f.id_empresa', false)}) or not exists (${flagged}))`
  }
const ofCampaign = ofFlagged('vendas_campanha_provedor', 'id_campanha')
const ofChannel: Scope = (actor, id) =>
  sql<boolean>`(${ofProvider('vendas_canal')(actor, id)} and ${ofFlagged('vendas_canal_provedor', 'id_canal')(actor, id)})`

const ofRule: Scope = (actor, id) =>
  sql<boolean>`exists (select 1 from campanha_regras r join campanha_comunicacao c on c.id = r.campanha_id
    where r.id = ${id} and ${inScope(actor, 'c.id_empresa', false)})`
const groupWide: Scope = () => sql<boolean>`true`
/** An import's participants, of one's providers as the import is; their documents are for whoever manages. */
const ofParticipant: Scope = (actor, id) =>
  levelRank(actor.roles, 'vendas') >= 3 || isSuperadmin(actor)
    ? sql<boolean>`exists (select 1 from vendas_lead_participante p join vendas_lead_importacao i
        on i.id = p.id_importacao_evento where p.id = ${id} and ${inScope(actor, 'i.id_empresa', false)})`
    : sql<boolean>`false`

const ofPerson: Scope = (actor, id) =>
  id === actor.id ? sql<boolean>`true` : ofProvider('rh_usuario')(actor, id)

/** Only superadmins see excluded leads (docs/sales.md#excluded-leads). */
const ofLead: Scope = (actor, id) =>
  exists(
    'vendas_lead',
    id,
    sql<boolean>`(${leadInScope(actor, 'x')} and (x.desfecho <> 'excluida' or ${isSuperadmin(actor)}))`,
  )

const ofShutdown: Scope = (actor, id) => exists('rh_desligamento', id, decidedShutdown(actor, 'x'))

/** Whose rows of a table an actor may see, by the record's key. A module with a history adds its line. */
const scopes: Record<HistoryTable, Scope> = {
  empresa: ofProvider('empresa', 'id'),
  empresa_contratante: ofProvider('empresa_contratante'),
  cidade: ofProvider('cidade'),
  microrregiao: ofProvider('microrregiao'),
  // Kept by their microregion's id.
  microrregiao_cidade: ofProvider('microrregiao'),
  // Kept by its provider's id.
  rh_cidade_provedor: ofProvider('empresa', 'id'),
  perfil_acesso: groupWide,
  parametro: groupWide,
  modulo: groupWide,
  aplicacao: ofColleagues,
  assinatura_modelo: ofProvider('assinatura_modelo'),
  recurso: ofProvider('recurso'),
  recurso_reserva: ofBooking,
  evento_calendario: (actor, id) => exists('evento_calendario', id, mayChangeEvent(actor, 'x')),
  rh_departamento: ofProvider('rh_departamento'),
  rh_setor: ofSector,
  rh_cargo: ofPosition,
  feriado: groupWide,
  feriado_cidade: groupWide,
  categoria: groupWide,
  elogio_categoria: groupWide,
  rh_documento_categoria: groupWide,
  rh_documento: (actor, id) => exists('rh_documento', id, keptDocument(actor, 'x')),
  rh_familiar: (actor, id) => exists('rh_familiar', id, keptRelative(actor, 'x')),
  solicitacao_dado_pessoal: ofRequest,
  elogio: (actor, id) => exists('elogio', id, changeableCompliment(actor, 'x')),
  rh_desligamento: ofShutdown,
  // Read by its shutdown's id.
  rh_desligamento_item: ofShutdown,
  novidade: ofWriter('novidades', 'novidade'),
  faq_pergunta: ofWriter('perguntas_frequentes', 'faq_pergunta'),
  faq_categoria: groupWide,
  manual_artigo: ofWriter('manual', 'manual_artigo'),
  manual_categoria: groupWide,
  onboarding_onboarding: ofOnboarding('onboarding_onboarding', false),
  onboarding_onboarding_trilha: ofOnboarding('onboarding_onboarding', false),
  onboarding_trilha: ofOnboarding('onboarding_trilha'),
  onboarding_trilha_conteudo: ofOnboarding('onboarding_trilha'),
  onboarding_conteudo: ofOnboarding('onboarding_conteudo'),
  relationship_dados_pessoas: ofProvider('relationship_dados_pessoas'),
  // Read by their customer's id.
  relationship_contrato: ofProvider('relationship_dados_pessoas'),
  precificacao: ofProvider('precificacao'),
  blacklist: ofProvider('blacklist'),
  vendas_blocklist_motivo: groupWide,
  vendas_cobertura: ofProvider('vendas_cobertura'),
  empresa_erp: ofProvider('empresa_erp'),
  rh_usuario: ofPerson,
  users_profiles: ofPerson,
  usuario_papel: ofPerson,
  usuario_empresa: ofPerson,
  permissao_parceiro: ofPerson,
  usuario_permissao: ofPerson,
  campanha_comunicacao: ofProvider('campanha_comunicacao'),
  campanha_regras: ofRule,
  template_whatsapp: ofProvider('template_whatsapp'),
  relacionamento_preferencias_cliente: ofProvider('relacionamento_preferencias_cliente'),
  vendas_campanha: ofCampaign,
  vendas_campanha_provedor: ofCampaign,
  vendas_canal: ofChannel,
  vendas_canal_provedor: ofChannel,
  site_roleta_campanhas: ofProvider('site_roleta_campanhas'),
  // Kept, and the prizes read, by the campaign's id.
  site_roleta_configuracao: ofProvider('site_roleta_campanhas'),
  site_roleta_premios: ofProvider('site_roleta_campanhas'),
  vendas_tracking_url: ofProvider('vendas_tracking_url'),
  vendas_lead_importacao: ofProvider('vendas_lead_importacao'),
  vendas_lead_participante: ofParticipant,
  vendas_destino: groupWide,
  rh_marketing_eventos: groupWide,
  vendas_campanha_resultado: ofProvider('vendas_campanha_resultado'),
  vendas_lead: ofLead,
}

/** Tables whose rows are parts of another record: their history is read by its id. */
const parts: Partial<Record<HistoryTable, (owner: number | null) => RawBuilder<unknown>>> = {
  site_roleta_premios: (owner) =>
    sql`any(array(select p.id::text from site_roleta_premios p where p.id_campanha = ${owner}))`,
  relationship_contrato: (owner) =>
    sql`any(array(select c.id::text from relationship_contrato c where c.id_pessoa = ${owner}))`,
  rh_desligamento_item: (owner) =>
    sql`any(array(select i.id::text from rh_desligamento_item i where i.id_desligamento = ${owner}))`,
}

/** Creations and edits of one record, newest first (docs/platform.md#deletions-are-kept-not-shown). */
export async function listHistory(
  db: Database,
  actor: Actor,
  { tabelas, id_item, limit, offset }: HistoryInput,
): Promise<HistoryRow[]> {
  const id = Number.isSafeInteger(Number(id_item)) ? Number(id_item) : null
  const allowed = sql.join(
    tabelas.map((table) => {
      const item = parts[table]?.(id) ?? sql`${String(id_item)}`
      return sql`(l.tabela = ${table} and l.id_item = ${item} and ${scopes[table](actor, id)})`
    }),
    sql` or `,
  )
  const { rows } = await sql<HistoryRow>`
    select l.operacao, l.old_data, l.new_data, l.data, coalesce(u.nome, u.email) as usuario
    from log_historico l left join rh_usuario u on u.id = l.id_usuario
    where l.operacao in ('INSERT', 'UPDATE') and (${allowed})
    order by l.data desc, l.id desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Remembers that somebody read another person's documents. */
export const recordDocumentReading = (db: Database, actor: Actor, id_titular: number, campos: string[]) =>
  db.insertInto('acesso_dado_pessoal').values({ id_usuario: actor.id, id_titular, campos }).execute()
