/** What candidates may be asked of a vacancy: kinds, themes and the words that no question should touch. */
import { normalizeText } from '../formats.ts'
import { keysOf } from '../keys-of.ts'

export const questionKindLabels = {
  sim_nao: 'Sim ou não',
  escolha: 'Escolha',
  numero: 'Número',
  texto: 'Texto curto',
} as const
export const questionKinds = keysOf(questionKindLabels)
export type QuestionKind = (typeof questionKinds)[number]

export const questionThemeLabels = {
  geral: 'Geral',
  experiencia: 'Experiência (meses)',
  deficiencia: 'Deficiência',
} as const
export const questionThemes = keysOf(questionThemeLabels)
export type QuestionTheme = (typeof questionThemes)[number]

export const questionStateLabels = {
  proposta: 'Aguardando aprovação',
  aprovada: 'Aprovada',
  recusada: 'Recusada',
} as const
export const questionStates = keysOf(questionStateLabels)
export type QuestionState = (typeof questionStates)[number]

export const reviewStateLabels = {
  pedida: 'Pedida',
  mantida: 'Decisão mantida',
  revista: 'Decisão revista',
} as const
export const reviewStates = keysOf(reviewStateLabels)
export type ReviewState = (typeof reviewStates)[number]

/** Months of experience count up to here: more is the same. */
export const MAX_EXPERIENCE_MONTHS = 6
export const MAX_QUESTIONS = 20
export const MAX_OPTIONS = 10
export const MAX_ANSWER = 300

/** The options of a choice: one a line, each once. */
export const optionsOfQuestion = (opcoes: string | null | undefined): string[] => [
  ...new Set(
    (opcoes ?? '')
      .split(/[\n;]/)
      .map((option) => option.trim())
      .filter(Boolean),
  ),
]

const yesOrNo = { sim: 'Sim', nao: 'Não' } as const

/** What may be answered to a question: nothing where it takes a number or a text. */
export const answersTo = ({ tipo, opcoes }: { tipo: QuestionKind; opcoes: readonly string[] }) =>
  tipo === 'sim_nao' ? keysOf(yesOrNo) : tipo === 'escolha' ? opcoes : []

/** An answer as people read it. */
export const answerWord = (valor: string): string => (yesOrNo as Record<string, string>)[valor] ?? valor

/** The refused themes that a text touches; `themes` has words with semicolons between. A word is met by its beginning. */
export function refusedThemesIn(text: string, themes: string): string[] {
  const written = ` ${normalizeText(text).replace(/[^a-z0-9]+/g, ' ')} `
  return themes
    .split(';')
    .map((theme) => theme.trim())
    .filter((theme) => theme !== '' && written.includes(` ${normalizeText(theme)}`))
}
