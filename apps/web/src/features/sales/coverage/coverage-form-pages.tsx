import type * as z from 'zod'
import { wholeCoverage } from '@intranet/contract/sales/coverage'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { NumberField, TextField } from '@/components/form/text-fields.tsx'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { ProviderField, StateField } from '@/features/company/structure-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Values = z.input<typeof wholeCoverage>

const changed = trpc.coverage.pathFilter()

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
      form="coverage"
      schema={wholeCoverage}
      blank={{ cidade: '', bairro: '', logradouro: '', numero_inicio: null, numero_fim: null, ativo: true }}
      create={(input) => api.coverage.create.mutate(input)}
      changed={changed}
    >
      {fields}
    </RegisterPage>
  )
}

const labels = {
  id_empresa: 'Provedor',
  uf: 'Estado',
  cidade: 'Cidade',
  bairro: 'Bairro',
  logradouro: 'Rua',
  numero_inicio: 'Número de',
  numero_fim: 'Número até',
  ativo: 'Ativo',
}

export function CoverageEditPage({ record }: { record: Outputs['coverage']['get'] }) {
  return (
    <EditPage
      form="coverage"
      schema={wholeCoverage}
      record={record}
      update={(input) => api.coverage.update.mutate(input)}
      changed={changed}
      head={<RecordHistory tables={['vendas_cobertura']} id={record.id} labels={labels} />}
    >
      {fields}
    </EditPage>
  )
}
