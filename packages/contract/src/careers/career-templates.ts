/** What candidates are written at a stage (carreira_modelo). See docs/careers.md#messages-to-candidates. */
import * as z from 'zod'
import { boolean, choice, date, listOf, number, text } from '../list.ts'
import { careerTemplate } from '../messages/careers.ts'
import { createOf, updateOf } from '../record.ts'
import { nameText } from '../validators.ts'
import { occasionLabels, templateOccasions } from './template-occasions.ts'

/** What stands for the candidate's data in a template. */
export const templateVariables = [
  'nome',
  'primeiro_nome',
  'vaga',
  'empresa',
  'cidade',
  'etapa',
  'motivo',
  'protocolo',
  'link',
  'data',
  'local',
] as const
export type TemplateVariable = (typeof templateVariables)[number]
export type TemplateValues = Partial<Record<TemplateVariable, string>>

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g
const isVariable = (name: string): name is TemplateVariable =>
  (templateVariables as readonly string[]).includes(name)

/** The first variable that nothing stands for. */
export const unknownVariable = (written: string): string | undefined =>
  [...written.matchAll(VARIABLE)].map(([, name]) => name!).find((name) => !isVariable(name))

/** The text with a candidate's data in it; an unknown variable stays as it is. */
export const fillTemplate = (written: string, values: TemplateValues): string =>
  written.replace(VARIABLE, (whole, name: string) => (isVariable(name) ? (values[name] ?? '') : whole))

/** What a preview shows. */
export const exampleValues: TemplateValues = {
  nome: 'Ana Souza',
  primeiro_nome: 'Ana',
  vaga: 'Técnico de Campo',
  empresa: 'Vetorial',
  cidade: 'Pelotas',
  etapa: 'Entrevista com o RH',
  motivo: 'Buscamos mais experiência com fibra óptica.',
  protocolo: '2026.000123',
  link: 'https://intranet.example/applicants/info',
  data: '25/11/2026 às 14:00',
  local: 'Rua XV de Novembro, 100',
}

const known = (written: string, context: z.RefinementCtx) => {
  const name = unknownVariable(written)
  if (name !== undefined) context.addIssue({ code: 'custom', message: careerTemplate.unknownVariable(name) })
}

export const templateFields = z.strictObject({
  etapa: z.enum(templateOccasions),
  nome: nameText(80),
  assunto: nameText(160).superRefine(known),
  texto: nameText(5000).superRefine(known),
  /** The one that is sent where nobody chose another: it takes the place of the one before. */
  padrao: z.boolean().optional(),
  ativo: z.boolean().optional(),
})
export type TemplateFields = z.output<typeof templateFields>
export const createTemplatesInput = createOf(templateFields).refine(({ objects }) => objects.length <= 20)
export const updateTemplateInput = updateOf(templateFields.omit({ etapa: true }))
export type UpdateTemplateInput = z.output<typeof updateTemplateInput>

export const templateList = listOf('nome', {
  id: number(),
  etapa: choice(occasionLabels, 'Etapa'),
  nome: text('Nome'),
  assunto: text('Assunto'),
  padrao: boolean('Padrão'),
  ativo: boolean('Ativo'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListTemplatesInput = z.output<typeof templateList.input>
