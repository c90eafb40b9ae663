/** How the service is: checks with what to do, and the scheduled jobs (docs/metrics.md#health-page). */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { keysOf } from '../keys-of.ts'
import { healthAreas, healthStates } from './health-words.ts'

const state = z.enum(keysOf(healthStates))
const area = z.enum(keysOf(healthAreas))

export const healthCheck = z.strictObject({
  area,
  nome: z.string(),
  situacao: state,
  /** What was found, for people: "12 de 100". */
  valor: z.string(),
  /** What to do about it; null where it is in order. */
  fazer: z.string().nullable(),
})
export type HealthCheck = z.output<typeof healthCheck>

export const healthJob = z.strictObject({
  nome: z.string(),
  situacao: state,
  /** When it was to run last, by its schedule. */
  prevista_em: moment,
  /** When it last ended well; null where no run of the last week did. */
  ultimo_sucesso: moment.nullable(),
  /** Failures of the last day. */
  falhas: z.int(),
})
export type HealthJob = z.output<typeof healthJob>

export const healthAnswer = z.strictObject({
  lido_em: moment,
  checagens: z.array(healthCheck),
  trabalhos: z.array(healthJob),
})
