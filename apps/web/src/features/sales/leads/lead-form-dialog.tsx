import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useFormState } from 'react-hook-form'
import type * as z from 'zod'
import { neededFields } from '@intranet/contract/sales/lead-missing'
import { FormActions } from '@/components/form/form-actions.tsx'
import type { FormIdentity } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { toast } from '@/lib/toast.ts'
import type { Door } from '../reports/lead-links.ts'
import type { Lead } from './lead-columns.tsx'
import { FieldError } from '@/components/ui/field.tsx'

export interface DialogProps {
  door: Door
  onClose: () => void
  onDone: () => Promise<unknown>
}

interface LeadFormProps<Input extends FieldValues, Output> extends Omit<DialogProps, 'door'> {
  identity: FormIdentity
  title: string
  save: string
  schema: z.ZodType<Output, Input>
  blank: DefaultValues<Input>
  /** Answers the text of the notice. */
  call: (values: Output) => Promise<string>
  children: ReactNode
}

/** What the server refuses of the lead itself, not of a field on screen. */
export function Refusal({ names }: { names: string[] }) {
  const { errors } = useFormState()
  const error = names.map((name) => errors[name]).find(Boolean)
  return error ? <FieldError role="alert">{String(error.message)}</FieldError> : null
}

/** A question with fields about leads, sent by `call`. */
export function LeadForm<Input extends FieldValues, Output>(props: LeadFormProps<Input, Output>) {
  const { identity, title, save, schema, blank, call, children, onClose, onDone } = props
  return (
    <FormDialog title={title} onClose={onClose}>
      <Form
        identity={identity}
        schema={schema}
        defaultValues={blank}
        texts={{ success: null }}
        onSubmit={async (values) => {
          const doneText = await call(values)
          toast.success(doneText)
          await onDone()
        }}
      >
        <div className="grid gap-3">
          {children}
          <Refusal names={['status', ...(neededFields.endereco ?? [])]} />
        </div>
        <FormActions save={save} />
      </Form>
    </FormDialog>
  )
}

export type OneLead = DialogProps & { lead: Lead }
