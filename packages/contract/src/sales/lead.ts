/** Leads: what a new one holds, and every action on one. See docs/sales.md#leads. */
import * as z from 'zod'
import { lead } from '../messages/leads.ts'
import { coded, explained } from '../described.ts'
import { instantText } from '../moment-text.ts'
import { byId, recordId, seenVersion, updateOf } from '../record.ts'
import {
  ids,
  optional,
  optionalCep,
  optionalEmail,
  optionalIsoDate,
  optionalMoney,
  optionalText,
  phone,
  requiredText,
  uf,
} from '../validators.ts'
import { optionalPersonDocument } from '../person-document.ts'
import { linkCode } from './link-consent.ts'
import { leadTypes, statusNames, unfeasibleReasons, wrongReasons } from './lead-words.ts'

const optionalPhone = optional(phone)
const dueDay = z.int().min(1).max(31).nullish()

/** What is typed about a lead; its stage and outcome change by actions alone. */
export const leadFields = z.strictObject({
  id_empresa: recordId,
  tipo: z.enum(leadTypes).optional(),
  cliente: requiredText(200),
  documento: optionalPersonDocument,
  fone: phone,
  email: optionalEmail,
  data_nascimento: optionalIsoDate,
  cep: optionalCep,
  logradouro: optionalText(200),
  numero: optionalText(20),
  complemento: optionalText(100),
  referencia: optionalText(200),
  bairro: optionalText(120),
  cidade: optionalText(120),
  estado: uf.nullish(),
  id_campanha: recordId.nullish(),
  id_canal: recordId.nullish(),
  /** Only a manager chooses; a seller's lead is their own. */
  id_vendedor: recordId.nullish(),
  produto: optionalText(120),
  valor: optionalMoney,
  vencimento_dia: dueDay,
  /** The existing customer of an upgrade or downgrade. */
  cod_cliente: optionalText(40),
  produto_atual: optionalText(120),
  valor_atual: optionalMoney,
  contrato: optionalText(40),
  funcionario: explained(optionalText(120), 'Quem indicou a lead, por nome.'),
  proximo_contato: instantText.nullish(),
  /** Why a manager sells another product or value than the price table's. */
  motivo_fora_tabela: optionalText(450),
})

/** Upgrades and downgrades are for customers: they need one's code. */
const needsCustomer = (fields: { tipo?: string; cod_cliente?: string | null }) =>
  !['upgrade', 'downgrade'].includes(fields.tipo ?? '') || Boolean(fields.cod_cliente)

/**
 * A new lead as the form and REST send it; the form's required fields are required here too (docs/sales.md#new-lead).
 */
export const newLead = leadFields
  .extend({
    logradouro: requiredText(200),
    numero: requiredText(20),
    bairro: requiredText(120),
    cidade: requiredText(120),
    estado: uf,
    id_canal: recordId,
    /** The customer agreed to the use of their data. */
    aceite_lgpd: z.boolean().optional(),
    trk: explained(
      linkCode.nullish(),
      'O código com que um link trouxe a pessoa ao site (`trk` do endereço): a lead conta nos números do link.',
    ),
  })
  .refine(needsCustomer, { path: ['cod_cliente'], message: lead.customerRequired })

/**
 * What becomes of a product or value that is not in the price table. Screens have it refused, but for a manager with a
 * reason; REST accepts it, and the lead is marked with its sender.
 */
const fora_tabela = explained(
  z.enum(['recusar', 'marcar']),
  'Produto ou valor que a tabela de preços não tem: por REST a lead é sempre marcada (`marcar`), e só um gestor a efetiva.',
).default('recusar')
export type OffTablePolicy = z.output<typeof fora_tabela>

export const createLeadsInput = z.strictObject({ objects: z.array(newLead).min(1).max(500), fora_tabela })
export type CreateLeadsInput = z.output<typeof createLeadsInput>

/**
 * What creating one answers: `aviso` says that it was lost at once because nothing covers it, and which open lead it resembles.
 */
export interface CreatedLead {
  id: number
  desfecho: string
  blacklist: 'cliente' | 'endereco' | null
  aviso: string | null
}

/** What stays open to its seller when a lead is sold (docs/sales.md#sold-leads). */
export const soldLeadFields = leadFields.pick({ fone: true, email: true, proximo_contato: true })

/** A lead stays with its provider; its other fields may be changed. */
export const updateLeadInput = updateOf(leadFields.omit({ id_empresa: true, id_vendedor: true })).extend({
  fora_tabela,
  /** Why what was agreed changes once the lead is a sale: a manager's. */
  motivo: optionalText(450),
})
export type UpdateLeadInput = z.output<typeof updateLeadInput>

/** The first step of the form: the check of a person and an address. */
export const verifyLeadInput = z.strictObject({
  id_empresa: recordId.optional(),
  documento: optionalPersonDocument,
  fone: optionalPhone,
  cep: optionalCep,
  logradouro: optionalText(200),
  numero: optionalText(20),
  bairro: optionalText(120),
  cidade: optionalText(120),
  estado: uf.nullish(),
})
export type VerifyLeadInput = z.output<typeof verifyLeadInput>

/** Only what the asker may know: customers and leads of their providers; an open lead's id only if they see it. */
export interface LeadVerification {
  clientes: {
    id_empresa: number
    provedor: string
    cod_cliente: string
    nome: string
    produto: string | null
    valor: string | null
  }[]
  /** `id` null: there is one, but not one of theirs. */
  aberta: {
    id: number | null
    id_empresa: number
    provedor: string
    vendedor: string | null
    /** False: only the phone is the same, as a family's or a company's may be. */
    mesmo_documento: boolean
  } | null
  blacklist: 'cliente' | 'endereco' | null
  /** "Este cliente está na blocklist." or "Este endereço está na blocklist." */
  aviso: string | null
  /** One a provider of the asker; null where the provider's coverage is not registered. */
  cobertura: { id_empresa: number; provedor: string; coberto: boolean | null }[]
}

const reason = requiredText(450)
const withVersion = z.strictObject({ ...byId.shape, ...seenVersion.shape })

/**
 * One stage on or back. `texto`: the contact at 1→2, the reason backwards. `liberacao` is a manager's reason for letting
 * a blacklisted lead pass. 4→5 needs the missing data of the sale.
 */
export const moveLeadInput = withVersion.extend({
  status: coded(z.int().min(1).max(5), statusNames),
  texto: optionalText(450),
  liberacao: explained(optionalText(450), 'Por que um gestor deixa passar uma lead que está na blocklist.'),
  contrato: optionalText(40),
  produto: optionalText(120),
  valor: optionalMoney,
  motivo_fora_tabela: leadFields.shape.motivo_fora_tabela,
  fora_tabela,
})
export type MoveLeadInput = z.output<typeof moveLeadInput>

/** A contact made. `proximo_contato` promises the next one, null takes it back; without it a promise to come stays. */
export const contactLeadInput = withVersion.extend({
  texto: reason,
  proximo_contato: instantText.nullish(),
})
export type ContactLeadInput = z.output<typeof contactLeadInput>

/** Several leads to one seller (null: to nobody). */
export const assignLeadsInput = z.strictObject({
  ids,
  id_vendedor: recordId.nullable(),
  /** Why, where one of them is a sale. */
  motivo: optionalText(450),
})
export type AssignLeadsInput = z.output<typeof assignLeadsInput>

export const wrongLeadInput = withVersion.extend({
  wrong_motivo: z.enum(wrongReasons),
  texto: optionalText(450),
})
export type WrongLeadInput = z.output<typeof wrongLeadInput>
export const unfeasibleLeadInput = withVersion.extend({
  motivo_inviabilidade: z.enum(unfeasibleReasons),
  texto: optionalText(450),
})
export type UnfeasibleLeadInput = z.output<typeof unfeasibleLeadInput>
/** Inactivating and excluding say why. */
export const closeLeadInput = withVersion.extend({ motivo: reason })
export type CloseLeadInput = z.output<typeof closeLeadInput>
/** Reactivating and restoring. */
export const reopenLeadInput = withVersion.extend({ texto: optionalText(450) })
export type ReopenLeadInput = z.output<typeof reopenLeadInput>

/** `id` is merged into `id_mantida`, which stays. */
export const mergeLeadsInput = z.strictObject({ id: recordId, id_mantida: recordId })
export type MergeLeadsInput = z.output<typeof mergeLeadsInput>

/** A lead that may be the same as another, and why. */
export interface PossibleDuplicate {
  id: number
  cliente: string
  provedor_nome: string
  status: number
  created_at: Date
  vendedor: string | null
  iguais: ('documento' | 'fone' | 'endereco')[]
}

/** A line of a lead's own history. `campos` are what an edit changed, as text; ids by their names. */
export interface LeadHistoryLine {
  id: number
  acao: string
  status_de: number | null
  status_para: number | null
  texto: string | null
  campos: { campo: string; de: string | null; para: string | null }[] | null
  usuario: string | null
  /** The access key that the person's program used. */
  chave: string | null
  created_at: Date
}

/** The result of streets that got coverage: leads found, reopened, won, and the monthly value won. */
export interface CoverageResults {
  encontradas: number
  aguardando: number
  retomadas: number
  efetivadas: number
  faturamento: string
}
