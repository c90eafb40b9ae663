import { coverageEntity } from '@intranet/contract/sales/coverage'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { NumberField } from '@/components/form/text-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { ProviderField, StateField } from '@/features/company/structure-fields.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { coverages } from './coverage.entity.ts'

const Field = fieldOf(coverageEntity)

const { form } = schemasOf(coverageEntity)

const fields = (
  <FormPanel>
    <Field name="id_empresa" as={ProviderField} wide />
    <Field name="uf" as={StateField} />
    <Field name="cidade" />
    <Field name="bairro" hint="Vazio: a cidade inteira." />
    <Field name="logradouro" hint="Vazio: o bairro inteiro." />
    <Field name="numero_inicio" as={NumberField} />
    <Field name="numero_fim" as={NumberField} />
    <Field name="ativo" />
  </FormPanel>
)

export function CoverageRegisterPage() {
  return (
    <RegisterPage
      entity={coverages}
      schema={form}
      blank={{ cidade: '', bairro: '', logradouro: '', numero_inicio: null, numero_fim: null, ativo: false }}
    >
      {fields}
    </RegisterPage>
  )
}

export function CoverageEditPage({ record }: { record: Outputs['coverage']['get'] }) {
  return (
    <EditPage
      entity={coverages}
      beside={[record.logradouro, record.bairro, record.cidade].filter(Boolean).join(', ')}
      schema={form}
      record={record}
    >
      {fields}
    </EditPage>
  )
}
