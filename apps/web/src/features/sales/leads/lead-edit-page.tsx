import type * as z from 'zod'
import { can } from '@intranet/contract/access'
import { lead as text } from '@intranet/contract/messages/leads'
import { leadFields, soldLeadFields, updateLeadInput } from '@intranet/contract/sales/lead'
import { statusName } from '@intranet/contract/sales/lead-words'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { PhoneField } from '@/components/form/masked-fields.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { EditPage } from '@/components/form/form-pages.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import {
  LeadDocumentField,
  DueDayField,
  LeadCepField,
  PersonFields,
  PlaceFields,
  SourceFields,
} from './lead-fields.tsx'
import { OwnPlanFields } from './lead-plan-fields.tsx'
import { leads } from './lead.entity.ts'

type WholeLead = Outputs['leads']['get']

const edited = leadFields
  .omit({ id_empresa: true, id_vendedor: true, tipo: true })
  .extend({ motivo: updateLeadInput.shape.motivo })
type Values = z.input<typeof edited>

const texts = { success: text.updated, failure: text.updateFailed }

/** A sale as its seller sees it: what was agreed is final. */
function SoldLeadPage({ record }: { record: WholeLead }) {
  return (
    <EditPage
      entity={leads}
      beside={record.cliente}
      heading={`EDITAR LEAD ${record.id}`}
      schema={soldLeadFields}
      record={record}
      texts={texts}
    >
      <Alert variant="warning">{text.soldFinal}</Alert>
      <FormPanel title="Contato">
        <PhoneField<Values> name="fone" label="Telefone" />
        <TextField<Values> name="email" label="E-mail" type="email" maxLength={200} />
        <DateTimeField<Values> name="proximo_contato" label="Próximo contato" />
      </FormPanel>
    </EditPage>
  )
}

/** Why a manager corrects a sale. */
function Correction() {
  return (
    <>
      <Alert variant="warning">{text.soldChanges}</Alert>
      <FormPanel id="correcao" title="Correção">
        <TextAreaField<Values> name="motivo" label="Motivo" max={450} rows={2} wide />
      </FormPanel>
    </>
  )
}

/** What was typed about a lead; its stage and outcome change by actions alone. */
export function LeadEditPage({ record }: { record: WholeLead }) {
  const manages = can(useSession(), 'vendas', 'manage')
  const sold = record.desfecho === 'efetivada'
  return sold && !manages ? <SoldLeadPage record={record} /> : <WholeLeadPage record={record} sold={sold} />
}

function WholeLeadPage({ record, sold }: { record: WholeLead; sold: boolean }) {
  const viability = record.status < 3 ? statusName(3) : undefined
  const sale = record.status < 5 ? statusName(5) : undefined
  const afterSale = record.tipo === 'upgrade' || record.tipo === 'downgrade'
  return (
    <EditPage
      entity={leads}
      beside={record.cliente}
      heading={`EDITAR LEAD ${record.id}`}
      schema={edited}
      record={record}
      texts={texts}
      sections={{ cliente: 'Cliente', endereco: 'Endereço', venda: 'Venda' }}
    >
      {sold && <Correction />}
      <FormPanel id="cliente" title="Cliente">
        <PersonFields />
        <LeadDocumentField />
        <TextField<Values> name="cod_cliente" label="Código Cliente" maxLength={40} />
      </FormPanel>
      <FormPanel id="endereco" title="Endereço">
        <LeadCepField later={viability} />
        <PlaceFields later={viability} />
      </FormPanel>
      <FormPanel id="venda" title="Venda">
        <SourceFields id_empresa={record.id_empresa} saved={record} />
        <OwnPlanFields id_empresa={record.id_empresa} saved={record} later={sale} />
        {afterSale && (
          <>
            <TextField<Values> name="produto_atual" label="Produto atual" maxLength={120} />
            <MoneyField<Values> name="valor_atual" label="Valor atual" />
          </>
        )}
        <DueDayField />
        <TextField<Values> name="contrato" label="Contrato" maxLength={40} later={sale} />
        <TextField<Values> name="funcionario" label="Indicador" maxLength={120} />
        <DateTimeField<Values> name="proximo_contato" label="Próximo contato" />
      </FormPanel>
    </EditPage>
  )
}
