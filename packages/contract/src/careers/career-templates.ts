/** What candidates are written at a stage (carreira_modelo). See docs/careers.md#messages-to-candidates. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'
import { fillPlaceholders, unknownPlaceholderIn, unknownPlaceholderText } from '../placeholders.ts'

import { stageLabels, writtenStages } from './career-options.ts'

/** When somebody is written: at a stage, or invited. */
export const templateOccasions = [...writtenStages, 'convite_entrevista', 'convite_vaga'] as const
export type TemplateOccasion = (typeof templateOccasions)[number]

export const occasionLabels: Record<TemplateOccasion, string> = {
  inscrito: 'Candidatura recebida',
  entrevista_rh: stageLabels.entrevista_rh,
  entrevista_gestor: stageLabels.entrevista_gestor,
  proposta: stageLabels.proposta,
  contratado: stageLabels.contratado,
  reprovado: stageLabels.reprovado,
  convite_entrevista: 'Convite para entrevista',
  convite_vaga: 'Convite do banco de talentos',
}

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

const isVariable = (name: string): name is TemplateVariable =>
  (templateVariables as readonly string[]).includes(name)

/** Says which variable has no meaning. */
function variableProblem(written: string): string | undefined {
  const unknown = unknownPlaceholderIn(written, templateVariables)
  return unknown === undefined ? undefined : unknownPlaceholderText(unknown)
}

/** Mail programs take the full stop after an address into the link, which then leads nowhere. */
const AFTER_LINK = /(\{\{\s*link\s*\}\})[.,;:!?]+(?=\s|$)/g

/** The text with a candidate's data in it; an unknown variable stays as it is. */
export const fillTemplate = (written: string, values: TemplateValues): string =>
  fillPlaceholders(written.replace(AFTER_LINK, '$1'), (name) =>
    isVariable(name) ? (values[name] ?? '') : undefined,
  )

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
    /** A message stays with its stage: movements name it. */
    etapa: field.fixed(field.choice('Etapa', occasionLabels)),
    nome: field.name('Nome', 80),
    assunto: field.checked(variableProblem, field.name('Assunto', 160)),
    texto: field.detail(field.checked(variableProblem, field.name('Texto', 5000))),
    /** The one that is sent where nobody chose another: it takes the place of the one before. */
    padrao: field.headed('Padrão', field.flag('Padrão da etapa')),
    ativo: field.headed('Ativo', field.active()),
  },
  { sort: 'nome', options: ['etapa', 'nome', 'assunto', 'texto', 'padrao'] },
)

export type TemplateFields = FieldsOf<typeof careerTemplate>
export type UpdateTemplateInput = ChangesOf<typeof careerTemplate>
export type ListTemplatesInput = ListInputOf<typeof careerTemplate>
