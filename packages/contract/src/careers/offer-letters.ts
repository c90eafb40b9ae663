/** Templates of the letter that offers a contract (carreira_carta). See docs/hiring.md#offers. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'
import { fillPlaceholders, unknownPlaceholderIn, unknownPlaceholderText } from '../placeholders.ts'

/** The words for what an offer says. */
export const letterVariables = [
  'nome',
  'cargo',
  'empresa',
  'cidade',
  'contrato',
  'inicio',
  'salario',
  'jornada',
  'beneficios',
  'validade',
] as const
export type LetterVariable = (typeof letterVariables)[number]
export type LetterValues = Record<LetterVariable, string>

const isVariable = (name: string): name is LetterVariable =>
  (letterVariables as readonly string[]).includes(name)

function variableProblem(written: string): string | undefined {
  const unknown = unknownPlaceholderIn(written, letterVariables)
  return unknown === undefined ? undefined : unknownPlaceholderText(unknown)
}

/** The letter with an offer's figures in it. */
export const fillLetter = (written: string, values: LetterValues): string =>
  fillPlaceholders(written, (name) => (isVariable(name) ? values[name] : undefined))

/** What a preview shows. */
export const exampleLetter: LetterValues = {
  nome: 'Ana Souza',
  cargo: 'Técnico de Campo',
  empresa: 'Vetorial',
  cidade: 'Pelotas/RS',
  contrato: 'CLT',
  inicio: '01/02/2027',
  salario: 'R$ 2.350,00',
  jornada: '44 horas por semana, de segunda a sábado',
  beneficios: 'Vale-alimentação e plano de saúde',
  validade: '20/01/2027 às 18:00',
}

export const offerLetter = entity(
  'carreira_carta',
  {
    nome: field.name('Nome', 80),
    texto: field.detail(field.checked(variableProblem, field.name('Texto', 10_000))),
    ativo: field.active(),
  },
  { sort: 'nome', options: ['nome'] },
)

export type LetterFields = FieldsOf<typeof offerLetter>
export type UpdateLetterInput = ChangesOf<typeof offerLetter>
export type ListLettersInput = ListInputOf<typeof offerLetter>
