import {
  editableRefunds,
  pixKindLabels,
  refundReasonLabels,
  refundWayLabels,
} from '@intranet/contract/desk/refund-options'
import { newRefundFields, refundEditFields } from '@intranet/contract/desk/refunds'
import { refund as text } from '@intranet/contract/messages/refunds'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { DocumentField } from '@/components/form/masked-fields.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { SelectField } from '@/components/form/select-fields.tsx'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { ClosedPage } from '@/components/records/closed-page.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { useFormOf, useValue } from '@/components/form/use-form-values.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import { CustomerLookup } from '@/features/sales/customers/customer-lookup.tsx'
import { attendanceInTab } from '@/lib/attendance.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { refunds } from './refund.entity.ts'

type Values = z.input<typeof newRefundFields>

/** The customer, found in the register or typed. */
function CustomerFields() {
  const { setValue } = useFormOf<Values>()
  return (
    <FormPanel title="Cliente">
      <CustomerLookup
        onFound={({ id_empresa, codpessoa, nome_razaosocial, cpf }) => {
          const set = { shouldDirty: true }
          setValue('id_empresa', id_empresa, set)
          setValue('cod_cliente', codpessoa, set)
          setValue('nome_razaosocial', nome_razaosocial, set)
          setValue('cpf', cpf, set)
          setValue('titular', nome_razaosocial, set)
          setValue('titular_documento', cpf, set)
        }}
      />
      <ProviderField<Values> name="id_empresa" label="Provedor" wide />
      <CustomerNames />
    </FormPanel>
  )
}

function CustomerNames() {
  return (
    <>
      <TextField<Values> name="cod_cliente" label="Código do cliente" />
      <DocumentField<Values> name="cpf" label="CPF/CNPJ" />
      <TextField<Values> name="nome_razaosocial" label="Nome" wide />
    </>
  )
}

function RefundFields() {
  const way = useValue<Values>()('forma')
  return (
    <>
      <FormPanel title="Estorno">
        <TextField<Values> name="contrato" label="Contrato" />
        <TextField<Values>
          name="fatura"
          label="Fatura"
          hint="Uma fatura tem um estorno em andamento por vez."
        />
        <SelectField<Values> name="motivo" label="Motivo" options={optionsOf(refundReasonLabels)} />
        <MoneyField<Values>
          name="valor_pago"
          label="Valor pago"
          hint="Conferido no sistema do provedor pela fatura; sem isso, duas pessoas aprovam."
        />
        <MoneyField<Values> name="valor_estorno" label="Valor do estorno" />
        <TextAreaField<Values> name="descricao" label="Descrição" rows={3} wide />
        <StoredFileField<Values> name="comprovante" label="Comprovante do pagamento" removable />
      </FormPanel>
      <FormPanel title="Como o cliente recebe">
        <SelectField<Values> name="forma" label="Forma" options={optionsOf(refundWayLabels)} wide />
        {way === 'pix' && (
          <>
            <SelectField<Values>
              name="pix_tipo"
              label="Tipo da chave"
              options={optionsOf(pixKindLabels)}
              required
            />
            <TextField<Values> name="pix_chave" label="Chave Pix" required />
          </>
        )}
        {way === 'transferencia' && (
          <>
            <TextField<Values> name="banco" label="Banco" required />
            <TextField<Values> name="agencia" label="Agência" required />
            <TextField<Values> name="conta" label="Conta" required />
          </>
        )}
        {way && way !== 'credito_fatura' && (
          <>
            <TextField<Values> name="titular" label="Titular" />
            <DocumentField<Values> name="titular_documento" label="CPF/CNPJ do titular" />
            <StoredFileField<Values> name="autorizacao" label="Autorização" removable />
          </>
        )}
      </FormPanel>
    </>
  )
}

/** The customer that this tab has in view, where a refund is asked for from their panel. */
function useCustomerInView(asked: boolean) {
  const { data, isPending } = useQuery({
    ...trpc.clientPanel.current.queryOptions(),
    enabled: asked && attendanceInTab() !== null,
  })
  return { customer: data ?? undefined, reading: isPending && asked && attendanceInTab() !== null }
}

export function RefundRegisterPage() {
  const { fatura, contrato, valor } = useSearch({ from: '/_app/backoffice/estornos/registro' })
  const { customer, reading } = useCustomerInView(fatura !== undefined)
  if (reading) return null
  return (
    <RegisterPage
      entity={refunds}
      schema={newRefundFields}
      parents={[fatura]}
      beside={customer?.nome_razaosocial ?? null}
      blank={{
        id_empresa: customer?.id_empresa,
        cod_cliente: customer?.cod_cliente ?? '',
        nome_razaosocial: customer?.nome_razaosocial ?? '',
        fatura,
        contrato,
        descricao: '',
        valor_pago: valor ?? '',
        valor_estorno: valor ?? '',
        solicitar: true,
      }}
    >
      <CustomerFields />
      <RefundFields />
      <FormPanel title="Envio">
        <ToggleField<Values>
          name="solicitar"
          label="Enviar ao financeiro"
          labels={['Sim', 'Não, guardar como rascunho']}
        />
      </FormPanel>
    </RegisterPage>
  )
}

export function RefundEditPage({ record }: { record: Outputs['refunds']['get'] }) {
  if (!record.minha || !editableRefunds.includes(record.situacao))
    return (
      <ClosedPage
        reason={record.minha ? text.notEditable : text.notYours}
        action={
          <AddressLink
            to={`/backoffice/estornos/listagem?ver=${record.id}`}
            className={buttonVariants({ variant: 'outline' })}
          >
            Ver estorno
          </AddressLink>
        }
      />
    )
  return (
    <EditPage
      entity={refunds}
      beside={null}
      heading={`Estorno de ${record.nome_razaosocial}`}
      schema={refundEditFields}
      record={record}
    >
      <FormPanel title="Cliente">
        <CustomerNames />
      </FormPanel>
      <RefundFields />
    </EditPage>
  )
}
