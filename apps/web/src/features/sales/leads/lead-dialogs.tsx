import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useFormState } from 'react-hook-form'
import type * as z from 'zod'
import { levelRank } from '@intranet/contract/access'
import { lead as text } from '@intranet/contract/messages/leads'
import {
  assignLeadsInput,
  contactLeadInput,
  moveLeadInput,
  unfeasibleLeadInput,
  wrongLeadInput,
} from '@intranet/contract/sales/lead'
import {
  moveBetween,
  statusName,
  unfeasibleReasons,
  wrongReasonNames,
  wrongReasons,
} from '@intranet/contract/sales/lead-words'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { type FormIdentity, newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { api, trpc } from '@/lib/trpc.ts'
import type { Lead } from './lead-columns.tsx'
import type { AskedDialog } from './use-lead-actions.tsx'

interface DialogProps {
  onClose: () => void
  onDone: () => Promise<unknown>
}

interface LeadFormProps<Input extends FieldValues, Output> extends DialogProps {
  identity: FormIdentity
  title: string
  save: string
  schema: z.ZodType<Output, Input>
  blank: DefaultValues<Input>
  /** Answers what is told. */
  call: (values: Output) => Promise<string>
  children: ReactNode
}

/** What the server refuses of the lead itself, not of a field on screen. */
function Refusal({ names }: { names: string[] }) {
  const { errors } = useFormState()
  const error = names.map((name) => errors[name]).find(Boolean)
  return error ? (
    <p role="alert" className="err">
      {String(error.message)}
    </p>
  ) : null
}

function LeadForm<Input extends FieldValues, Output>(props: LeadFormProps<Input, Output>) {
  const { identity, title, save, schema, blank, call, children, onClose, onDone } = props
  return (
    <FormDialog title={title} onClose={onClose}>
      <Form
        identity={identity}
        schema={schema}
        defaultValues={blank}
        texts={{ success: null }}
        onSubmit={async (values) => {
          const told = await call(values)
          toast.success(told)
          await onDone()
        }}
      >
        <div className="grid gap-3">
          {children}
          <Refusal names={['status', 'cep']} />
        </div>
        <FormActions save={save} />
      </Form>
    </FormDialog>
  )
}

type OneLead = DialogProps & { lead: Lead }

const forward = moveLeadInput.pick({
  texto: true,
  liberacao: true,
  contrato: true,
  produto: true,
  valor: true,
})

/** One stage on: what the stage asks for, and a manager's reason for a blacklisted one. */
function AdvanceDialog({ lead, ...dialog }: OneLead) {
  const { id, updated_at, status, blacklist, tentativas } = lead
  const manages = levelRank(useSession()?.roles ?? [], 'vendas') >= 3
  const next = status + 1
  const need = moveBetween(status, next)?.exige
  return (
    <LeadForm
      {...dialog}
      identity={savedRecord('lead-advance', { id, updated_at })}
      title={`Avançar ${lead.cliente} para ${statusName(next)}`}
      save="Avançar"
      schema={forward}
      blank={{ texto: '', liberacao: '', contrato: lead.contrato, produto: lead.produto, valor: lead.valor }}
      call={async ({ texto, liberacao, contrato, produto, valor }) => {
        await api.leads.move.mutate({
          id,
          updated_at,
          status: next,
          texto: texto || undefined,
          liberacao: liberacao || undefined,
          ...(need === 'venda' && { contrato, produto, valor }),
        })
        return next === 5 ? 'Lead efetivada.' : `Lead em ${statusName(next)}.`
      }}
    >
      {need === 'endereco' && <p>O endereço precisa estar completo.</p>}
      {need === 'cobertura' && <p>O endereço precisa ter cobertura do provedor.</p>}
      {need === 'venda' && (
        <>
          <TextField name="contrato" label="Contrato" required />
          <TextField name="produto" label="Produto" required />
          <MoneyField name="valor" label="Valor" required />
        </>
      )}
      <TextAreaField
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
        <TextAreaField
          name="liberacao"
          label="Motivo da liberação"
          rows={2}
          hint="Esta lead está na blocklist. O motivo fica no histórico."
        />
      )}
    </LeadForm>
  )
}

const contact = contactLeadInput.pick({ texto: true, proximo_contato: true })

function ContactDialog({ lead: { id, updated_at, cliente }, ...dialog }: OneLead) {
  return (
    <LeadForm
      {...dialog}
      identity={savedRecord('lead-contact', { id, updated_at })}
      title={`Contato com ${cliente}`}
      save="Marcar contato"
      schema={contact}
      blank={{ texto: '', proximo_contato: null }}
      call={async (values) => {
        await api.leads.contact.mutate({ id, updated_at, ...values })
        return 'Contato marcado.'
      }}
    >
      <TextAreaField name="texto" label="O que foi tratado" rows={3} />
      <DateTimeField
        name="proximo_contato"
        label="Próximo contato"
        hint="Aparece em Contatos de hoje no dia combinado."
      />
    </LeadForm>
  )
}

const wrong = wrongLeadInput.pick({ wrong_motivo: true, texto: true })
const wrongOptions = wrongReasons.map((value) => ({ value, label: wrongReasonNames[value] }))

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
      <SelectField name="wrong_motivo" label="Motivo" options={wrongOptions} />
      <TextAreaField name="texto" label="Observação" rows={2} />
    </LeadForm>
  )
}

const unfeasible = unfeasibleLeadInput.pick({ motivo_inviabilidade: true, texto: true })
const unfeasibleOptions = unfeasibleReasons.map((value) => ({ value, label: value }))

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
      <SelectField name="motivo_inviabilidade" label="Motivo" options={unfeasibleOptions} />
      <TextAreaField name="texto" label="Observação" rows={2} />
    </LeadForm>
  )
}

const assigned = assignLeadsInput.pick({ id_vendedor: true })

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
      call={async ({ id_vendedor }) => {
        const assign = (ids: number[]) => api.leads.assign.mutate({ ids, id_vendedor })
        const { alterados } = await (act ? act(assign) : assign(leads.map(({ id }) => id)))
        return text.assigned(alterados)
      }}
    >
      <SelectField
        name="id_vendedor"
        label="Vendedor"
        placeholder="Sem vendedor"
        options={data.map(({ id, nome }) => ({ value: id, label: nome }))}
        hint="Quem recebe é avisado. Sem vendedor, a lead fica livre para quem assumir."
      />
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
