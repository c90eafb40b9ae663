/** Applications: links to the other systems people work with. See docs/content.md#applications. */
import * as z from 'zod'
import { roleSet } from '../role-set.ts'
import { boolean, date, listOf, number, text } from '../list.ts'
import { byId, createOf, recordId, updateOf } from '../record.ts'
import { nameText, optionalText, requiredText, url } from '../validators.ts'

export const applicationFields = z.strictObject({
  nome: nameText(80),
  descricao: optionalText(200),
  url,
  /** Name of an icon of the picker. */
  icone: requiredText(60),
  categoria: nameText(60),
  /** Any of them opens it; a level includes those under it. None: for every employee. */
  roles: roleSet.optional(),
  id_empresa: recordId.nullish(),
  nova_aba: z.boolean().optional(),
  ordem: z.int().min(0).max(9999).optional(),
  ativo: z.boolean().optional(),
})
export type ApplicationFields = z.output<typeof applicationFields>

export const createApplicationsInput = createOf(applicationFields)
export const updateApplicationInput = updateOf(applicationFields)
export type UpdateApplicationInput = z.output<typeof updateApplicationInput>

export const favouriteInput = z.strictObject({ ...byId.shape, favorito: z.boolean() })

export const applicationList = listOf('ordem', {
  id: number(),
  nome: text('Nome'),
  descricao: text('Descrição'),
  url: text('Endereço'),
  categoria: text('Categoria'),
  id_empresa: number(),
  empresa: text('Provedor'),
  ordem: number('Ordem'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListApplicationsInput = z.output<typeof applicationList.input>
