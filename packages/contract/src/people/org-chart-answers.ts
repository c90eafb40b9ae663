/** What the procedures of orgChart answer. */
import * as z from 'zod'
import { recordId } from '../record.ts'

export const orgChartUnitsAnswer = z.array(
  z.strictObject({
    empresa: z.string().nullable(),
    departamento: z.string().nullable(),
    setor: z.string().nullable(),
    total: z.number(),
    responsavel_departamento: z.string().nullable(),
    responsavel_setor: z.string().nullable(),
    id_empresa: recordId.nullable(),
    id_departamento: recordId.nullable(),
    id_setor: recordId.nullable(),
  }),
)

export const orgChartPeopleAnswer = z.array(
  z.strictObject({
    id: recordId,
    nome: z.string(),
    cargo: z.string().nullable(),
    id_foto: z.string().nullable(),
    responsavel: z.boolean(),
  }),
)

export const orgChartSearchAnswer = z.array(
  z.strictObject({
    id: recordId,
    nome: z.string(),
    cargo: z.string().nullable(),
    departamento: z.string().nullable(),
    empresa: z.string().nullable(),
    id_empresa: recordId.nullable(),
    id_departamento: recordId.nullable(),
    id_setor: recordId.nullable(),
  }),
)
