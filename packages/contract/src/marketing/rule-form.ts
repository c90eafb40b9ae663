/**
 * What criterion and sending allow and require. Shared by the form and the schema. See docs/marketing.md#rule-fields.
 */
import type { Criterion, Sending } from './communication-words.ts'

const allowed: Record<Criterion, readonly Sending[]> = {
  data_especifica: ['no_dia', 'dia_anterior', 'anual'],
  data_ativacao: ['no_dia', 'dia_seguinte'],
  data_contratacao: ['no_dia', 'dia_seguinte', 'anual'],
  data_aniversario: ['no_dia', 'dia_anterior', 'anual'],
}

/** Whether a sending is disabled for a criterion; before one is chosen nothing is. */
export const isSendingDisabled = (criterio: Criterion | null | undefined, envio: Sending): boolean =>
  criterio ? !allowed[criterio].includes(envio) : false

/** The days field has a value only if days are counted. */
export const takesDays = (envio: Sending | null | undefined): boolean =>
  envio === 'dia_seguinte' || envio === 'dia_anterior'

/** The days if they cannot be entered: 0 on the day itself, "not applicable" (null) every year. */
export const fixedDays = (envio: Sending | null | undefined): number | null => (envio === 'no_dia' ? 0 : null)

/** The date field has a value only for the specific date. */
export const takesDate = (criterio: Criterion | null | undefined): boolean => criterio === 'data_especifica'

/** Only the specific date may leave the sending out: it then is the day itself. */
export const requiresSending = (criterio: Criterion | null | undefined): boolean =>
  criterio !== 'data_especifica'
