import { equipmentRequests as text } from '@intranet/contract/messages/equipment-requests'
import { equipmentRequestSchemas } from '@intranet/contract/operations/equipment-request-schemas'
import { equipmentRequest } from '@intranet/contract/operations/equipment-requests'
import { useQuery } from '@tanstack/react-query'
import { fieldOf } from '@/components/form/entity-field.tsx'
import type { FieldProps } from '@/components/form/field.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useSavedChoice } from '@/components/form/use-saved-choice.ts'
import { ClosedPage } from '@/components/records/closed-page.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { namedOptions } from '@/lib/options-of.ts'
import { equipmentRequests } from './equipment-request.entity.ts'

const Field = fieldOf(equipmentRequest)

/** What managers offer to one's provider. */
function RequestableField<Values extends object = never>(props: FieldProps<Values>) {
  const incluir = useSavedChoice<Values>(props.name)
  const { data } = useQuery(trpc.equipmentRequests.products.queryOptions({ incluir }))
  const options = namedOptions(data)
  return (
    <SelectField<Values>
      {...props}
      options={options}
      hint={data?.length === 0 ? 'Nenhum produto do seu provedor pode ser pedido ainda.' : undefined}
    />
  )
}

const fields = (
  <FormPanel>
    <Field name="id_produto" as={RequestableField} wide />
    <Field name="quantidade" />
    <Field name="data_desejada" />
    <Field name="motivo" rows={3} wide hint="Para que você precisa. Quem decide lê este texto." />
  </FormPanel>
)

export function EquipmentRequestRegisterPage() {
  return (
    <RegisterPage
      entity={equipmentRequests}
      schema={equipmentRequestSchemas.form}
      texts={{ success: text.sent }}
      blank={{ quantidade: 1, motivo: '' }}
    >
      {fields}
    </RegisterPage>
  )
}

/** One's own request while nobody has decided. */
export function EquipmentRequestEditPage({ record }: { record: Outputs['equipmentRequests']['get'] }) {
  if (record.situacao !== 'pedido') return <ClosedPage reason={text.closed} />
  if (!record.meu) return <ClosedPage reason={text.notYours} />
  return (
    <EditPage
      entity={equipmentRequests}
      beside={`${record.quantidade} ${record.produto}`}
      schema={equipmentRequestSchemas.editForm}
      record={record}
    >
      {fields}
    </EditPage>
  )
}
