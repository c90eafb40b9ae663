/** Relatives of employees (rh_familiar). See docs/people.md#own-relatives. */
import * as z from 'zod'
import { choice, boolean, date, listOf, number, text, unmarked, telephone } from '../list.ts'
import { format } from '../messages/formats.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { todayInBrazil } from '../today.ts'
import { isoDate, nameText, optional, optionalCpf, optionalPhone } from '../validators.ts'
import { kinshipLabels, kinships } from './family-options.ts'

export const relativeFields = z.strictObject({
  /** The employee of the relative; the actor by default. Only HR may name somebody else. */
  id_funcionario: recordId.nullish(),
  nome: nameText(120),
  parentesco: z.enum(kinships),
  data_nascimento: optional(isoDate.refine((day) => day <= todayInBrazil(), format.invalidDate)),
  cpf: optionalCpf,
  dependente_ir: z.boolean().optional(),
  dependente_plano: z.boolean().optional(),
  trabalha_no_grupo: z.boolean().optional(),
  /** The relative as an employee of the group. */
  id_funcionario_familiar: recordId.nullish(),
  contato_emergencia: z.boolean().optional(),
  telefone: optionalPhone,
})
export type RelativeFields = z.infer<typeof relativeFields>

export const createRelativesInput = createOf(relativeFields).refine(({ objects }) => objects.length <= 50)
export const updateRelativeInput = updateOf(relativeFields.omit({ id_funcionario: true }))
export type UpdateRelativeInput = z.infer<typeof updateRelativeInput>

/** The names of the dialog "Tem familiar?": each becomes a relative who works in the group. */
export const addRelativeNamesInput = z.strictObject({
  id_funcionario: recordId.nullish(),
  nomes: z
    .array(nameText(120))
    .max(50)
    .transform((names) => [...new Set(names)]),
})
export type AddRelativeNamesInput = z.output<typeof addRelativeNamesInput>

export const relativeList = listOf('nome', {
  id: number(),
  funcionario: text('Funcionário'),
  id_funcionario: number(),
  id_empresa: number(),
  nome: text('Familiar'),
  parentesco: choice(kinshipLabels, 'Parentesco'),
  data_nascimento: date('Nascimento'),
  idade: number('Idade'),
  cpf: unmarked('CPF', false),
  dependente_ir: boolean('Dependente no IR'),
  dependente_plano: boolean('Dependente no plano'),
  trabalha_no_grupo: boolean('Trabalha no grupo'),
  contato_emergencia: boolean('Contato de emergência'),
  telefone: telephone('Telefone', false),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListRelativesInput = z.output<typeof relativeList.input>
