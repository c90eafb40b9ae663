import { criterionFormFields, newCriterionFields } from '@intranet/contract/desk/blocking-criteria'
import {
  criterionFieldLabels,
  criterionKinds,
  operatorLabels,
  operatorsOf,
  personKindLabels,
  yesNoLabels,
  type CriterionField,
  type CriterionKind,
} from '@intranet/contract/desk/blocking-options'
import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import type * as z from 'zod'
import { DateField } from '@/components/form/date-fields.tsx'
import { FieldFrame, useField, type FieldProps } from '@/components/form/field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { MultiSelectField, SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { inactiveNote } from '@/components/inputs/option.ts'
import { useSavedChoices } from '@/components/form/use-saved-choice.ts'
import { useFormOf, useValue, useValues } from '@/components/form/use-form-values.ts'
import { ChipsInput } from '@/components/ui/chips-input.tsx'
import { Input } from '@/components/ui/input.tsx'
import { moneyInput } from '@/lib/typed-money.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { criteria } from './rule.entity.ts'

type Values = z.input<typeof criterionFormFields>

const choicesOf = { pessoa: optionsOf(personKindLabels), sim: optionsOf(yesNoLabels) }

/** One value of a list that holds one. */
function OneValueField(props: FieldProps<Values> & { kind: CriterionKind }) {
  const field = useField<string[] | undefined, Values>(props)
  const value = field.value?.[0] ?? ''
  const onValue = (typed: string) => field.setValue(typed === '' ? [] : [typed])
  const typing =
    props.kind === 'valor'
      ? moneyInput(value, onValue)
      : { value, onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onValue(target.value) }
  return (
    <FieldFrame {...props} field={field}>
      <Input {...field.input} inputMode={props.kind === 'inteiro' ? 'numeric' : undefined} {...typing} />
    </FieldFrame>
  )
}

function ManyValuesField(props: FieldProps<Values>) {
  const field = useField<string[] | undefined, Values>(props)
  return (
    <FieldFrame {...props} field={field}>
      <ChipsInput
        {...field.input}
        values={field.value ?? []}
        onValues={field.setValue}
        placeholder="Vírgula ou Enter separa"
      />
    </FieldFrame>
  )
}

/** The control of the value depends on the field and the operator. */
function ValueField() {
  const [field, operator] = useValues<Values>()('campo', 'operador')
  const kind = field && criterionKinds[field]
  const { formState } = useFormOf<Values>()
  const begun = formState.defaultValues?.campo
  const choices = useSavedChoices<Values>('valor')
  const saved = begun && criterionKinds[begun] === 'microrregiao' ? choices : []
  const { data: regions = [] } = useQuery({
    ...trpc.microregions.options.queryOptions({ incluidos: saved }),
    enabled: kind === 'microrregiao',
  })
  if (!kind) return null
  if (kind === 'pessoa' || kind === 'sim')
    return <MultiSelectField<Values> name="valor" label="Valor" options={choicesOf[kind]} />
  if (kind === 'microrregiao')
    return (
      <MultiSelectField<Values>
        name="valor"
        label="Valor"
        options={regions.map(({ id, nome, ativo }) => ({
          value: String(id),
          label: nome,
          note: inactiveNote(ativo),
        }))}
      />
    )
  if (operator === 'em') return <ManyValuesField name="valor" label="Valores" />
  return <OneValueField name="valor" label={kind === 'valor' ? 'Valor (R$)' : 'Valor'} kind={kind} />
}

function CriterionFields() {
  const { setValue } = useFormOf<Values>()
  const field = useValue<Values>()('campo')
  const operators = field ? operatorsOf[criterionKinds[field]] : []
  return (
    <FormPanel>
      <SelectField<Values>
        name="campo"
        label="Campo"
        options={optionsOf(criterionFieldLabels)}
        onPicked={(picked) => {
          const [first] = operatorsOf[criterionKinds[picked as CriterionField]]
          setValue('operador', first, { shouldDirty: true })
          setValue('valor', [], { shouldDirty: true })
        }}
      />
      <SelectField<Values>
        name="operador"
        label="Operador"
        options={operators.map((value) => ({ value, label: operatorLabels[value] }))}
      />
      <ValueField />
      <DateField<Values> name="validade_inicio" label="Válido desde" />
      <DateField<Values> name="validade_fim" label="Válido até" />
      <TextAreaField<Values> name="motivo" label="Motivo" rows={3} wide />
    </FormPanel>
  )
}

interface OfRule {
  rule: { id: number; nome: string }
}

export function CriterionRegisterPage({ rule }: OfRule) {
  return (
    <RegisterPage
      entity={criteria}
      schema={newCriterionFields}
      blank={{ id_regra: rule.id, valor: [], motivo: '' }}
      parents={[rule.id]}
      beside={rule.nome}
    >
      <CriterionFields />
    </RegisterPage>
  )
}

export function CriterionEditPage({ rule, record }: OfRule & { record: Outputs['blockingCriteria']['get'] }) {
  return (
    <EditPage
      entity={criteria}
      beside={rule.nome}
      heading={`Critério: ${criterionFieldLabels[record.campo]}`}
      schema={criterionFormFields}
      record={record}
    >
      <CriterionFields />
    </EditPage>
  )
}
