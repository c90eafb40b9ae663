/** What the procedures of compliment answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { complimentList } from './compliments.ts'

export const complimentRow = rowOf(complimentList, {
  icone: z.string(),
  color: z.string(),
  reacoes: z.strictObject({
    waving_hand: z.number().optional(),
    cake: z.number().optional(),
    favorite: z.number().optional(),
    thumb_up: z.number().optional(),
  }),
  minha_reacao: z.enum(['waving_hand', 'cake', 'favorite', 'thumb_up']).nullable(),
  editavel: z.boolean(),
  id_remetente: recordId.nullable(),
  cod_cliente: z.string().nullable(),
  remetente: z.string().nullable(),
  foto_remetente: z.string().nullable(),
  funcionario: z.string().nullable(),
  foto_funcionario: z.string().nullable(),
  origem: z.enum(['gestor', 'colega', 'cliente']),
  situacao: z.enum(['publicado', 'oculto']),
})

export const complimentColleagueAnswer = z.strictObject({
  id: recordId,
  nome: z.string().nullable(),
  ativo: z.boolean(),
  id_foto: z.string().nullable(),
  departamento: z.string().nullable(),
  cargo: z.string().nullable(),
})
