import type * as z from 'zod'
import { useQuery } from '@tanstack/react-query'
import { lead as text } from '@intranet/contract/messages/leads'
import {
  assignLeadsInput,
  contactLeadInput,
  unfeasibleLeadInput,
  wrongLeadInput,
} from '@intranet/contract/sales/lead'
import { unfeasibleReasons, wrongReasonNames } from '@intranet/contract/sales/lead-words'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { namedOptions, optionsOf, wordOptions } from '@/lib/options-of.ts'
import { hasPassed } from '../lead-text.ts'
import { AdvanceDialog } from './lead-advance-dialog.tsx'
import { LeadForm, type DialogProps, type OneLead } from './lead-form-dialog.tsx'
import type { AskedDialog } from './use-lead-actions.tsx'

const contact = contactLeadInput.pick({ texto: true, proximo_contato: true })
type ContactValues = z.input<typeof contact>

function ContactDialog({ lead: { id, updated_at, cliente, proximo_contato: promised }, ...dialog }: OneLead) {
  return (
    <LeadForm
      {...dialog}
      identity={savedRecord('lead-contact', { id, updated_at })}
      title={`Contato com ${cliente}`}
      save="Marcar contato"
      schema={contact}
      blank={{ texto: '', proximo_contato: promised && !hasPassed(promised) ? promised : null }}
      call={async (values) => {
        await api.leads.contact.mutate({ id, updated_at, ...values })
        return 'Contato marcado.'
      }}
    >
      <TextAreaField<ContactValues> name="texto" label="O que foi tratado" rows={3} />
      <DateTimeField<ContactValues>
        name="proximo_contato"
        label="Próximo contato"
        hint="Aparece em Contatos de hoje no dia combinado."
      />
    </LeadForm>
  )
}

const wrong = wrongLeadInput.pick({ wrong_motivo: true, texto: true })
type WrongValues = z.input<typeof wrong>
const wrongOptions = optionsOf(wrongReasonNames)

function WrongDialog({ lead: { id, updated_at, cliente }, ...dialog }: OneLead) {
  return (
    <LeadForm
      {...dialog}
      identity={savedRecord('lead-wrong', { id, updated_at })}
      title={`Marcar ${cliente} como errada`}
      save="Marcar errada"
      schema={wrong}
      blank={{ texto: '' }}
      call={async (values) => {
        await api.leads.markWrong.mutate({ id, updated_at, ...values })
        return 'Lead marcada como errada.'
      }}
    >
      <SelectField<WrongValues> name="wrong_motivo" label="Motivo" options={wrongOptions} />
      <TextAreaField<WrongValues> name="texto" label="Observação" rows={2} />
    </LeadForm>
  )
}

const unfeasible = unfeasibleLeadInput.pick({ motivo_inviabilidade: true, texto: true })
type UnfeasibleValues = z.input<typeof unfeasible>
const unfeasibleOptions = wordOptions(unfeasibleReasons)

function UnfeasibleDialog({ lead: { id, updated_at, cliente }, ...dialog }: OneLead) {
  return (
    <LeadForm
      {...dialog}
      identity={savedRecord('lead-unfeasible', { id, updated_at })}
      title={`Marcar ${cliente} como inviável`}
      save="Marcar inviável"
      schema={unfeasible}
      blank={{ texto: '' }}
      call={async (values) => {
        await api.leads.markUnfeasible.mutate({ id, updated_at, ...values })
        return 'Lead marcada como inviável.'
      }}
    >
      <SelectField<UnfeasibleValues> name="motivo_inviabilidade" label="Motivo" options={unfeasibleOptions} />
      <TextAreaField<UnfeasibleValues> name="texto" label="Observação" rows={2} />
    </LeadForm>
  )
}

const assigned = assignLeadsInput.pick({ id_vendedor: true, motivo: true })
type AssignedValues = z.input<typeof assigned>

type Assigned = Extract<AskedDialog, { kind: 'atribuir' }>

function AssignDialog({ asked: { leads, act }, ...dialog }: DialogProps & { asked: Assigned }) {
  const providers = new Set(leads.map(({ id_empresa }) => id_empresa))
  const only = providers.size === 1 ? [...providers][0] : undefined
  const { data = [] } = useQuery(trpc.leads.sellers.queryOptions({ id_empresa: only }))
  return (
    <LeadForm
      {...dialog}
      identity={newRecord('lead-assign', ...leads.map(({ id }) => id))}
      title={leads.length === 1 ? 'Atribuir lead' : `Atribuir ${leads.length} leads`}
      save="Atribuir"
      schema={assigned}
      blank={{ id_vendedor: null }}
      call={async ({ id_vendedor, motivo }) => {
        const assign = (ids: number[]) => api.leads.assign.mutate({ ids, id_vendedor, motivo })
        const { alterados } = await (act ? act(assign) : assign(leads.map(({ id }) => id)))
        return text.assigned(alterados)
      }}
    >
      <SelectField<AssignedValues>
        name="id_vendedor"
        label="Vendedor"
        placeholder="Sem vendedor"
        options={namedOptions(data)}
        hint="Quem recebe é avisado. Sem vendedor, a lead fica livre para quem assumir."
      />
      {leads.some(({ desfecho = 'efetivada' }) => desfecho === 'efetivada') && (
        <TextAreaField<AssignedValues>
          name="motivo"
          label="Motivo"
          hint={text.soldReason}
          rows={2}
          required
        />
      )}
    </LeadForm>
  )
}

const dialogs = {
  avancar: AdvanceDialog,
  contato: ContactDialog,
  errada: WrongDialog,
  inviavel: UnfeasibleDialog,
}

/** The dialogs with fields of their own. */
export default function LeadDialog({ asked, ...dialog }: DialogProps & { asked: AskedDialog }) {
  if (asked.kind === 'atribuir') return <AssignDialog {...dialog} asked={asked} />
  const One = dialogs[asked.kind]
  return <One {...dialog} lead={asked.lead} />
}
