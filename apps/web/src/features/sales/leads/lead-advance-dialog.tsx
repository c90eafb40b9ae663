import type * as z from 'zod'
import { TriangleAlert } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { dialog as dialogText } from '@intranet/contract/messages'
import { lead as text } from '@intranet/contract/messages/leads'
import { moveLeadInput } from '@intranet/contract/sales/lead'
import { missingFields, missingText, type LeadNeededField } from '@intranet/contract/sales/lead-missing'
import { moveBetween, statusName, type LeadMoveNeed } from '@intranet/contract/sales/lead-words'
import { savedRecord } from '@/components/form/form-identity.ts'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { editAddress } from './lead-addresses.ts'
import { LeadForm, Refusal, type OneLead } from './lead-form-dialog.tsx'
import { LeadReach } from './lead-reach.tsx'
import { PlanFields } from './lead-plan-fields.tsx'
import { Alert } from '@/components/ui/alert.tsx'

const forward = moveLeadInput.pick({
  texto: true,
  liberacao: true,
  contrato: true,
  produto: true,
  valor: true,
  motivo_fora_tabela: true,
})
type Values = z.input<typeof forward>

/** What must be filled in the form before the lead goes on. */
function MissingDialog({ lead, lacking, door, onClose }: OneLead & { lacking: LeadNeededField[] }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{`Avançar ${lead.cliente} para ${statusName(lead.status + 1)}`}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <Alert variant="warning" role="alert">
            <TriangleAlert aria-hidden />
            {missingText(lacking)}
          </Alert>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {dialogText.cancel}
          </Button>
          <AddressLink to={editAddress(door, lead.id)} className={buttonVariants()}>
            Editar
          </AddressLink>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** One stage on: what the stage asks for, and a manager's reason for a blacklisted one. */
export function AdvanceDialog({ lead, ...dialog }: OneLead) {
  const need = moveBetween(lead.status, lead.status + 1)?.exige
  const lacking = need === 'endereco' ? missingFields(need, lead) : []
  return lacking.length ? (
    <MissingDialog {...dialog} lead={lead} lacking={lacking} />
  ) : (
    <ForwardDialog {...dialog} lead={lead} need={need} />
  )
}

function ForwardDialog({ lead, need, door, ...dialog }: OneLead & { need: LeadMoveNeed | undefined }) {
  const { id, updated_at, status, blacklist, tentativas } = lead
  const manages = can(useSession(), 'vendas', 'manage')
  const next = status + 1
  return (
    <LeadForm
      {...dialog}
      identity={savedRecord('lead-advance', { id, updated_at })}
      title={`Avançar ${lead.cliente} para ${statusName(next)}`}
      save="Avançar"
      schema={forward}
      blank={{
        texto: '',
        liberacao: '',
        contrato: lead.contrato,
        produto: lead.produto,
        valor: lead.valor,
        motivo_fora_tabela: '',
      }}
      call={async ({ texto, liberacao, contrato, produto, valor, motivo_fora_tabela }) => {
        await api.leads.move.mutate({
          id,
          updated_at,
          status: next,
          texto: texto || undefined,
          liberacao: liberacao || undefined,
          ...(need === 'venda' && { contrato, produto, valor, motivo_fora_tabela }),
        })
        return next === 5 ? 'Lead efetivada.' : `Lead em ${statusName(next)}.`
      }}
    >
      {need === 'cobertura' && <LeadReach lead={lead} door={door} />}
      {need === 'venda' && (
        <>
          <TextField<Values> name="contrato" label="Contrato" required />
          <PlanFields id_empresa={lead.id_empresa} place={lead} saved={lead} required />
          {lead.fora_tabela && !manages && <p className="text-warning">{text.offTableHolds}</p>}
        </>
      )}
      <TextAreaField<Values>
        name="texto"
        label={need === 'contato' ? 'Primeiro contato' : 'Observação'}
        required={need === 'contato' && tentativas === 0}
        rows={3}
      />
      {blacklist && !manages && (
        <>
          <p className="text-warning">{text.blocklistHolds}</p>
          <Refusal names={['liberacao']} />
        </>
      )}
      {blacklist && manages && (
        <TextAreaField<Values>
          name="liberacao"
          label="Motivo da liberação"
          rows={2}
          hint="Esta lead está na blocklist. O motivo fica no histórico."
        />
      )}
    </LeadForm>
  )
}
