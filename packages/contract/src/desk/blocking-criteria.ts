/** Exceptions of a blocking rule (criterio_excecao); one that matches excepts. See docs/desk.md#exceptions. */
import * as z from 'zod'
import { formatMoney } from '../formats.ts'
import { active, choice, date, listOf, number, text } from '../list.ts'
import { blocking } from '../messages/blocking.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { maxDialogText, optionalIsoDate, requiredText } from '../validators.ts'
import {
  criterionFieldLabels,
  criterionFields,
  criterionKinds,
  operatorLabels,
  operators,
  operatorsOf,
  personKindLabels,
  yesNoLabels,
  type CriterionField,
  type CriterionKind,
  type CriterionOperator,
} from './blocking-options.ts'
import { addErrors } from '../record-errors.ts'

const fits: Record<CriterionKind, (value: string) => boolean> = {
  texto: (value) => value.trim().length > 0,
  codigo: (value) => value.trim().length > 0,
  microrregiao: (value) => /^[1-9]\d{0,14}$/.test(value),
  pessoa: (value) => value in personKindLabels,
  inteiro: (value) => /^\d{1,4}$/.test(value),
  sim: (value) => value in yesNoLabels,
  valor: (value) => /^\d{1,10}(\.\d{1,2})?$/.test(value),
}

const fields = z.strictObject({
  campo: z.enum(criterionFields),
  operador: z.enum(operators),
  /** One value, or several of "um destes". */
  valor: z.array(z.union([z.string().trim().max(120), z.number().transform(String)])).max(200),
  validade_inicio: optionalIsoDate,
  validade_fim: optionalIsoDate,
  motivo: requiredText(maxDialogText),
  ativo: z.boolean().optional(),
})
type Fields = z.output<typeof fields>

/** Field → text of what does not fit together in a criterion. */
export function criterionErrors(one: Partial<Fields>): Record<string, string> {
  const errors: Record<string, string> = {}
  const { campo, operador, valor, validade_inicio, validade_fim } = one
  if (campo && operador && !operatorsOf[criterionKinds[campo]].includes(operador))
    errors.operador = blocking.operator
  if (campo && valor) {
    if (!valor.length || !valor.every(fits[criterionKinds[campo]])) errors.valor = blocking.value
    else if (operador && operador !== 'em' && valor.length > 1) errors.valor = blocking.oneValue
  }
  if (validade_inicio && validade_fim && validade_fim < validade_inicio) errors.validade_fim = blocking.period
  return errors
}

export const criterionFormFields = fields.superRefine(addErrors(criterionErrors))
/** With the rule that it belongs to. */
export const newCriterionFields = z
  .strictObject({ id_regra: recordId, ...fields.shape })
  .superRefine(addErrors(criterionErrors))
export type NewCriterion = z.output<typeof newCriterionFields>
export const createCriteriaInput = createOf(newCriterionFields)
export const updateCriterionInput = updateOf(fields)
export type UpdateCriterionInput = z.output<typeof updateCriterionInput>

/** A value in the words of its field. */
export function valueWords(field: CriterionField, value: string): string {
  const kind = criterionKinds[field]
  if (kind === 'pessoa') return personKindLabels[value as keyof typeof personKindLabels] ?? value
  if (kind === 'sim') return yesNoLabels[value as keyof typeof yesNoLabels] ?? value
  return kind === 'valor' ? formatMoney(value) : value
}

/** `Cidade igual a Tubarão`. */
export const criterionWords = (
  field: CriterionField,
  operator: CriterionOperator,
  values: readonly string[],
): string =>
  `${criterionFieldLabels[field]} ${operatorLabels[operator].toLowerCase()} ${values
    .map((value) => valueWords(field, value))
    .join(', ')}`

export const criterionList = listOf('id', {
  id: number(),
  id_regra: number(),
  campo: choice(criterionFieldLabels, 'Campo'),
  operador: choice(operatorLabels, 'Operador'),
  valores: text('Valor', false),
  validade_inicio: date('Válido desde'),
  validade_fim: date('Válido até'),
  motivo: text('Motivo', false),
  ativo: active('Status'),
  created_at: date(),
  updated_at: date(),
})
export type ListCriteriaInput = z.output<typeof criterionList.input>
