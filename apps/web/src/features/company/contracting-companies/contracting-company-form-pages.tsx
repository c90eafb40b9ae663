import type * as z from 'zod'
import { contractingCompanyFields } from '@intranet/contract/company/contracting-company'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { CepField, CnpjField } from '@/components/form/masked-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/record-pages.tsx'
import { type Outputs } from '@/lib/trpc.ts'
import { lookUpAddress } from '../cities/postal-code.ts'
import { ProviderField, StateField } from '../structure-fields.tsx'
import { contractingCompanies } from './contracting-company.entity.ts'

type Values = z.input<typeof contractingCompanyFields>

/** What to know before one is made or changed. */
const help = (
  <>
    <HelpNote title="Para que serve">
      É a pessoa jurídica que assina os contratos de trabalho no provedor.
    </HelpNote>
    <HelpNote title="CEP">Preenche endereço, bairro, cidade e estado.</HelpNote>
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
      <TextField<Values> name="razao_social" label="Razão social" wide />
      <TextField<Values> name="nome_fantasia" label="Nome fantasia" wide />
      <CnpjField<Values> name="cnpj" label="CNPJ" />
      <ProviderField<Values> name="id_empresa" label="Provedor" />
      <ToggleField<Values> name="ativo" label="Status" />
    </FormPanel>
    <FormPanel title="Endereço">
      <CepField<Values>
        name="cep"
        label="CEP"
        hint="Preenche o endereço."
        lookup={addressOf}
        clears={{ endereco: '', bairro: '', cidade: '', estado: null }}
      />
      <StateField<Values> name="estado" label="Estado" />
      <TextField<Values> name="cidade" label="Cidade" />
      <TextField<Values> name="bairro" label="Bairro" />
      <TextField<Values> name="endereco" label="Endereço" wide />
      <TextField<Values> name="numero" label="Número" />
      <TextField<Values> name="complemento" label="Complemento" />
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
    <RegisterPage entity={contractingCompanies} schema={contractingCompanyFields} blank={blank} help={help}>
      {fields}
    </RegisterPage>
  )
}

export function ContractingCompanyEditPage({ record }: { record: ContractingCompany }) {
  return (
    <EditPage entity={contractingCompanies} schema={contractingCompanyFields} record={record} help={help}>
      {fields}
    </EditPage>
  )
}
