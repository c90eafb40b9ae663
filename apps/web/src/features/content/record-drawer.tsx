import type { QueryFilters } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { Form } from '@/components/form/form.tsx'
import { formValues } from '@/components/records/form-values.ts'
import { Sheet, SheetContent } from '@/components/ui/sheet.tsx'

interface RecordDrawerProps<Input extends FieldValues, Output> {
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

/** A small record written beside its list (reading 09). A newer version than the one read is not overwritten. */
export function RecordDrawer<Input extends FieldValues, Output>(props: RecordDrawerProps<Input, Output>) {
  const { title, schema, blank, record, create, update, changed, onClose, head, children } = props
  const [version] = useState(record && { id: record.id, updated_at: record.updated_at })
  const queryClient = useQueryClient()
  const save = async (values: Output) => {
    await (version ? update({ ...values, ...version }) : create({ objects: [values] }))
    await queryClient.invalidateQueries(changed)
  }
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent title={title} wide>
        <Form
          schema={schema}
          defaultValues={record ? formValues<DefaultValues<Input>>(schema, record) : blank}
          onSubmit={save}
          onSaved={onClose}
        >
          <div className="grid gap-4 py-3">
            {head && <div>{head}</div>}
            {children}
          </div>
          <FormActions onCancel={onClose} />
        </Form>
      </SheetContent>
    </Sheet>
  )
}
