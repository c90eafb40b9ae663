/** Offers and answers of a sponsorship, round by round. See docs/sponsorship.md#negotiation. */
import * as z from 'zod'
import { amount, choice, date, listOf, number, text } from '../list.ts'
import { sponsorship } from '../messages/sponsorship.ts'
import { byId, createOf, recordId, seenVersion, updateOf } from '../record.ts'
import { maxDialogText, money, nameText, optionalIsoDate, optionalText } from '../validators.ts'
import {
  MAX_SPONSORSHIP,
  roundAuthorLabels,
  roundAuthors,
  roundResults,
  roundStateLabels,
  sponsorshipTypeLabels,
  sponsorshipTypes,
} from './sponsorship-words.ts'

export const roundFields = z.strictObject({
  id_solicitacao: recordId,
  autor: z.enum(roundAuthors),
  tipo: z.enum(sponsorshipTypes),
  valor: money.refine((value) => Number(value) <= MAX_SPONSORSHIP, sponsorship.maxValue),
  itens: optionalText(1000),
  contrapartidas: nameText(1000),
  /** The last day on which it can be accepted. */
  validade: optionalIsoDate,
  observacao: optionalText(maxDialogText),
})
export type RoundFields = z.output<typeof roundFields>
export const createRoundsInput = createOf(roundFields)
export const roundEditFields = roundFields.omit({ id_solicitacao: true, autor: true })
export const updateRoundInput = updateOf(roundEditFields)
export type UpdateRoundInput = z.output<typeof updateRoundInput>

export const settleRoundInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  situacao: z.enum(roundResults),
})
export type SettleRoundInput = z.output<typeof settleRoundInput>

export const roundList = listOf('-rodada', {
  id: number(),
  id_solicitacao: number(),
  protocolo: text('Protocolo'),
  evento: text('Evento'),
  rodada: number('Rodada'),
  autor: choice(roundAuthorLabels, 'Proposta de'),
  tipo: choice(sponsorshipTypeLabels, 'Tipo'),
  valor: amount('Valor'),
  itens: text('Itens', false),
  contrapartidas: text('Contrapartidas', false),
  validade: date('Validade'),
  situacao: choice(roundStateLabels, 'Situação'),
  observacao: text('Observação', false),
  id_usuario: number(),
  registrada_por: text('Registrada por'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListRoundsInput = z.output<typeof roundList.input>
