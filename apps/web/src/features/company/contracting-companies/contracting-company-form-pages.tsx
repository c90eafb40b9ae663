import { schemasOf } from '@intranet/contract/entity/schemas'
import { contractingCompany } from '@intranet/contract/company/contracting-company'
import { type AnyValues, fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { CepField } from '@/components/form/masked-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { api } from '@/lib/api.ts'
import { type Outputs } from '@/lib/trpc.ts'
import { lookUpAddress } from '../cities/postal-code.ts'
import { ProviderField, StateField } from '../structure-fields.tsx'
import { contractingCompanies } from './contracting-company.entity.ts'

const Field = fieldOf(contractingCompany)

const { form } = schemasOf(contractingCompany)

/** What to know before one is made or changed. */
const help = (
  <>
    <HelpNote title="Para que serve">
      É a pessoa jurídica que assina os contratos de trabalho no provedor.
    </HelpNote>
    <HelpNote title="Inativar">Deixa de ser oferecido em novos cadastros. O que já o usa continua.</HelpNote>
  </>
)

type ContractingCompany = Outputs['contractingCompanies']['get']

const addressOf = lookUpAddress(({ address, district, city, state }) => ({
  endereco: address,
  bairro: district,
  cidade: city,
  estado: state,
}))

const fields = (
  <>
    <FormPanel title="Empresa">
      <Field name="razao_social" wide />
      <Field name="nome_fantasia" wide />
      <Field name="cnpj" />
      <Field name="id_empresa" as={ProviderField} />
      <Field name="ativo" />
    </FormPanel>
    <FormPanel title="Endereço">
      <Field
        name="cep"
        as={CepField<AnyValues>}
        hint="Preenche o endereço."
        lookup={addressOf}
        clears={{ endereco: '', bairro: '', cidade: '', estado: null }}
      />
      <Field name="estado" as={StateField} />
      <Field name="cidade" />
      <Field name="bairro" />
      <Field name="endereco" wide />
      <Field name="numero" />
      <Field name="complemento" />
    </FormPanel>
  </>
)

export function ContractingCompanyRegisterPage() {
  const blank = {
    razao_social: '',
    nome_fantasia: '',
    cnpj: '',
    cep: '',
    endereco: '',
    numero: '',
    complemento: '',
    bairro: '',
    cidade: '',
    ativo: false,
  }
  return (
    <RegisterPage entity={contractingCompanies} schema={form} blank={blank} help={help}>
      {fields}
    </RegisterPage>
  )
}

export function ContractingCompanyEditPage({ record }: { record: ContractingCompany }) {
  return (
    <EditPage
      entity={contractingCompanies}
      beside={record.nome_fantasia}
      schema={form}
      record={record}
      merges={{ declared: contractingCompany, read: (id) => api.contractingCompanies.get.query({ id }) }}
      help={help}
    >
      {fields}
    </EditPage>
  )
}
