/** What the procedures of a negotiation take and answer. */
import * as z from 'zod'
import { schemasOf, type ListInputOf } from '../entity/schemas.ts'
import { sponsorship } from '../messages/sponsorship.ts'
import { byId, seenVersion, updateOf } from '../record.ts'
import { moneyUpTo } from '../validators.ts'
import { round } from './sponsorship-negotiation.ts'
import { MAX_SPONSORSHIP, roundResults } from './sponsorship-words.ts'

const declared = schemasOf(round, {
  valor: moneyUpTo(MAX_SPONSORSHIP, sponsorship.maxValue),
})
export const roundFields = declared.fields
export type RoundFields = z.output<typeof roundFields>

/** Whose offer it is cannot change. */
export const roundEditFields = roundFields.omit({ id_solicitacao: true, autor: true })
export const roundSchemas = { ...declared, updateInput: updateOf(roundEditFields) }
export type UpdateRoundInput = z.output<typeof roundSchemas.updateInput>
export type ListRoundsInput = ListInputOf<typeof round>

export const settleRoundInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  situacao: z.enum(roundResults),
})
export type SettleRoundInput = z.output<typeof settleRoundInput>
export const settledRoundAnswer = declared.row.pick({ id: true, situacao: true })
