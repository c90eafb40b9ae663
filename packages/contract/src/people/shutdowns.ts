/** Shutdowns (rh_desligamento): somebody leaves the group. See docs/people.md#shutdowns. */
import * as z from 'zod'
import { choice, date, listOf, number, text } from '../list.ts'
import { createOf, recordId, seenVersion, updateOf } from '../record.ts'
import { isoDate, nameText, optionalIsoDate, optionalText, requiredText } from '../validators.ts'
import {
  checklistItems,
  noticeKinds,
  shutdownStateLabels,
  shutdownSteps,
  shutdownTypeLabels,
  shutdownTypes,
  type ShutdownStep,
} from './shutdown-options.ts'

export const shutdownFields = z.strictObject({
  id_funcionario: recordId,
  tipo: z.enum(shutdownTypes),
  motivo: nameText(450),
  aviso_previo: z.enum(noticeKinds),
  data_aviso: optionalIsoDate,
  data_desligamento: isoDate,
  recontrataria: z.boolean().optional(),
  /** Somebody new will be hired for the position. */
  substituicao: z.boolean().optional(),
})
export type ShutdownFields = z.infer<typeof shutdownFields>

export const createShutdownsInput = createOf(shutdownFields).refine(({ objects }) => objects.length <= 20)
/** The leaving person cannot change; only HR writes the leaving interview. */
export const shutdownEditFields = shutdownFields
  .omit({ id_funcionario: true })
  .extend({ entrevista: optionalText(20_000) })
export const updateShutdownInput = updateOf(shutdownEditFields)
export type UpdateShutdownInput = z.infer<typeof updateShutdownInput>

const steps = Object.keys(shutdownSteps) as [ShutdownStep, ...ShutdownStep[]]
export const stepFields = z.strictObject({
  situacao: z.enum(steps),
  /** Why it was refused or called off. */
  parecer: optionalText(450),
  /** Carries it out although mandatory items are open. */
  justificativa: optionalText(450),
})
export const stepShutdownInput = z.strictObject({ id: recordId, ...seenVersion.shape, ...stepFields.shape })
export type StepShutdownInput = z.infer<typeof stepShutdownInput>

export const checkShutdownInput = z.strictObject({
  id: recordId,
  item: z.enum(checklistItems),
  feito: z.boolean(),
})
export type CheckShutdownInput = z.infer<typeof checkShutdownInput>

/** Lines of what the person holds, as the list of them says them. */
const linhas = z
  .array(z.strictObject({ registro: requiredText(120), descricao: requiredText(500) }))
  .min(1)
  .max(500)

/** Lines given back, of any kind. */
export const receiveLinesInput = z.strictObject({ id: recordId, linhas })
export type ReceiveLinesInput = z.infer<typeof receiveLinesInput>

export const passLinesFields = z.strictObject({ id_funcionario: recordId })
/** Lines handed over to one person, of any kind. */
export const passLinesInput = receiveLinesInput.extend(passLinesFields.shape)
export type PassLinesInput = z.infer<typeof passLinesInput>

export const signOffInput = z.strictObject({
  id: recordId,
  linhas,
  /** Why nobody hands it back or takes it over. */
  observacao: nameText(450),
})
export type SignOffInput = z.infer<typeof signOffInput>

export const takeBackSignOffInput = z.strictObject({ id: recordId, id_baixa: recordId })

export const shutdownList = listOf('-data_desligamento', {
  id: number(),
  funcionario: text('Funcionário'),
  id_funcionario: number(),
  departamento: text('Departamento'),
  id_departamento: number(),
  empresa: text('Provedor'),
  id_empresa: number(),
  tipo: choice(shutdownTypeLabels, 'Tipo'),
  solicitante: text('Solicitante'),
  id_solicitante: number(),
  data_solicitacao: date('Solicitação'),
  data_desligamento: date('Data prevista'),
  situacao: choice(shutdownStateLabels, 'Situação'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListShutdownsInput = z.output<typeof shutdownList.input>
