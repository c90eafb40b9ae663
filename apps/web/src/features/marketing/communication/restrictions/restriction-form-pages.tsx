import type * as z from 'zod'
import { useState } from 'react'
import { formatDocument } from '@intranet/contract/formats'
import { restrictionSchemas } from '@intranet/contract/marketing/restriction-schemas'
import { restriction } from '@intranet/contract/marketing/restrictions'
import { channelKeys, restrictionOrigins } from '@intranet/contract/marketing/communication-words'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { DocumentField } from '@/components/form/masked-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { useFormOf, useValues } from '@/components/form/use-form-values.ts'
import { Input } from '@/components/ui/input.tsx'
import { CustomerLookup, type FoundCustomer } from '@/features/sales/customers/customer-lookup.tsx'
import { DetailList } from '@/components/records/detail-list.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { ProviderKeyField } from '../provider-key-field.tsx'
import { restrictions } from './restriction.entity.ts'
import { providerFact } from '@/features/company/provider-cell.tsx'

const Field = fieldOf(restriction)

type Values = z.input<typeof restrictionSchemas.fields>

/** Filled by the lookup only (docs/marketing.md#restriction-form). */
function FoundField({
  format = (value) => value,
  ...props
}: FieldProps<Values> & { format?: (value: string) => string }) {
  const field = useField<string | null | undefined, Values>(props)
  return (
    <FieldFrame {...props} field={field}>
      <Input {...field.input} readOnly value={field.value ? format(field.value) : ''} />
    </FieldFrame>
  )
}

const channelFields = channelKeys.map((channel) => <Field key={channel} name={channel} />)

/** Provider, then the customer found in it, then what they may be written by. */
function RestrictionFields() {
  const { setValue, clearErrors } = useFormOf<Values>()
  const [sistema, code] = useValues<Values>()('sistema', 'cod_cliente')
  const [hasDocument, setHasDocument] = useState<boolean>()
  const types = Boolean(code) && !hasDocument
  const fill = (found: Pick<FoundCustomer, 'codpessoa' | 'cpf' | 'nome_razaosocial'> | null) => {
    const set = { shouldDirty: true }
    setHasDocument(found ? Boolean(found.cpf) : undefined)
    setValue('cod_cliente', found?.codpessoa ?? '', set)
    setValue('cpf', found?.cpf ?? '', set)
    setValue('nome_razaosocial', found?.nome_razaosocial ?? '', set)
    clearErrors(['cod_cliente', 'cpf', 'nome_razaosocial'])
  }
  return (
    <>
      <FormPanel title="Cliente">
        <ProviderKeyField<Values>
          name="sistema"
          label="Provedor"
          onPicked={() => fill(null)}
          hint={sistema ? undefined : 'Escolha o provedor antes de buscar o cliente.'}
          wide
        />
        {sistema && <CustomerLookup key={sistema} sistema={sistema} onFound={fill} />}
        <FoundField name="cod_cliente" label="Código do cliente" />
        {types ? (
          <DocumentField<Values>
            name="cpf"
            label="CPF"
            hint="O provedor não tem o CPF. Vazio, vale o código."
          />
        ) : (
          <FoundField name="cpf" label="CPF" format={formatDocument} required />
        )}
        <FoundField name="nome_razaosocial" label="Nome do cliente" wide />
      </FormPanel>
      <FormPanel title="Pode receber">{channelFields}</FormPanel>
    </>
  )
}

/** A new restriction: everything is allowed until it is switched off (docs/marketing.md#allowed-channels). */
export function RestrictionRegisterPage() {
  return (
    <RegisterPage
      entity={restrictions}
      schema={restrictionSchemas.fields}
      blank={{ cod_cliente: '', cpf: '', nome_razaosocial: '', whatsapp: true, email: true, sms: true }}
    >
      <RestrictionFields />
    </RegisterPage>
  )
}

const channelsOnly = restrictionSchemas.fields.pick({ sistema: true, whatsapp: true, email: true, sms: true })

/** Only the channels of a saved restriction change (docs/marketing.md#allowed-channels). */
export function RestrictionEditPage({ record }: { record: Outputs['restrictions']['get'] }) {
  return (
    <EditPage
      entity={restrictions}
      beside={record.nome_razaosocial ?? record.cod_cliente}
      schema={channelsOnly}
      record={record}
    >
      <div className="mb-4">
        <DetailList
          rows={[
            ['Nome do cliente', record.nome_razaosocial],
            ['Código do cliente', record.cod_cliente],
            ['CPF', record.cpf && formatDocument(record.cpf)],
            providerFact(record.provedor),
            ['Origem', restrictionOrigins[record.origem]],
          ]}
        />
      </div>
      <FormPanel title="Pode receber">{channelFields}</FormPanel>
    </EditPage>
  )
}
