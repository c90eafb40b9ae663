/** Security incidents with personal data (docs/security.md#incidents). */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { keysOf } from '../keys-of.ts'
import { choice, date, listOf, number, text } from '../list.ts'
import { trustTexts } from '../messages/trust.ts'
import { instantText } from '../moment-text.ts'
import { recordId, updateOf } from '../record.ts'
import { notFuture } from '../described.ts'
import { nameText, optionalText } from '../validators.ts'
import { incidentSteps, incidentTexts } from './data-incident-words.ts'
import { readingTables } from './reading-tables.ts'

export const incidentFields = z.strictObject({
  titulo: nameText(160),
  o_que: nameText(4000),
  /** When it became known: the clock begins. */
  conhecido_em: notFuture(instantText),
  dados: nameText(1000),
  riscos: optionalText(2000),
  medidas: optionalText(4000),
  /** What the logs are asked for. */
  periodo_de: instantText,
  periodo_ate: instantText,
  /** Whose account it was, where that is known. */
  id_suspeito: recordId.nullish(),
  /** Why nobody is notified, where nobody is at risk. */
  sem_risco: optionalText(2000),
})
export type IncidentFields = z.output<typeof incidentFields>

const inOrder = ({ periodo_de, periodo_ate }: Partial<Pick<IncidentFields, 'periodo_de' | 'periodo_ate'>>) =>
  !periodo_de || !periodo_ate || new Date(periodo_de) <= new Date(periodo_ate)
const order = { path: ['periodo_ate'], error: trustTexts.periodOrder }

export const createIncidentInput = incidentFields.refine(inOrder, order)
export const updateIncidentInput = updateOf(incidentFields).refine(inOrder, order)
export type UpdateIncidentInput = z.output<typeof updateIncidentInput>

export const stepIncidentInput = updateOf(z.strictObject({})).extend({ passo: z.enum(keysOf(incidentSteps)) })

export const incidentTextFields = z.strictObject({
  chave: z.enum(keysOf(incidentTexts)),
  texto: nameText(8000),
})

export const incidentList = listOf('-created_at', {
  id: number('Número'),
  titulo: text('Incidente'),
  conhecido_em: date('Conhecido em'),
  prazo: date('Prazo'),
  titulares: number('Pessoas afetadas'),
  comunicado_autoridade_em: date('À autoridade'),
  comunicado_titulares_em: date('Às pessoas'),
  encerrado_em: date('Encerrado'),
  created_at: date('Registro'),
  updated_at: date(),
})
export type ListIncidentsInput = z.output<typeof incidentList.input>

export const incidentRow = rowOf(incidentList, {
  /** One with several records is one; null until the logs are asked. */
  titulares: z.int().nullable(),
  comunicado_autoridade_em: moment.nullable(),
  comunicado_titulares_em: moment.nullable(),
  encerrado_em: moment.nullable(),
})

export const incidentOne = incidentRow.extend({
  o_que: z.string(),
  dados: z.string(),
  riscos: z.string().nullable(),
  medidas: z.string().nullable(),
  periodo_de: moment,
  periodo_ate: moment,
  id_suspeito: recordId.nullable(),
  suspeito: z.string().nullable(),
  sem_risco: z.string().nullable(),
  /** When the logs were asked whose data it was. */
  apurado_em: moment.nullable(),
  /** Files that were taken in the period. */
  exportacoes: z.array(
    z.strictObject({ tela: z.string(), linhas: z.int(), data: moment, quem: z.string().nullable() }),
  ),
  /** What is to be sent, filled with what is known. */
  textos: z.array(z.strictObject({ chave: z.enum(keysOf(incidentTexts)), texto: z.string() })),
})

export const affectedList = listOf('nome', {
  id: number(undefined, false),
  id_incidente: number(undefined, false),
  tabela: choice(readingTables, 'De onde', false),
  id_item: number('Número', false),
  nome: text('Nome'),
  leituras: number('Leituras'),
  primeira: date('Primeira'),
  ultima: date('Última'),
})
export type ListAffectedInput = z.output<typeof affectedList.input>
export const affectedRow = rowOf(affectedList, {
  tabela: z.enum(keysOf(readingTables)),
  /** Null where the record has no name, or is gone. */
  nome: z.string().nullable(),
})

export const countedIncident = z.strictObject({ titulares: z.int(), updated_at: moment })
export const incidentTextRows = z.array(incidentTextFields.extend({ texto: z.string() }))
