import type { QueryFilters } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { FormSheet } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { formValues } from '@/components/records/form-values.ts'
import { Reopenable } from '@/components/shell/reopenable.tsx'

interface RecordDrawerProps<Input extends FieldValues, Output> {
  /** The form's own name: drafts are kept under it. */
  form: string
  title: string
  schema: z.ZodType<Output, Input> & { shape: object }
  blank: DefaultValues<Input>
  /** The saved record; a new one is made without it. */
  record?: { id: number; updated_at: string } & Record<string, unknown>
  create: (input: { objects: Output[] }) => Promise<unknown>
  update: (input: Output & { id: number; updated_at: string }) => Promise<unknown>
  changed: QueryFilters
  onClose: () => void
  /** Stands above the fields of a saved record. */
  head?: ReactNode
  children: ReactNode
}

function DrawerOfOne<Input extends FieldValues, Output>(props: RecordDrawerProps<Input, Output>) {
  const { form, title, schema, blank, record, create, update, changed, onClose, head, children } = props
  const [version] = useState(record && { id: record.id, updated_at: record.updated_at })
  const queryClient = useQueryClient()
  const save = async (values: Output) => {
    await (version ? update({ ...values, ...version }) : create({ objects: [values] }))
    await queryClient.invalidateQueries(changed)
  }
  return (
    <FormSheet title={title} wide onClose={onClose}>
      <Form
        identity={version ? savedRecord(form, version) : newRecord(form)}
        schema={schema}
        defaultValues={record ? formValues<DefaultValues<Input>>(schema, record) : blank}
        onSubmit={save}
      >
        <div className="grid gap-4 py-3">
          {head && <div>{head}</div>}
          {children}
        </div>
        <FormActions />
      </Form>
    </FormSheet>
  )
}

/** A small record written beside its list. A newer version than the one read is not overwritten. */
export function RecordDrawer<Input extends FieldValues, Output>(props: RecordDrawerProps<Input, Output>) {
  return (
    <Reopenable kind="surface">
      <DrawerOfOne {...props} />
    </Reopenable>
  )
}
