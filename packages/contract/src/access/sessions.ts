/** One's own open sessions and known devices, and those of a person for superadmins. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { recordId } from '../record.ts'

const number = z.int().positive()

/** A session by its number: its id opens it, and is never answered. */
export const endSessionInput = z.strictObject({ numero: number })

/** One session of a person; without a number all of them. */
export const endOfPersonInput = z.strictObject({ id: recordId, numero: number.optional() })
export type EndOfPersonInput = z.output<typeof endOfPersonInput>

export const openSession = z.strictObject({
  numero: number,
  /** `Chrome no Windows`. */
  aparelho: z.string(),
  /** Where it was begun; null for those that were begun before this was kept. */
  endereco: z.string().nullable(),
  created_at: moment,
  expires_at: moment,
  /** The one that asks. */
  atual: z.boolean(),
})

export const knownDevice = z.strictObject({
  id: recordId,
  aparelho: z.string(),
  endereco: z.string(),
  ultimo_acesso: moment,
  created_at: moment,
})

export const accessOfPerson = z.strictObject({
  nome: z.string(),
  sessoes: z.array(openSession),
  aparelhos: z.array(knownDevice),
})

export const endedSessions = z.strictObject({ encerradas: z.int() })
