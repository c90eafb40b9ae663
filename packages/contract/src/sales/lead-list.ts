/** The lead lists: one definition for all of them, distinguished by `lista`. See docs/sales.md#columns-of-lead-lists. */
import * as z from 'zod'
import {
  amount,
  asWords,
  choice,
  date,
  documentNumber,
  indexed,
  listOf,
  number,
  numbered,
  personal,
  text,
  unmarked,
} from '../list.ts'
import { ufs } from '../states.ts'
import { isoDate } from '../validators.ts'
import { blacklistKindNames, type BlacklistKind } from './blacklist-words.ts'
import {
  leadLists,
  leadStatuses,
  originNames,
  outcomeNames,
  statusNames,
  typeNames,
  wrongReasonNames,
  type LeadListKey,
  type LeadOrigin,
  type LeadOutcome,
  type LeadStatus,
  type LeadType,
} from './lead-words.ts'
import { keysOf } from '../keys-of.ts'

/** What leads are filtered, sorted and exported by, in every list of them. */
export const leadColumns = {
  id: indexed(number()),
  created_at: indexed(date('Criação')),
  cliente: text('Cliente'),
  documento: indexed(documentNumber('Documento', false)),
  fone: indexed(personal('phone', unmarked('Fone', false))),
  status: numbered(statusNames),
  status_nome: choice(Object.fromEntries(leadStatuses.map(({ nome }) => [nome, nome])), 'Status', false),
  data_mk: date('Data/Hora', false),
  provedor_nome: text('Provedor', false),
  canal: text('Canal', false),
  cod_cliente: text('Código Cliente', false),
  cod_lead: text('Código Lead', false),
  endereco: text('Endereço', false),
  blacklist_motivo: text('Motivo Blocklist', false),
  campanha: text('Campanha', false),
  vendedor: text('Vendedor', false),
  contrato: text('Contrato', false),
  produto: text('Produto', false),
  valor: amount('Valor', false),
  funcionario: text('Indicador', false),
  motivo_inviabilidade: text('Motivo Inviabilidade', false),
  motivo_exclusao: text('Motivo Exclusão', false),
  id_lead_associada: indexed(number('Lead Associada', false)),
  tempo_finalizacao: text('Tempo de Finalização', false),
  // What some lists are about, and what may be chosen.
  desfecho: choice(outcomeNames, 'Desfecho', false),
  motivo_inativacao: text('Motivo Inativação', false),
  wrong_motivo: choice(wrongReasonNames, 'Motivo Errada', false),
  produto_atual: text('Produto atual', false),
  diferenca: amount('Diferença', false),
  dias_parado: number('Dias parado', false),
  proximo_contato: date('Próximo contato'),
  ultimo_contato: date('Último contato', false),
  cidade: text('Cidade', false),
  bairro: text('Bairro', false),
  tipo: choice(typeNames, 'Tipo', false),
  origem: choice(originNames, 'Origem', false),
  status_em: date('No status desde'),
  // Filtered by, not shown in the file.
  /** Whole days since the lead became overdue. */
  dias_vencida: number(undefined, false),
  updated_at: indexed(date()),
  provedor: text(undefined, false),
  blacklist: choice(blacklistKindNames, undefined, false),
  id_empresa: indexed(number(undefined, false)),
  id_campanha: indexed(number(undefined, false)),
  id_canal: indexed(number(undefined, false)),
  id_vendedor: indexed(number(undefined, false)),
  id_tracking: indexed(number(undefined, false)),
  estado: choice(asWords(ufs), undefined, false),
  /** Compared as reports group them: `normalizeText` of the trimmed text, '' if there is none. */
  cidade_chave: text(undefined, false),
  bairro_chave: text(undefined, false),
  rua_chave: text(undefined, false),
  produto_chave: text(undefined, false),
  finalizada_em: date(undefined, false),
}

export type LeadColumn = keyof typeof leadColumns

export const leadListKey = z.enum(leadLists)

/**
 * `lista` says which list. The list `leads` holds the open ones; a filter that names `desfecho`, `status` or
 * `status_nome` finds the effected ones too. `provedor` is the provider's key.
 * `colunas` chooses an export's columns.
 */
export const leadList = listOf('-created_at', leadColumns, {
  lista: leadListKey.default('leads'),
  colunas: z
    .array(z.enum(keysOf(leadColumns)))
    .max(60)
    .optional(),
})
export const listLeadsInput = leadList.input
export type ListLeadsInput = z.output<typeof listLeadsInput>

const wholeInput = leadList.input as unknown as z.ZodPrefault<z.ZodObject<z.ZodRawShape>>

/** The same filters without a page, grouped. `dia` is `YYYY-MM-DD`, `status` 1–5, `vendedor` an id or null. */
export const groupLeadsInput = z.strictObject({
  lista: leadListKey.default('leads'),
  filtro: wholeInput.unwrap().shape.filtro as unknown as z.ZodDefault<z.ZodType<ListLeadsInput['filtro']>>,
  q: z.string().max(200).optional(),
  por: z.enum(['dia', 'vendedor', 'status']),
})
export type GroupLeadsInput = z.output<typeof groupLeadsInput>

/** One group of a lead list: `chave` is used in the filter, `nome` is shown (null: no seller). */
export interface LeadGroup {
  chave: string | number | null
  nome: string | null
  total: number
}

/**
 * How many leads lists hold, of leads created in the period (all time without one) and of one provider; all lists unless
 * `listas` names some. Lists of work to do are counted one by one, the others come from
 * the figures (for a seller, from their own leads).
 */
export const leadCountersInput = z
  .strictObject({
    de: isoDate.optional(),
    ate: isoDate.optional(),
    id_empresa: z.int().positive().optional(),
    listas: z.array(leadListKey).min(1).max(leadLists.length).optional(),
  })
  .prefault({})
export type LeadCountersInput = z.output<typeof leadCountersInput>
/** Of the lists that were asked for. `excluded` is null for everybody but a superadmin. */
export type LeadCounters = Partial<Record<LeadListKey, number | null>>

/** A row of a lead list. Documents and phones are masked for readers, and in files for people who are not managers. */
export interface LeadRow {
  id: number
  created_at: Date
  updated_at: Date
  cliente: string
  documento: string | null
  fone: string | null
  status: LeadStatus
  status_nome: string
  tipo: LeadType
  origem: LeadOrigin
  desfecho: LeadOutcome
  id_empresa: number
  /** The provider's key, as the wire calls it; `provedor_nome` is what screens show. */
  provedor: string | null
  provedor_nome: string
  id_canal: number | null
  canal: string | null
  id_campanha: number | null
  campanha: string | null
  id_vendedor: number | null
  vendedor: string | null
  cod_cliente: string | null
  cod_lead: string | null
  data_mk: string | null
  hora_mk: string | null
  cep: string | null
  logradouro: string | null
  numero: string | null
  bairro: string | null
  cidade: string | null
  estado: string | null
  /** logradouro, numero, bairro, cidade - estado, CEP. */
  endereco: string | null
  blacklist: BlacklistKind | null
  blacklist_motivo: string | null
  contrato: string | null
  produto: string | null
  valor: string | null
  produto_atual: string | null
  valor_atual: string | null
  /** `valor` less `valor_atual`. */
  diferenca: string | null
  funcionario: string | null
  motivo_inviabilidade: string | null
  motivo_exclusao: string | null
  motivo_inativacao: string | null
  wrong_motivo: string | null
  id_lead_associada: number | null
  /** `27:25` */
  tempo_finalizacao: string | null
  venda: boolean
  tentativas: number
  ultimo_contato: Date | null
  proximo_contato: Date | null
  status_em: Date
  finalizada_em: Date | null
  /** Whole days since the last contact (or the creation). */
  dias_parado: number
  /** Whole days in the present stage. */
  dias_no_status: number
  /** An open lead that waits longer than its stage allows: the red clock. */
  vencida: boolean
  /** Its product or value is not the price table's: a manager effects it. */
  fora_tabela: boolean
  /** Queued for the ERP but not accepted there yet: the badge "Pendente no ERP". */
  pendente_erp: boolean
}
