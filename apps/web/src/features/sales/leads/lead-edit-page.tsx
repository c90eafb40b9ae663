import { lead as text } from '@intranet/contract/messages/leads'
import { leadFields } from '@intranet/contract/sales/lead'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { EditPage } from '@/components/records/record-pages.tsx'
import { api, trpc, type Outputs } from '@/lib/trpc.ts'
import {
  LeadDocumentField,
  DueDayField,
  LeadCepField,
  PersonFields,
  PlaceFields,
  SourceFields,
} from './lead-fields.tsx'

type WholeLead = Outputs['leads']['get']

const edited = leadFields.omit({ id_empresa: true, id_vendedor: true, tipo: true })

/** What was typed about a lead; its stage and outcome change by actions alone. */
export function LeadEditPage({ record }: { record: WholeLead }) {
  const afterSale = record.tipo === 'upgrade' || record.tipo === 'downgrade'
  return (
    <EditPage
      form="lead"
      title={`EDITAR LEAD ${record.id}`}
      schema={edited}
      record={record}
      texts={{ success: text.updated, failure: text.updateFailed }}
      update={(input) => api.leads.update.mutate(input)}
      changed={trpc.leads.pathFilter()}
      sections={{ cliente: 'Cliente', endereco: 'Endereço', venda: 'Venda' }}
    >
      <FormPanel id="cliente" title="Cliente">
        <PersonFields />
        <LeadDocumentField />
        <TextField name="cod_cliente" label="Código Cliente" maxLength={40} />
      </FormPanel>
      <FormPanel id="endereco" title="Endereço">
        <LeadCepField />
        <PlaceFields />
      </FormPanel>
      <FormPanel id="venda" title="Venda">
        <SourceFields id_empresa={record.id_empresa} saved={record} />
        <TextField name="produto" label="Produto" maxLength={120} />
        <MoneyField name="valor" label="Valor" />
        {afterSale && (
          <>
            <TextField name="produto_atual" label="Produto atual" maxLength={120} />
            <MoneyField name="valor_atual" label="Valor atual" />
          </>
        )}
        <DueDayField />
        <TextField name="contrato" label="Contrato" maxLength={40} />
        <TextField name="funcionario" label="Indicador" maxLength={120} />
        <DateTimeField name="proximo_contato" label="Próximo contato" />
      </FormPanel>
    </EditPage>
  )
}
