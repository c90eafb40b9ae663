import { useId, useState } from 'react'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { CityChoice } from '@intranet/contract/city-choice'
import type { Uf } from '@intranet/contract/states'
import { microregion } from '@intranet/contract/company/microregion'
import { type AnyValues, fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { type Outputs } from '@/lib/trpc.ts'
import { CityPicker, StateChoice } from '../cities/city-picker.tsx'
import { ProviderField } from '../structure-fields.tsx'
import { microregions } from './microregion.entity.ts'

const Field = fieldOf(microregion)

const { form } = schemasOf(microregion)

/** What to know before one is made or changed. */
const help = (
  <>
    <HelpNote title="Onde aparece">
      Nos preços: um plano vale para o provedor inteiro ou para uma microrregião.
    </HelpNote>
    <HelpNote title="Inativar">Deixa de ser oferecido em novos cadastros. O que já o usa continua.</HelpNote>
  </>
)

type Microregion = Outputs['microregions']['get']

function MicroregionFields({ linked = [] }: { linked?: CityChoice[] }) {
  const id = useId()
  const [uf, setUf] = useState<Uf | ''>((linked[0]?.uf as Uf | undefined) ?? '')
  return (
    <FormPanel>
      <Field name="nome" wide />
      <Field name="id_empresa" as={ProviderField} hint="Sem provedor, vale para todo o grupo." />
      <Field name="ativo" />
      <StateChoice id={id} value={uf} onChange={setUf} />
      <Field name="cidades" as={CityPicker<AnyValues>} linked={linked} uf={uf || null} />
    </FormPanel>
  )
}

export function MicroregionRegisterPage() {
  return (
    <RegisterPage
      entity={microregions}
      schema={form}
      blank={{ nome: '', id_empresa: null, cidades: [], ativo: false }}
      help={help}
    >
      <MicroregionFields />
    </RegisterPage>
  )
}

export function MicroregionEditPage({ record }: { record: Microregion }) {
  return (
    <EditPage
      entity={microregions}
      beside={record.nome}
      schema={form}
      record={{ ...record, cidades: record.cidades.map(({ id }) => id) }}
      help={help}
    >
      <MicroregionFields linked={record.cidades} />
    </EditPage>
  )
}
