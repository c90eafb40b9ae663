import type * as z from 'zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { wholePrice } from '@intranet/contract/sales/pricing-schemas'
import { price } from '@intranet/contract/sales/pricing'
import { RadioField } from '@/components/form/choice-fields.tsx'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useSavedChoice } from '@/components/form/use-saved-choice.ts'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { useFormOf, useValues } from '@/components/form/use-form-values.ts'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { namedOptions } from '@/lib/options-of.ts'
import { prices } from './price.entity.ts'

type Values = z.input<typeof wholePrice>

const Field = fieldOf(price)

type Price = Outputs['pricing']['get']

/** Micro-regions of the chosen provider, and those of the whole group; one of another provider is let go. */
function MicroregionField() {
  const { data } = useQuery(
    trpc.microregions.options.queryOptions({ incluir: useSavedChoice<Values>('id_microrregiao') }),
  )
  const { setValue } = useFormOf<Values>()
  const [provider, chosen] = useValues<Values>()('id_empresa', 'id_microrregiao')
  const fitting = data?.filter(({ id_empresa }) => id_empresa === null || id_empresa === provider)
  const lost = Boolean(chosen) && fitting !== undefined && !fitting.some(({ id }) => id === chosen)
  useEffect(() => {
    if (lost) setValue('id_microrregiao', null, { shouldDirty: true })
  }, [lost, setValue])
  return (
    <SelectField<Values>
      name="id_microrregiao"
      label="Microrregião"
      placeholder="Todo o provedor"
      options={namedOptions(fitting)}
      waitsFor={!provider && 'o provedor'}
    />
  )
}

const fields = (
  <>
    <FormPanel title="Produto">
      <Field name="produto" wide />
      <Field name="id_empresa" as={ProviderField} />
      <MicroregionField />
      <Field name="tecnologia" radio />
      <Field name="publico" radio />
      <Field name="velocidade_mbps" />
      <RadioField<Values>
        name="fidelidade_meses"
        label="Fidelidade"
        options={[
          { value: 0, label: 'Sem fidelidade' },
          { value: 12, label: '12 meses' },
        ]}
      />
    </FormPanel>
    <FormPanel title="Preço">
      <Field name="valor" />
      <Field name="taxa_instalacao" hint="Vazio: sem taxa." />
      <Field name="valor_promocional" />
      <Field name="meses_promocao" />
      <Field name="vigencia_inicio" />
      <Field name="vigencia_fim" hint="Vazio: até ser encerrado." />
    </FormPanel>
  </>
)

export function PriceRegisterPage({ source }: { source?: Price }) {
  const blank = {
    produto: '',
    id_empresa: undefined,
    id_microrregiao: null,
    tecnologia: 'fibra' as const,
    publico: 'pf' as const,
    velocidade_mbps: undefined,
    fidelidade_meses: 12 as const,
    valor: '',
    taxa_instalacao: '',
    valor_promocional: '',
    meses_promocao: null,
    vigencia_inicio: '',
    vigencia_fim: '',
  }
  return (
    <RegisterPage
      entity={prices}
      schema={wholePrice}
      blank={blank}
      // The copy begins when somebody says so: in the period of the first it would overlap.
      source={source && { ...source, vigencia_inicio: '', vigencia_fim: '' }}
    >
      {fields}
    </RegisterPage>
  )
}

export function PriceEditPage({ record }: { record: Price }) {
  return (
    <EditPage entity={prices} beside={record.produto} schema={wholePrice} record={record}>
      {fields}
    </EditPage>
  )
}
