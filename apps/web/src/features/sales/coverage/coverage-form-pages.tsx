import type * as z from 'zod'
import { wholeCoverage } from '@intranet/contract/sales/coverage'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { NumberField, TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { ProviderField, StateField } from '@/features/company/structure-fields.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { coverages } from './coverage.entity.ts'

type Values = z.input<typeof wholeCoverage>

const fields = (
  <FormPanel>
    <ProviderField<Values> name="id_empresa" label="Provedor" wide />
    <StateField<Values> name="uf" label="Estado" />
    <TextField<Values> name="cidade" label="Cidade" maxLength={120} />
    <TextField<Values> name="bairro" label="Bairro" maxLength={120} hint="Vazio: a cidade inteira." />
    <TextField<Values> name="logradouro" label="Rua" maxLength={200} hint="Vazio: o bairro inteiro." />
    <NumberField<Values> name="numero_inicio" label="Número de" />
    <NumberField<Values> name="numero_fim" label="Número até" />
    <ToggleField<Values> name="ativo" label="Status" />
  </FormPanel>
)

export function CoverageRegisterPage() {
  return (
    <RegisterPage
      entity={coverages}
      schema={wholeCoverage}
      blank={{ cidade: '', bairro: '', logradouro: '', numero_inicio: null, numero_fim: null, ativo: true }}
    >
      {fields}
    </RegisterPage>
  )
}

export function CoverageEditPage({ record }: { record: Outputs['coverage']['get'] }) {
  return (
    <EditPage entity={coverages} schema={wholeCoverage} record={record}>
      {fields}
    </EditPage>
  )
}
