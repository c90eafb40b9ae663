/** What the procedures of reports from the field take and answer. */
import * as z from 'zod'
import { cityChoice } from '../city-choice.ts'
import { schemasOf } from '../entity/schemas.ts'
import { fieldReports as text } from '../messages/field-reports.ts'
import { byId, createOf, recordId, seenVersion, randomId } from '../record.ts'
import { maxDialogText, requiredText } from '../validators.ts'
import { moment } from '../answer.ts'
import { MOST_PHOTOS } from './field-report-options.ts'
import { fieldReport } from './field-reports.ts'
import { incidentFields } from './incidents.ts'

export const fieldReportSchemas = schemasOf(fieldReport)
export type ListFieldReportsInput = z.output<typeof fieldReportSchemas.list.input>

const position = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

export const fieldReportFields = fieldReportSchemas.fields.extend({
  /** Own uploads (bucket `imagens`), the first of which is what lists show. */
  fotos: z.array(randomId()).max(MOST_PHOTOS).optional(),
  /** Where the device was, if its owner gave it. */
  posicao: position.nullish(),
  /** Made by the device: a report with the same key is the one that was stored. */
  chave: z.uuid().optional(),
})
export type FieldReportFields = z.output<typeof fieldReportFields>

/** A place is a position, or a city with its district. */
const placed = (
  fields: Pick<FieldReportFields, 'posicao' | 'id_cidade' | 'bairro'>,
  ctx: z.RefinementCtx,
) => {
  if (fields.posicao) return
  if (!fields.id_cidade) ctx.addIssue({ code: 'custom', path: ['id_cidade'], message: text.cityNeeded })
  else if (!fields.bairro) ctx.addIssue({ code: 'custom', path: ['bairro'], message: text.districtNeeded })
}
export const wholeFieldReport = fieldReportFields.superRefine(placed)
export const createFieldReportsInput = createOf(wholeFieldReport).refine(
  ({ objects }) => objects.length <= 20,
)

export const fieldReportRecord = fieldReportSchemas.record.extend({
  uf: z.string().nullable(),
  fotos: z.array(z.string()),
  /** Null where none was given, and 90 days later. */
  posicao: position.nullable(),
  /** Open reports of the same place and half an hour, this one among them; 1 where it is alone. */
  relatos_do_grupo: z.int(),
})

/** What is done to the open reports of the same group too. */
const chosen = { ...byId.shape, ...seenVersion.shape, grupo: z.boolean().default(false) }

export const joinReportInput = z.strictObject({ ...chosen, id_incidente: recordId })
export type JoinReportInput = z.output<typeof joinReportInput>
export const answerReportInput = z.strictObject({ ...chosen, resposta: requiredText(maxDialogText) })
export type AnswerReportInput = z.output<typeof answerReportInput>
export const incidentOfReportInput = z.strictObject({ ...chosen, incidente: incidentFields })
export type IncidentOfReportInput = z.output<typeof incidentOfReportInput>

/** How many reports were decided on. */
export const decidedReports = z.strictObject({ id: recordId, relatos: z.int() })
export const incidentOfReportAnswer = decidedReports.extend({
  id_incidente: recordId,
  avisos: z.array(z.string()),
})

/** Where somebody may report from without a network: cities of their providers' states, with districts that are known. */
export const reportPlaces = z.array(cityChoice.extend({ bairros: z.array(z.string()) }))
export type ReportPlaces = z.output<typeof reportPlaces>

/** Places of which many people report at once. */
export const proposedIncidents = z.array(
  z.strictObject({
    /** The newest of its reports. */
    id: recordId,
    pessoas: z.int(),
    relatos: z.int(),
    bairro: z.string().nullable(),
    cidade: z.string().nullable(),
    desde: moment,
  }),
)
