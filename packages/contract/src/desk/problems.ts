/** What stops a sale, an installation or a customer (bo_problema). See docs/desk.md#problems. */
import * as z from 'zod'
import { choice, date, listOf, number, text } from '../list.ts'
import { byId, createOf, recordId, seenVersion, updateOf } from '../record.ts'
import { maxDialogText, optionalText, requiredText } from '../validators.ts'
import { priorities, priorityLabels, problemStateLabels, problemStepKeys } from './backoffice-options.ts'

export const problemFields = z.strictObject({
  /** Needed where neither a sale nor an activation names it. */
  id_empresa: recordId.nullish(),
  id_venda: recordId.nullish(),
  id_ativacao: recordId.nullish(),
  cod_cliente: optionalText(40),
  cliente: optionalText(200),
  id_tipo: recordId,
  descricao: requiredText(maxDialogText),
  prioridade: z.enum(priorities).default('media'),
  id_responsavel: recordId.nullish(),
})
export type ProblemFields = z.output<typeof problemFields>
export const createProblemsInput = createOf(problemFields)
export const problemEditFields = problemFields.pick({
  id_tipo: true,
  descricao: true,
  prioridade: true,
  id_responsavel: true,
})
export const updateProblemInput = updateOf(problemEditFields)
export type UpdateProblemInput = z.output<typeof updateProblemInput>

/** Whom a problem may be given to: of every provider of the actor, or of one. */
export const deskPeopleInput = z.strictObject({ id_empresa: recordId.optional() }).prefault({})

export const stepProblemInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  situacao: z.enum(problemStepKeys),
  /** What solved it, or why it is cancelled. */
  solucao: optionalText(maxDialogText),
})
export type StepProblemInput = z.output<typeof stepProblemInput>

export const problemList = listOf('-created_at', {
  id: number(),
  id_empresa: number(),
  empresa: text('Provedor'),
  id_venda: number(),
  id_ativacao: number(),
  cod_cliente: text('Código'),
  cliente: text('Cliente'),
  id_tipo: number(),
  tipo: text('Tipo'),
  descricao: text('Descrição', false),
  prioridade: choice(priorityLabels, 'Prioridade'),
  id_responsavel: number(),
  responsavel: text('Responsável'),
  prazo: date('Prazo'),
  situacao: choice(problemStateLabels, 'Situação'),
  solucao: text('Solução', false),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListProblemsInput = z.output<typeof problemList.input>
