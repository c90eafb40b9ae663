import type * as z from 'zod'
import { erpFields } from '@intranet/contract/sales/erp'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { PlainHttpField } from '@/components/form/plain-http-field.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { erpConnections } from './erp.entity.ts'

type Values = z.input<typeof erpFields>

const editFields = erpFields.omit({ id_empresa: true })

const fields = (known: boolean) => (
  <>
    <TextField<Values>
      name="url"
      label="Endereço"
      type="url"
      placeholder="https://erp.exemplo.com.br/leads"
      hint="As leads são enviadas por POST para este endereço."
      wide
    />
    <TextField<Values>
      name="token"
      label="Token"
      type="password"
      autoComplete="off"
      hint={
        known ? 'Já definido; vazio mantém o atual.' : 'Vai no cabeçalho Authorization; nunca é mostrado.'
      }
      wide
    />
    <PlainHttpField<Values> name="permite_http" sent="as leads e o token" />
    <ToggleField<Values> name="ativo" label="Status" />
  </>
)

export function ErpRegisterPage() {
  return (
    <RegisterPage
      entity={erpConnections}
      schema={erpFields}
      blank={{ url: '', token: '', permite_http: false, ativo: true }}
    >
      <FormPanel>
        <ProviderField<Values> name="id_empresa" label="Provedor" wide />
        {fields(false)}
      </FormPanel>
    </RegisterPage>
  )
}

export function ErpEditPage({ record }: { record: Outputs['erp']['get'] }) {
  return (
    <EditPage
      entity={erpConnections}
      heading={`ERP DE ${record.empresa.toLocaleUpperCase('pt-BR')}`}
      schema={editFields}
      record={record}
    >
      <FormPanel>{fields(record.com_token)}</FormPanel>
    </EditPage>
  )
}
