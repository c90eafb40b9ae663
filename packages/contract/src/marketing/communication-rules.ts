/**
 * Communication rules: fields, how they depend on each other, and their procedures' inputs. See
 * docs/marketing.md#rule-fields.
 */
import * as z from 'zod'
import { coded } from '../described.ts'
import { active, boolean, choice, date, documentNames, listOf, number, text } from '../list.ts'
import { keysOf } from '../keys-of.ts'
import { communicationRule } from '../messages/communication.ts'
import { form } from '../messages.ts'
import { format } from '../messages/formats.ts'
import { addErrors, type RecordErrors } from '../record-errors.ts'
import { byId, recordId, seenVersion } from '../record.ts'
import { isoDate, isReadable } from '../validators.ts'
import {
  DEFAULT_EMAIL_TITLE,
  channelKeys,
  criteria,
  holidayActions,
  NOT_APPLICABLE,
  quietActions,
  sendings,
  shiftLetters,
  shiftWords,
  type Criterion,
  type Sending,
} from './communication-words.ts'
import { unknownPlaceholderText } from '../placeholders.ts'
import { hourSource } from '../time-patterns.ts'
import { unknownPlaceholder } from './message-text.ts'
import { fixedDays, isSendingDisabled, requiresSending, takesDate, takesDays } from './rule-form.ts'
import { whenEmpty } from '../zod-locale.ts'

const blank = z.literal('').transform(() => null)

/** A message; the empty text means none. */
const message = (max: number) =>
  z
    .string()
    .max(max, form.maxText(max))
    .refine(isReadable, form.invisible)
    .transform((written) => (written.trim() === '' ? null : written))
    .nullish()

/** Days; "Não aplicável" and the empty text mean none. */
const days = z.union([
  z.int({ error: format.integer }).min(0, format.minNumber(0)).max(365, format.maxNumber(365)),
  z.literal(NOT_APPLICABLE).transform(() => null),
  z.literal('not applicable').transform(() => null),
  blank,
  z
    .string()
    .regex(/^\d{1,3}$/, format.integer)
    .register(documentNames, { pattern: '^(\\d{1,2}|[0-2]\\d{2}|3[0-5]\\d|36[0-5])$' })
    .transform(Number)
    .pipe(z.int().max(365, format.maxNumber(365))),
  z.null(),
])
const time = z.string().regex(new RegExp(`^${hourSource}(:00)?$`), format.invalidTime)

/** A rule as people write it; `ruleOf` checks the complete rule. */
export const ruleShape = z.strictObject({
  campanha_id: recordId,
  criterio: z.enum(keysOf(criteria), whenEmpty(form.requiredAll)),
  envio: z.union([z.enum(keysOf(sendings)), blank]).nullish(),
  tempo: days.optional(),
  data_especifica: z.union([isoDate, blank]).nullish(),
  turno: coded(z.enum(shiftLetters as [string, ...string[]], whenEmpty(form.requiredAll)), shiftWords),
  ativo: z.boolean().optional(),
  sms: z.boolean().optional(),
  email: z.boolean().optional(),
  whatsapp: z.boolean().optional(),
  /** The title of every rule's e-mails; no other may be sent (docs/marketing.md#rule-channels). */
  titulo_email: z
    .union([z.literal(DEFAULT_EMAIL_TITLE), blank], { error: communicationRule.fixedTitle })
    .nullish(),
  mensagem_email: message(100_000),
  mensagem_sms: message(1000),
  /** The template's id; over REST its name too. */
  template_whatsapp: z.union([recordId, z.string().trim().min(1).max(120), blank]).nullish(),
  silencio_inicio: z.union([time, blank]).nullish(),
  silencio_fim: z.union([time, blank]).nullish(),
  silencio_acao: z.enum(keysOf(quietActions)).optional(),
  feriado_acao: z.enum(keysOf(holidayActions)).optional(),
  /** Messages to customers of a city wait while an incident lasts there. */
  segurar_incidente: z.boolean().optional(),
})
type RuleInput = z.output<typeof ruleShape>

/** Field → text of every error of a complete rule. */
function ruleErrors(rule: RuleInput): RecordErrors {
  const errors: Partial<Record<keyof RuleInput, string>> = {}
  const { criterio, envio } = rule
  if (!envio && requiresSending(criterio)) errors.envio = form.requiredAll
  if (envio && isSendingDisabled(criterio, envio)) errors.envio = communicationRule.sendingNotAllowed
  if (takesDays(envio) && !rule.tempo) errors.tempo = form.requiredAll
  if (takesDate(criterio) && !rule.data_especifica) errors.data_especifica = form.requiredAll
  if (!channelKeys.some((channel) => rule[channel])) errors.whatsapp = communicationRule.noChannel
  if (rule.whatsapp && !rule.template_whatsapp) errors.template_whatsapp = form.requiredAll
  if (rule.email && !rule.mensagem_email) errors.mensagem_email = form.requiredAll
  if (rule.sms && !rule.mensagem_sms) errors.mensagem_sms = form.requiredAll
  const [from, to] = [rule.silencio_inicio ?? null, rule.silencio_fim ?? null]
  if ((from === null) !== (to === null) || (from !== null && from === to))
    errors.silencio_fim = communicationRule.silence
  for (const field of ['mensagem_email', 'mensagem_sms'] as const) {
    const unknown = unknownPlaceholder(rule[field] ?? '')
    if (unknown !== null) errors[field] = unknownPlaceholderText(unknown)
  }
  return errors
}

/** What is stored of the fields that follow from others. */
function settled(rule: RuleInput) {
  const envio: Sending = rule.envio ?? 'no_dia'
  return {
    ...rule,
    turno: rule.turno as (typeof shiftLetters)[number],
    criterio: rule.criterio as Criterion,
    envio,
    tempo: takesDays(envio) ? (rule.tempo ?? null) : fixedDays(envio),
    data_especifica: takesDate(rule.criterio) ? (rule.data_especifica ?? null) : null,
  }
}

/** A complete rule with its checks: for the form and for creating; an updated rule must pass them too. */
export const communicationRuleFields = ruleShape.superRefine(addErrors(ruleErrors)).transform(settled)
export type CommunicationRuleFields = z.output<typeof communicationRuleFields>

export const createCommunicationRulesInput = z.strictObject({
  objects: z.array(communicationRuleFields).min(1).max(500),
})
/** Any subset; the rule that it makes is checked like a new one (docs/marketing.md#rule-edits). */
export const updateCommunicationRuleInput = z.strictObject({
  ...byId.shape,
  ...seenVersion.shape,
  ...ruleShape.partial().shape,
})
export type UpdateCommunicationRuleInput = z.output<typeof updateCommunicationRuleInput>

export const communicationRuleList = listOf('id', {
  id: number(),
  campanha_id: number(),
  campanha: text('Campanha'),
  criterio: choice(criteria, 'Critério'),
  envio: choice(sendings, 'Envio'),
  tempo: number('Tempo'),
  data_especifica: date('Data Específica'),
  turno: choice(shiftWords, 'Turno'),
  whatsapp: boolean('WhatsApp'),
  email: boolean('E-mail'),
  sms: boolean('SMS'),
  ultima_execucao: date('Última execução'),
  ativo: active('Status'),
  criado: date('Criação'),
  updated_at: date(),
})
export type ListCommunicationRulesInput = z.output<typeof communicationRuleList.input>

/** A saved rule, or one that is being written; `data` is the day of the shift (the next one when left out). */
export const forecastInput = z.union([
  z.strictObject({ id: recordId, data: isoDate.optional() }),
  z.strictObject({ regra: communicationRuleFields, data: isoDate.optional() }),
])
export type ForecastInput = z.output<typeof forecastInput>

/**
 * The messages of a saved or unsaved rule, for a customer of its provider (the first of its audience when left out).
 */
export const messagePreviewInput = z.union([
  z.strictObject({ id: recordId, id_pessoa: recordId.optional() }),
  z.strictObject({ regra: communicationRuleFields, id_pessoa: recordId.optional() }),
])
export type MessagePreviewInput = z.output<typeof messagePreviewInput>

export const testSendInput = z.strictObject({
  id: recordId,
  canal: z.enum(channelKeys as [string, ...string[]]),
  id_pessoa: recordId.optional(),
})
export type TestSendInput = z.output<typeof testSendInput>

/** The number of customers, typed by the one who wants the rule active. */
export const requestApprovalInput = z.strictObject({ id: recordId, publico: z.int().positive() })

/** `impressao`: the fingerprint that the approver saw; left out, the one that is stored. */
export const approveRuleInput = z.strictObject({
  id: recordId,
  impressao: z.string().length(64).optional(),
})
export type ApproveRuleInput = z.output<typeof approveRuleInput>

/** Runs a shift for a day: for superadmins, only while every message stays on the outbox page. */
export const runShiftInput = z.strictObject({
  id: recordId,
  data: isoDate,
  turno: coded(z.enum(shiftLetters as [string, ...string[]]), shiftWords),
})

/** What will be sent from today on. */
export const communicationCalendarInput = z
  .strictObject({ dias: z.int().min(1).max(60).default(30), campanha_id: recordId.optional() })
  .prefault({})
export type CommunicationCalendarInput = z.output<typeof communicationCalendarInput>
