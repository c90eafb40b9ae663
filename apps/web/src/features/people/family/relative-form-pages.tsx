import type * as z from 'zod'
import { can } from '@intranet/contract/access'
import { relativeFields } from '@intranet/contract/people/family'
import { kinshipLabels, kinships } from '@intranet/contract/people/family-options'
import { useWatch } from 'react-hook-form'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { CpfField, PhoneField } from '@/components/form/masked-fields.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/record-pages.tsx'
import { PersonField } from '@/features/company/person-field.tsx'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { relatives } from './relative.entity.ts'

type Values = z.input<typeof relativeFields>

type Relative = Outputs['relatives']['get']

const editFields = relativeFields.omit({ id_funcionario: true })
const options = kinships.map((value) => ({ value, label: kinshipLabels[value] }))
const yesNo: [string, string] = ['Sim', 'Não']

function Fields({ owner = false }: { owner?: boolean }) {
  const works = useWatch({ name: 'trabalha_no_grupo' }) as boolean | null
  return (
    <FormPanel>
      {owner && <PersonField<Values> name="id_funcionario" label="Funcionário" wide />}
      <TextField<Values> name="nome" label="Nome" maxLength={120} wide />
      <SelectField<Values> name="parentesco" label="Parentesco" options={options} />
      <DateField<Values> name="data_nascimento" label="Data de nascimento" />
      <CpfField<Values> name="cpf" label="CPF" />
      <PhoneField<Values> name="telefone" label="Telefone" />
      <ToggleField<Values> name="dependente_ir" label="Dependente no imposto de renda" labels={yesNo} />
      <ToggleField<Values> name="dependente_plano" label="Dependente no plano de saúde" labels={yesNo} />
      <ToggleField<Values> name="contato_emergencia" label="Contato de emergência" labels={yesNo} />
      <ToggleField<Values> name="trabalha_no_grupo" label="Trabalha no grupo" labels={yesNo} />
      {works && <PersonField<Values> name="id_funcionario_familiar" label="Cadastro do familiar" wide />}
    </FormPanel>
  )
}

export function RelativeRegisterPage() {
  const session = useSession()
  const keeps = can(session, 'rh', 'manage')
  const blank = {
    id_funcionario: session?.usuarioId,
    nome: '',
    dependente_ir: false,
    dependente_plano: false,
    trabalha_no_grupo: false,
    contato_emergencia: false,
  }
  return (
    <RegisterPage entity={relatives} schema={relativeFields} blank={blank}>
      <Fields owner={keeps} />
    </RegisterPage>
  )
}

export function RelativeEditPage({ record }: { record: Relative }) {
  const own = useSession()?.usuarioId === record.id_funcionario
  return (
    <EditPage
      entity={relatives}
      heading={
        own
          ? 'EDITAR FAMILIAR'
          : `EDITAR FAMILIAR DE ${(record.funcionario ?? '').toLocaleUpperCase('pt-BR')}`
      }
      schema={editFields}
      record={record}
    >
      <Fields />
    </EditPage>
  )
}
