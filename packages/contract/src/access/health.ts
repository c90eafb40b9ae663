/** How the service is: checks with what to do, and the scheduled jobs (docs/metrics.md#health-page). */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { recordId } from '../record.ts'
import { keysOf } from '../keys-of.ts'
import { healthAreas, healthStates, poolWords } from './health-words.ts'

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

const count = z.int().nonnegative()

/** Answers of one door, procedure or route: how many were refused (4xx), failed (5xx), took more than a second. */
const answers = z.strictObject({
  nome: z.string(),
  respostas: count,
  recusas: count,
  falhas: count,
  lentas: count,
  media_ms: count,
})

/** What the server that answers counted since it began; other servers count for themselves. */
export const serverFigures = z.strictObject({
  desde: moment,
  /** Open event streams. */
  fluxos: count,
  conexoes: z.array(
    z.strictObject({ grupo: z.enum(keysOf(poolWords)), ocupadas: count, livres: count, esperando: count }),
  ),
  portas: z.array(answers),
  /** Procedures and routes that took most of the time. */
  demoradas: z.array(answers),
  /** Messages handed to a provider. */
  envios: z.array(z.strictObject({ canal: z.string(), situacao: z.string(), total: count })),
  erps: z.array(z.strictObject({ id_empresa: recordId, chamadas: count, falhas: count, media_ms: count })),
  entradas: z.strictObject({ aceitas: count, recusadas: count }),
})
export type ServerFigures = z.output<typeof serverFigures>

const health = {
  lido_em: moment,
  checagens: z.array(healthCheck),
  trabalhos: z.array(healthJob),
  servidor: serverFigures,
}

export const healthAnswer = z.strictObject({
  ...health,
  /** Providers of `servidor.erps`. */
  provedores: z.array(z.strictObject({ id: recordId, nome: z.string() })),
})

/** For who helps from outside: nothing of people, no value of a setting (docs/metrics.md#support-bundle). */
export const supportBundle = z.strictObject({
  ...health,
  versoes: z.strictObject({
    node: z.string(),
    sistema: z.string(),
    postgresql: z.string(),
    migracao: z.string().nullable(),
  }),
  /** Settings in force, by their names. */
  configuracoes: z.array(z.string()),
  /** The largest tables; rows are PostgreSQL's estimate. */
  tabelas: z.array(z.strictObject({ nome: z.string(), linhas: count, bytes: count })),
})
export type SupportBundle = z.output<typeof supportBundle>
