/** What is asked before the first day (admissao_papel), and what is offered to read. See docs/hiring.md#before-the-first-day. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'
import { normalizeText } from '../formats.ts'
import { keysOf } from '../keys-of.ts'
import { firstDay } from '../messages/first-day.ts'

export const paperKindLabels = {
  documento: 'Documento',
  antecedentes: 'Antecedentes criminais',
} as const
export const paperKinds = keysOf(paperKindLabels)
export type PaperKind = (typeof paperKinds)[number]

/** As `admissao_papel_nunca` of the database refuses it. */
const never =
  /gravid|gestant|gestac|hiv|aids|sorolog|serasa|spc|credit|protesto|processos? (judic|trabalh|crim|civ)|acao trabalh|acoes trabalh|exame|atestado|laudo/
const criminal = /antecedent|criminal|criminais/

type Whole = Partial<{ nome: string; finalidade: string; tipo: string }>

/** Field → text of what is never asked of who is admitted. */
export function paperErrors({ nome = '', finalidade = '', tipo }: Whole): Record<string, string> {
  const written = normalizeText(`${nome} ${finalidade}`)
  if (never.test(written)) return { nome: firstDay.neverAsked }
  if (criminal.test(written) && tipo !== 'antecedentes') return { tipo: firstDay.criminalKind }
  return {}
}

export const admissionPaper = entity(
  'admissao_papel',
  {
    nome: field.name('Papel', 80),
    finalidade: field.name('Para quê', 300),
    tipo: field.defaulted(field.choice('Tipo', paperKindLabels)),
    obrigatorio: field.flag('Obrigatório'),
    ativo: field.active(),
  },
  { sort: 'nome', errors: paperErrors },
)
export type PaperFields = FieldsOf<typeof admissionPaper>
export type UpdatePaperInput = ChangesOf<typeof admissionPaper>
export type ListPapersInput = ListInputOf<typeof admissionPaper>

/** Offered to who is admitted: whether somebody reads it is not kept. */
export const admissionReading = entity(
  'admissao_leitura',
  {
    titulo: field.name('Título', 120),
    texto: field.detail(field.name('Texto', 5000)),
    link: field.unsorted(field.optional(field.url('Link'))),
    ativo: field.active(),
  },
  { sort: 'titulo' },
)
export type ReadingFields = FieldsOf<typeof admissionReading>
export type UpdateReadingInput = ChangesOf<typeof admissionReading>
export type ListReadingsInput = ListInputOf<typeof admissionReading>
