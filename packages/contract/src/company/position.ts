/** Positions (rh_cargo) of a sector. See docs/company.md. */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { changeOf, createOf, recordId, updateOf } from '../record.ts'
import { nameText, optionalText } from '../validators.ts'

export const positionFields = z.strictObject({
  nome: nameText(120),
  descricao: optionalText(2000),
  id_setor: recordId,
  /** The person who answers for it. */
  id_usuario: recordId.nullable().optional(),
  ativo: z.boolean().optional(),
})
export type PositionFields = z.infer<typeof positionFields>

export const createPositionsInput = createOf(positionFields)
export const updatePositionInput = updateOf(positionFields)
export const changePositionsInput = changeOf(positionFields.pick({ id_usuario: true, id_setor: true }))
export type UpdatePositionInput = z.infer<typeof updatePositionInput>

export const positionList = listOf('nome', {
  id: number(),
  nome: text('Nome'),
  descricao: text('Descrição'),
  id_setor: number(),
  setor: text('Setor'),
  id_departamento: number(),
  departamento: text('Departamento'),
  id_empresa: number(),
  empresa: text('Provedor'),
  responsavel: text('Responsável'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListPositionsInput = z.output<typeof positionList.input>
