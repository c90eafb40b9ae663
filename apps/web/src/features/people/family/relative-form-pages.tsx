import type * as z from 'zod'
import { can } from '@intranet/contract/access'
import { relative } from '@intranet/contract/people/family'
import { relativeFields, relativeSchemas } from '@intranet/contract/people/relative-schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { CpfField } from '@/components/form/masked-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { PersonField } from '@/features/company/person-field.tsx'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { relatives } from './relative.entity.ts'

type Values = z.input<typeof relativeFields>

type Relative = Outputs['relatives']['get']

const Field = fieldOf(relative)

function Fields({ owner = false }: { owner?: boolean }) {
  const works = useValue<Values>()('trabalha_no_grupo')
  return (
    <FormPanel>
      {owner && (
        <PersonField<Values> name="id_funcionario" label={relative.fields.id_funcionario.label} wide />
      )}
      <Field name="nome" capped wide />
      <Field name="parentesco" searched />
      <Field name="data_nascimento" />
      <Field name="cpf" as={CpfField} />
      <Field name="telefone" />
      <Field name="dependente_ir" />
      <Field name="dependente_plano" />
      <Field name="contato_emergencia" />
      <Field name="trabalha_no_grupo" />
      {works && <Field name="id_funcionario_familiar" as={PersonField} wide />}
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
      beside={record.nome}
      heading={
        own
          ? 'EDITAR FAMILIAR'
          : `EDITAR FAMILIAR DE ${(record.funcionario ?? '').toLocaleUpperCase('pt-BR')}`
      }
      schema={relativeSchemas.fields}
      record={record}
    >
      <Fields />
    </EditPage>
  )
}
