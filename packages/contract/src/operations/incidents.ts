/** Incidents (incidente): what happened, whom it concerns, and how it went on. See docs/operations.md#incidents. */
import * as z from 'zod'
import { choice, date, listOf, number, text } from '../list.ts'
import { form } from '../messages.ts'
import { format } from '../messages/formats.ts'
import { incident } from '../messages/incidents.ts'
import { instantText } from '../moment-text.ts'
import { compared } from '../provider-figures.ts'
import { createOf, recordId, seenVersion, updateOf } from '../record.ts'
import {
  hasWords,
  isoDate,
  maxDialogText,
  nameText,
  optionalText,
  requiredText,
  isReadable,
} from '../validators.ts'
import {
  incidentPriorities,
  incidentPriorityLabels,
  incidentReach,
  incidentStateLabels,
  incidentStates,
  MOST_DISTRICTS,
} from './incident-options.ts'

const fields = z.strictObject({
  id_categoria: recordId,
  titulo: nameText(120),
  /** Rich text. */
  descricao: z
    .string()
    .max(20_000, form.maxText(20_000))
    .refine(hasWords, { error: form.required, abort: true })
    .refine(isReadable, form.invisible),
  /** Whose people are notified: of a department, or of a provider. */
  id_departamento: recordId.nullish(),
  id_empresa: recordId.nullish(),
  /** Another name of `id_empresa`. */
  id_provedor: recordId.nullish(),
  cidades: z.array(recordId).max(500, format.maxItems(500)).optional(),
  /** Parts of those cities; none where the whole cities are meant. */
  bairros: z.array(requiredText(80)).max(MOST_DISTRICTS, format.maxItems(MOST_DISTRICTS)).optional(),
  /** That of the category where nothing is said. */
  prioridade: z.enum(incidentPriorities).nullish(),
  /** Nothing means now. */
  inicio: instantText.nullish(),
  previsao: instantText.nullish(),
})

type Audience = Pick<z.infer<typeof fields>, 'id_departamento' | 'id_empresa' | 'id_provedor'>

/** The provider that an incident names under either of its two names; undefined when it names neither. */
export const providerOf = ({ id_empresa, id_provedor }: Audience): number | null | undefined =>
  id_empresa ?? id_provedor ?? (id_empresa === null || id_provedor === null ? null : undefined)

/** Whether exactly one of department and provider is named, and the provider under one name or twice the same. */
export function hasOneAudience(audience: Audience): boolean {
  const { id_departamento, id_empresa, id_provedor } = audience
  const differ = id_empresa && id_provedor && id_empresa !== id_provedor
  return !differ && Boolean(id_departamento) !== Boolean(providerOf(audience))
}

const startsBeforeEnd = ({ inicio, previsao }: { inicio?: string | null; previsao?: string | null }) =>
  !inicio || !previsao || Date.parse(previsao) >= Date.parse(inicio)

/** Whether districts are parts of a city that is named too. */
export const haveCity = (bairros: readonly string[] | undefined, named: boolean): boolean =>
  named || !bairros?.length

export const incidentFields = fields
  .refine(hasOneAudience, { path: ['id_departamento'], error: incident.audience })
  .refine(startsBeforeEnd, { path: ['previsao'], error: incident.endBeforeStart })
  .refine(({ bairros, cidades }) => haveCity(bairros, Boolean(cidades?.length)), {
    path: ['bairros'],
    error: incident.districtsOfCity,
  })
export type IncidentFields = z.infer<typeof incidentFields>

export const createIncidentsInput = createOf(incidentFields).refine(({ objects }) => objects.length <= 20)
export const updateIncidentInput = updateOf(fields)
export type UpdateIncidentInput = z.infer<typeof updateIncidentInput>

export const stepIncidentInput = z.strictObject({
  id: recordId,
  ...seenVersion.shape,
  situacao: z.enum(incidentStates),
  /** The solution, the reason of the cancelling, or what else there is to say. */
  texto: optionalText(maxDialogText),
})
export type StepIncidentInput = z.infer<typeof stepIncidentInput>

export const addIncidentUpdateInput = z.strictObject({ id: recordId, texto: requiredText(maxDialogText) })
export type AddIncidentUpdateInput = z.infer<typeof addIncidentUpdateInput>

export const followIncidentInput = z.strictObject({ id: recordId, segue: z.boolean() })

/** `id_usuario` may be sent: everybody marks their own, and another id is refused. `ate` leaves alone what came later. */
export const markIncidentsReadInput = z.strictObject({
  objects: z
    .array(
      z.strictObject({
        id_incidente: recordId,
        id_usuario: recordId.nullish(),
        ate: recordId.optional(),
      }),
    )
    .min(1)
    .max(500),
})
export type MarkIncidentsReadInput = z.infer<typeof markIncidentsReadInput>
export const markAllIncidentsReadInput = z.strictObject({ ate: recordId.optional() }).prefault({})
export const incidentLinesInput = z
  .strictObject({ limit: z.int().min(1).max(100).default(50), antes: recordId.optional() })
  .prefault({})
export type IncidentLinesInput = z.output<typeof incidentLinesInput>

export const similarIncidentsInput = z.strictObject({ titulo: z.string().trim().min(2).max(120) })

/** The last 30 days where no period is named. */
export const incidentFiguresInput = z
  .strictObject({
    inicio: isoDate.optional(),
    fim: isoDate.optional(),
    empresa: recordId.optional(),
    comparar: compared,
  })
  .refine(({ inicio, fim }) => !inicio || !fim || fim >= inicio, {
    path: ['fim'],
    error: form.endBeforeStart,
  })
  .prefault({})
export type IncidentFiguresInput = z.output<typeof incidentFiguresInput>

export const incidentList = listOf('-relevancia', {
  id: number(),
  created_at: date('Criação'),
  titulo: text('Título'),
  categoria: text('Categoria'),
  id_categoria: number(),
  abrangencia: text('Abrangência'),
  id_departamento: number(),
  id_empresa: number(),
  prioridade: choice(incidentPriorityLabels, 'Prioridade'),
  situacao: choice(incidentStateLabels, 'Situação'),
  inicio: date('Início'),
  previsao: date('Previsão'),
  fim: date('Fim'),
  /** Minutes from the beginning to the end; sorted by until now where there is none. */
  duracao: number('Duração (min)'),
  autor: text('Autor'),
  id_usuario: number(),
  afeta: choice(incidentReach, 'Me afeta'),
  /** What concerns me first, the newest before. */
  relevancia: number(),
  updated_at: date(),
})
export type ListIncidentsInput = z.output<typeof incidentList.input>
