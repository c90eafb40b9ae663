/** Confirming required news: the reader's side and the board. See docs/content.md#required-readings. */
import * as z from 'zod'
import { asWords, boolean, choice, date, listOf, number, text } from '../list.ts'
import { byId } from '../record.ts'

/** Hours between two reminders to the same person about the same item. */
export const REMINDER_HOURS = 24
/** People admitted within this many days after the publication have to read it too. */
export const LATECOMER_DAYS = 90

/** Whether somebody has confirmed a reading, in words. */
export const readingStates = ['Lido', 'Pendente'] as const

export const confirmationBoard = listOf('-publicada_em', {
  id: number(),
  titulo: text('Novidade'),
  categoria: text('Categoria'),
  id_categoria: number(),
  publicada_em: date('Publicada'),
  publico: number('Público'),
  lidos: number('Lidos'),
  pendentes: number('Pendentes'),
  percentual: number('%'),
})
export type ListConfirmationBoardInput = z.output<typeof confirmationBoard.input>

/** The people one item was asked of; `filtro.id_novidade` names it and must be there. */
export const confirmationList = listOf('nome', {
  id: number(),
  id_novidade: number(undefined, false),
  nome: text('Nome'),
  departamento: text('Departamento'),
  id_departamento: number(),
  empresa: text('Provedor'),
  id_empresa: number(),
  situacao: choice(asWords(readingStates), 'Status'),
  lido: boolean(),
  lido_em: date('Data'),
})
export type ListConfirmationsInput = z.output<typeof confirmationList.input>

export const confirmInput = z.strictObject({
  ...byId.shape,
  /** The reading shown on screen; if it was replaced by another one, it is refused. */
  versao: z.int().positive().optional(),
})
export type ConfirmInput = z.infer<typeof confirmInput>
