/** Blocking rules (regra_bloqueio): immutable once saved but for being active. See docs/desk.md#blocking-rules. */
import * as z from 'zod'
import { active, amount, boolean, choice, date, documentNames, listOf, number, text } from '../list.ts'
import { blocking } from '../messages/blocking.ts'
import { byId, createOf, recordId, seenVersion } from '../record.ts'
import { isoDate, money, nameText } from '../validators.ts'
import {
  BLOCKING_HOURS,
  MIN_NOTICE_DAYS,
  blockingTypeLabels,
  blockingTypes,
  changeLabels,
  reasonLabels,
  restDays,
  resultLabels,
} from './blocking-options.ts'
import { addErrors } from '../record-errors.ts'
import { hourSource } from '../time-patterns.ts'

const hour = z
  .string()
  .trim()
  .regex(new RegExp(`^${hourSource}(:00)?$`), blocking.hour)
  .transform((typed) => typed.slice(0, 5))
  .register(documentNames, { description: `De ${BLOCKING_HOURS.from} a ${BLOCKING_HOURS.to}, \`HH:MM\`.` })

const fields = z.strictObject({
  nome: nameText(120),
  id_empresa: recordId,
  dias_atraso: z.int(blocking.days).min(MIN_NOTICE_DAYS, blocking.noticeOverDays).max(365, blocking.days),
  tipo: z.enum(blockingTypes),
  valor_minimo: money.default('0'),
  qtd_faturas_min: z.int(blocking.invoices).min(1, blocking.invoices).max(120, blocking.invoices).default(1),
  horario: hour.default(BLOCKING_HOURS.from),
  dias_semana: z.array(z.int().min(1).max(7)).max(7).default([1, 2, 3, 4]),
  respeita_feriado: z.boolean().default(true),
  dias_notificacao: z
    .int(blocking.days)
    .min(MIN_NOTICE_DAYS, blocking.notice)
    .max(365, blocking.days)
    .default(MIN_NOTICE_DAYS),
})
type Fields = z.output<typeof fields>

/** Field → text of what a rule may not be. */
export function ruleErrors(rule: Partial<Fields>): Record<string, string> {
  const errors: Record<string, string> = {}
  const { dias_notificacao: notice, dias_atraso: days, dias_semana, horario, tipo } = rule
  if (notice !== undefined && days !== undefined && days < notice)
    errors.dias_atraso = blocking.noticeOverDays
  if (dias_semana && !dias_semana.length) errors.dias_semana = blocking.noWeekday
  else if (tipo !== 'aviso' && dias_semana?.some((day) => restDays.includes(day)))
    errors.dias_semana = blocking.restDays
  if (horario !== undefined && (horario < BLOCKING_HOURS.from || horario > BLOCKING_HOURS.to))
    errors.horario = blocking.hour
  return errors
}

export const ruleFields = fields.superRefine(addErrors(ruleErrors))
export type RuleFields = z.output<typeof ruleFields>
export const createRulesInput = createOf(ruleFields)

export const switchRuleInput = z.strictObject({ ...byId.shape, ...seenVersion.shape, ativo: z.boolean() })
export type SwitchRuleInput = z.output<typeof switchRuleInput>
export const copyRuleInput = z.strictObject({ ...byId.shape, nome: nameText(120).optional() })

/** `data`: the day that is tried out; today without it. */
export const simulateInput = z.strictObject({ ...byId.shape, data: isoDate.optional() })
export type SimulateInput = z.output<typeof simulateInput>

/** A new copy of a provider's customers in arrears. */
export const refreshArrearsInput = z.strictObject({ id_empresa: recordId })

export const ruleList = listOf('-created_at', {
  id: number(),
  nome: text('Nome'),
  id_empresa: number(),
  empresa: text('Provedor'),
  sistema: text('Sistema'),
  dias_atraso: number('Dias de atraso'),
  tipo: choice(blockingTypeLabels, 'Tipo'),
  valor_minimo: amount('Valor mínimo'),
  qtd_faturas_min: number('Faturas'),
  horario: text('Horário', false),
  respeita_feriado: boolean('Respeita feriado'),
  dias_notificacao: number('Dias de notificação'),
  excecoes: number('Exceções'),
  simulada_em: date('Última simulação'),
  ativo: active('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListRulesInput = z.output<typeof ruleList.input>

export const simulationItemList = listOf('-dias_atraso', {
  id: number(),
  id_simulacao: number(),
  cod_cliente: text('Código'),
  nome: text('Nome'),
  cidade: text('Cidade'),
  dias_atraso: number('Dias de atraso'),
  faturas: number('Faturas'),
  valor_aberto: amount('Valor em aberto'),
  resultado: choice(resultLabels, 'Resultado'),
  porque: choice(reasonLabels, 'Por quê'),
  id_criterio: number(),
  detalhe: text('Critério', false),
  mudanca: choice(changeLabels, 'Mudança'),
})
export type ListSimulationItemsInput = z.output<typeof simulationItemList.input>
