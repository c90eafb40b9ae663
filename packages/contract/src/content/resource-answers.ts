/** What the procedures of resource answer. */
import * as z from 'zod'
import { resourceTypes } from './resource-words.ts'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { resourceList, bookingList } from './resources.ts'

export const resourceRow = rowOf(resourceList, {
  id_cidade: recordId.nullable(),
  id_empresa: recordId.nullable(),
  empresa: z.string().nullable(),
  cidade: z.string().nullable(),
  link: z.string().nullable(),
  descricao: z.string().nullable(),
  id_arquivo: z.string().nullable(),
  capacidade: z.number().nullable(),
  tipo: z.enum(resourceTypes),
  arquivo: z.string().nullable(),
})

export const resourceBookingsRow = rowOf(bookingList, { usuario: z.string().nullable() })

export const resourceDayAnswer = z.array(
  z.strictObject({
    reservas: z.array(
      z.strictObject({
        inicio: z.string(),
        fim: z.string(),
        id: recordId,
        motivo: z.string(),
        usuario: z.string(),
        meu: z.boolean(),
      }),
    ),
    id: recordId,
    nome: z.string(),
    cidade: z.string().nullable(),
    tipo: z.string(),
    capacidade: z.number().nullable(),
  }),
)

export const resourceBookAnswer = z.strictObject({ id: recordId })
