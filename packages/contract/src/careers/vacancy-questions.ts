/** The catalogue of questions to candidates (carreira_pergunta). See docs/hiring.md#questions. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'
import { hiring } from '../messages/hiring.ts'
import {
  MAX_OPTIONS,
  optionsOfQuestion,
  questionKindLabels,
  questionStateLabels,
  questionThemeLabels,
} from './question-options.ts'

type Whole = Partial<{ tipo: string; tema: string; opcoes: string | null; texto: string }>

/** Field → text of what does not fit together in a whole question. */
export function questionErrors({ tipo, tema, opcoes, texto }: Whole): Record<string, string> {
  const errors: Record<string, string> = {}
  const options = optionsOfQuestion(opcoes)
  if (tipo === 'escolha' && (options.length < 2 || options.length > MAX_OPTIONS))
    errors.opcoes = hiring.questionOptions
  if (options.some((option) => option.length > 60)) errors.opcoes = hiring.longOption
  if (tema === 'experiencia' && tipo !== 'numero') errors.tipo = hiring.experienceIsNumber
  if (texto !== undefined && texto.length < 5) errors.texto = hiring.shortQuestion
  return errors
}

export const vacancyQuestion = entity(
  'carreira_pergunta',
  {
    texto: field.name('Pergunta', 200),
    tipo: field.choice('Tipo', questionKindLabels),
    tema: field.defaulted(field.choice('Tema', questionThemeLabels)),
    /** Of a choice: one a line. */
    opcoes: field.unsorted(field.optional(field.text('Opções', 600))),
    situacao: field.stepped(field.choice('Situação', questionStateLabels)),
    motivo_recusa: field.unsorted(field.nullable(field.stepped(field.text('Motivo da recusa', 450)))),
    vagas: field.count('Vagas'),
    ativo: field.active(),
  },
  { sort: 'texto', errors: questionErrors, options: ['texto', 'tipo', 'tema', 'opcoes'] },
)

export type QuestionFields = FieldsOf<typeof vacancyQuestion>
export type UpdateQuestionInput = ChangesOf<typeof vacancyQuestion>
export type ListQuestionsInput = ListInputOf<typeof vacancyQuestion>
