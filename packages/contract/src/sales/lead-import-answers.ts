/** What the procedures of leadImport answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { leadImportList, participantList, importErrorList } from './lead-imports.ts'

export const leadImportRow = rowOf(leadImportList, {
  sistema: z.string(),
  editavel: z.boolean(),
  id_usuario: recordId.nullable(),
  usuario: z.string().nullable(),
  erro: z.string().nullable(),
  id_file: z.string().nullable(),
  leads_puladas: z.number(),
  leads_unidas: z.number(),
  linhas: z.number(),
  linhas_com_lead: z.number(),
  progresso: z.number(),
  situacao: z.enum([
    'nova',
    'lendo',
    'conferida',
    'importando',
    'importada',
    'criando',
    'desfeita',
    'falhou',
  ]),
  com_lead_aberta: z.enum(['pular', 'unir']),
})

export const leadImportParticipantsRow = rowOf(participantList, {
  codlead: z.string().nullable(),
  id_lead: recordId.nullable(),
  lead_aberta: z.boolean(),
  cpf: z.string().nullable(),
  telefone: z.string().nullable(),
})

export const leadImportErrorsRow = rowOf(importErrorList, {
  cpf: z.string().nullable(),
  id: recordId,
  nome: z.string().nullable(),
  telefone: z.string().nullable(),
}).omit({ id_importacao_evento: true })

export const leadImportGetAnswer = leadImportRow.extend({
  /** The heads of the file; null before it was read, and for who may not have the file. */
  colunas: z.array(z.string()).nullable(),
  mapa: z.strictObject({ nome: z.number(), telefone: z.number(), cpf: z.number().nullable() }).nullable(),
  /** The first lines; null before the file was read, and for who may not have the file. */
  amostra: z.array(z.array(z.string())).nullable(),
  amostra_erros: z.array(z.string().nullable()),
})

export const leadImportParticipantAnswer = z.strictObject({
  id: recordId,
  nome: z.string(),
  updated_at: moment,
  id_importacao_evento: recordId,
  cliente: z.boolean(),
  linha: z.number(),
  lead: z.boolean(),
  codlead: z.string().nullable(),
  id_lead: recordId.nullable(),
  lead_aberta: z.boolean(),
  cpf: z.string().nullable(),
  editavel: z.boolean(),
  telefone: z.string(),
})

export const leadImportImportAtOnceAnswer = z.strictObject({ success: z.boolean(), message: z.string() })

export const leadImportCreateLeadsAnswer = z.strictObject({
  criadas: z.number(),
  unidas: z.number(),
  puladas: z.number(),
  message: z.string(),
})

export const leadImportUndoAnswer = z.strictObject({ message: z.string() })
