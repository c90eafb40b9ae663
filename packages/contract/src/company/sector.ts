/** Sectors (rh_setor) of a department. See docs/company.md. */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { changeOf, createOf, recordId, updateOf } from '../record.ts'
import { nameText } from '../validators.ts'

export const sectorFields = z.strictObject({
  nome: nameText(120),
  id_departamento: recordId,
  /** The person who answers for it. */
  id_usuario: recordId.nullable().optional(),
  ativo: z.boolean().optional(),
})
export type SectorFields = z.infer<typeof sectorFields>

export const createSectorsInput = createOf(sectorFields)
export const updateSectorInput = updateOf(sectorFields)
export const changeSectorsInput = changeOf(sectorFields.pick({ id_usuario: true, id_departamento: true }))
export type UpdateSectorInput = z.infer<typeof updateSectorInput>

export const sectorList = listOf('nome', {
  id: number(),
  nome: text('Nome'),
  id_departamento: number(),
  departamento: text('Departamento'),
  id_empresa: number(),
  empresa: text('Provedor'),
  responsavel: text('Responsável'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListSectorsInput = z.output<typeof sectorList.input>
