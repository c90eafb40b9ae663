/** What an employee reads, and what comes next. See docs/people.md#reading-order. */
import * as z from 'zod'
import { recordId } from '../record.ts'

/** Acting for somebody else needs an HR role; without `id_funcionario` the actor acts for themselves. */
const person = { id_funcionario: recordId.nullable().optional() }

/** `previa`: what an employee would see, for HR; nothing is recorded. */
export const readingInput = z.strictObject({
  id_onboarding: recordId,
  previa: z.boolean().optional(),
  ...person,
})
export type ReadingInput = z.infer<typeof readingInput>

export const trailContentsInput = readingInput.extend({
  id_trilha: recordId,
  id_conteudo: recordId.optional(),
})
export type TrailContentsInput = z.infer<typeof trailContentsInput>

/** Dates that clients send along are ignored: the server's clock decides. */
const ignored = z.unknown().optional()
export const contentStepInput = z.strictObject({
  id_conteudo: recordId,
  id_onboarding: recordId,
  id_trilha: recordId,
  id_usuario_onboarding: recordId.nullable().optional(),
  data_inicio: ignored,
  data_fim: ignored,
})
export type ContentStepInput = z.infer<typeof contentStepInput>

const priority = z.int().min(0).max(10_000)
export const nextContentInput = z.strictObject({
  id_onboarding: recordId,
  id_trilha: recordId,
  prioridade: priority,
  ...person,
})
export type NextContentInput = z.infer<typeof nextContentInput>

export const nextTrailInput = z.strictObject({ id_onboarding: recordId, prioridade: priority, ...person })
export type NextTrailInput = z.infer<typeof nextTrailInput>

/** Position, department and company of a content. */
export interface ContentTags {
  cargo: string | null
  departamento: string | null
  empresa: string | null
}

/** A content of a trail with the employee's progress. */
export interface ContentProgress {
  id_conteudo: number
  id_onboarding: number
  id_trilha: number
  id_usuario_onboarding: number | null
  titulo_conteudo: string
  resumo: string | null
  texto: string
  minutos: number
  id_imagem_capa: string | null
  imagens_auxiliares: string[]
  tags: ContentTags
  prioridade: number
  data_inicio: Date | null
  data_fim: Date | null
  finalizado: boolean
}

/** What a step of reading left behind. */
export interface ContentMark {
  id_conteudo: number
  id_onboarding: number
  id_trilha: number
  id_usuario_onboarding: number
  data_inicio: Date
  data_fim: Date | null
  finalizado: boolean
}

/** A content in the order of an onboarding. */
export interface ReadingPlace {
  id_trilha: number
  prioridade_trilha: number
  id_conteudo: number
  prioridade: number
}

export type NextStep =
  | { passo: 'conteudo' | 'trilha'; id_trilha: number; id_conteudo: number }
  | { passo: 'parabens' }

type Place = Pick<ReadingPlace, 'prioridade_trilha' | 'prioridade'>
const comparePlaces = (a: Place, b: Place) =>
  a.prioridade_trilha - b.prioridade_trilha || a.prioridade - b.prioridade

/**
 * Where reading continues after a content: the next of its trail by priority, otherwise the first of the next trail,
 * otherwise congratulations. `contents` may come in any order.
 */
export function nextStep(contents: readonly ReadingPlace[], from: Place): NextStep {
  const [next] = contents.filter((place) => comparePlaces(place, from) > 0).sort(comparePlaces)
  if (!next) return { passo: 'parabens' }
  const { id_trilha, id_conteudo, prioridade_trilha } = next
  return {
    passo: prioridade_trilha === from.prioridade_trilha ? 'conteudo' : 'trilha',
    id_trilha,
    id_conteudo,
  }
}

/** Completed over all contents, in percent with one decimal; 100 only when all are completed, 0 without contents. */
export function completionPercent(read: number, all: number): number {
  if (all <= 0) return 0
  return read >= all ? 100 : Math.min(99.9, Math.round((1000 * read) / all) / 10)
}

/** An onboarding that reaches an employee. */
export interface EmployeeOnboarding {
  id: number
  id_usuario_onboarding: number
  titulo: string
  empresa: string
  departamento: string
  cargo: string
  conteudos: number
  lidos: number
  percentual: number
  concluido: boolean
  minutos: number
  minutos_restantes: number
  data_inicio: Date | null
  conclusao: Date | null
  /** YYYY-MM-DD; null where the onboarding sets no days. */
  vencimento: string | null
  /** Where to continue; null when everything is read or there is nothing to read. */
  continuar: { id_trilha: number; id_conteudo: number } | null
}
