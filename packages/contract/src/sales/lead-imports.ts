/** Lead imports: spreadsheets of contacts that become leads. See docs/lead-imports.md. */
import * as z from 'zod'
import { boolean, choice, date, documentNumber, listOf, number, text, telephone, personal } from '../list.ts'
import { byId, createOf, recordId, seenVersion, uploadId } from '../record.ts'
import { cpf, phone, requiredText } from '../validators.ts'
import { importSituations, openLeadChoices } from './lead-import-words.ts'
import { keysOf } from '../keys-of.ts'

const chosen = z.int().positive()

export const leadImportFields = z.strictObject({
  id_empresa: chosen,
  id_canal: chosen,
  id_campanha: chosen,
  id_file: uploadId(),
})
export type LeadImportFields = z.output<typeof leadImportFields>
export const createLeadImportsInput = createOf(leadImportFields)

export const leadImportList = listOf('-created_at', {
  id: number(),
  created_at: date('Criação'),
  id_empresa: number(),
  empresa: text('Provedor'),
  id_canal: number(),
  canal: text('Canal'),
  id_campanha: number(),
  campanha: text('Campanha'),
  nome_arquivo: text('Arquivo'),
  situacao: choice(importSituations, 'Situação'),
  total_participantes: number('Participantes'),
  leads_criadas: number('Leads criadas'),
  linhas_com_erro: number('Linhas com erro'),
  id_usuario: number(),
  usuario: text('Usuário'),
  updated_at: date(),
})
export type ListLeadImportsInput = z.output<typeof leadImportList.input>

export const participantList = listOf('linha', {
  id: number(),
  id_importacao_evento: number(),
  linha: number('Linha'),
  nome: text('Nome'),
  telefone: telephone('Telefone'),
  cpf: documentNumber('CPF'),
  cliente: boolean('Cliente'),
  lead: boolean('Lead criada'),
  codlead: text('Código da lead'),
  updated_at: date(),
})
export type ListParticipantsInput = z.output<typeof participantList.input>

/** The lines that were left out, as they are in the file, and why. */
export const importErrorList = listOf('linha', {
  id_importacao_evento: number(),
  linha: number('Linha'),
  nome: text('Nome'),
  cpf: personal('document', text('CPF')),
  telefone: personal('phone', text('Telefone')),
  erro: text('Erro'),
})
export type ListImportErrorsInput = z.output<typeof importErrorList.input>

const com_lead_aberta = z.enum(keysOf(openLeadChoices)).optional()

/** Lets in what the preview showed; what was said of people with an open lead holds when their leads are made. */
export const confirmImportInput = z.strictObject({ ...byId.shape, com_lead_aberta })
export type ConfirmImportInput = z.output<typeof confirmImportInput>

const place = z.int().min(0).max(199)

/** Which column of the file, from 0, holds which field. */
export const columnMapping = z.strictObject({ nome: place, telefone: place, cpf: place.nullable() })
export type ColumnMapping = z.output<typeof columnMapping>

export const mapColumnsInput = z.strictObject({
  ...byId.shape,
  mapa: columnMapping.refine(
    ({ nome, telefone, cpf: document }) =>
      new Set([nome, telefone, document]).size === 3 && nome !== telefone,
    { error: 'Escolha uma coluna diferente para cada campo.' },
  ),
})
export type MapColumnsInput = z.output<typeof mapColumnsInput>

export const participantFields = z.strictObject({ nome: requiredText(200), telefone: phone, cpf })
export const updateParticipantsInput = z.strictObject({
  updates: z
    .array(z.strictObject({ ...byId.shape, ...seenVersion.shape, ...participantFields.partial().shape }))
    .min(1)
    .max(500),
})
export type UpdateParticipantsInput = z.output<typeof updateParticipantsInput>

/**
 * Leads of the selected participants, or of all without one. Without `com_lead_aberta` the choice made at the import's
 * confirmation applies.
 */
export const createImportedLeadsInput = z
  .strictObject({
    ...byId.shape,
    participantes: z.array(recordId).min(1).max(5000).optional(),
    todos: z.literal(true).optional(),
    com_lead_aberta,
  })
  .refine(({ participantes, todos }) => Boolean(participantes) !== Boolean(todos), {
    path: ['participantes'],
    error: 'Selecione pelo menos um participante.',
  })
export type CreateImportedLeadsInput = z.output<typeof createImportedLeadsInput>
