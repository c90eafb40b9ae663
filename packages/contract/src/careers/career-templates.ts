/** What candidates are written at a stage (carreira_modelo). See docs/careers.md#messages-to-candidates. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { occasionLabels } from './template-occasions.ts'

/** The words for the candidate's data in a template. */
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

/** The first variable without a meaning. */
export const unknownVariable = (written: string): string | undefined =>
  [...written.matchAll(VARIABLE)].map(([, name]) => name!).find((name) => !isVariable(name))

/** Mail programs take the full stop after an address into the link, which then leads nowhere. */
const AFTER_LINK = /(\{\{\s*link\s*\}\})[.,;:!?]+(?=\s|$)/g

/** The text with a candidate's data in it; an unknown variable stays as it is. */
export const fillTemplate = (written: string, values: TemplateValues): string =>
  written
    .replace(AFTER_LINK, '$1')
    .replace(VARIABLE, (whole, name: string) => (isVariable(name) ? (values[name] ?? '') : whole))

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

export const careerTemplate = entity(
  'carreira_modelo',
  {
    etapa: field.choice('Etapa', occasionLabels),
    nome: field.name('Nome', 80),
    assunto: field.name('Assunto', 160),
    texto: field.detail(field.name('Texto', 5000)),
    /** The one that is sent where nobody chose another: it takes the place of the one before. */
    padrao: field.headed('Padrão', field.flag('Padrão da etapa')),
    ativo: field.headed('Ativo', field.active()),
  },
  { sort: 'nome', options: ['etapa', 'nome', 'assunto', 'texto', 'padrao'] },
)
