import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { FormSheet } from '@/components/form/form-surface.tsx'
import { Form, type FormStart } from '@/components/form/form.tsx'
import type { Entity } from '@/components/records/entity.ts'
import {
  changes,
  makes,
  type ChangeOf,
  type Changed,
  type Made,
  type NewOf,
  type Version,
} from '@/components/records/entity-calls.ts'
import { formValues } from '@/components/records/form-values.ts'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { useReadAgain } from '@/components/records/use-read-again.ts'
import { Reopenable } from '@/components/shell/reopenable.tsx'

interface RecordDrawerProps<R extends Made & Changed, Input extends FieldValues> {
  entity: Entity<R>
  title: string
  schema: z.ZodType<NewOf<R> & ChangeOf<R>, Input> & { shape: object }
  blank: FormStart<Input>
  /** The saved record; a new one is made without it. */
  record?: Version & Record<string, unknown>
  onClose: () => void
  children: ReactNode
}

function DrawerOfOne<R extends Made & Changed, Input extends FieldValues>(
  props: RecordDrawerProps<R, Input>,
) {
  const { entity, title, schema, blank, record, onClose, children } = props
  const { router, history } = entity
  const [version] = useState(record && { id: record.id, updated_at: record.updated_at })
  const readAgain = useReadAgain(entity)
  const save = async (values: NewOf<R> & ChangeOf<R>) => {
    await (version
      ? changes[router].update.mutate({ ...values, ...version })
      : makes[router].create.mutate({ objects: [values] }))
    await readAgain()
  }
  return (
    <FormSheet title={title} wide onClose={onClose}>
      <Form
        identity={version ? savedRecord(router, version) : newRecord(router)}
        schema={schema}
        defaultValues={record ? formValues<FormStart<Input>>(schema, record) : blank}
        onSubmit={save}
      >
        <div className="grid gap-4 py-3">
          {version && (
            <div>
              <RecordHistory history={history} id={version.id} />
            </div>
          )}
          {children}
        </div>
        <FormActions />
      </Form>
    </FormSheet>
  )
}

/** A small record written beside its list. A newer version than the one read is not overwritten. */
export function RecordDrawer<R extends Made & Changed, Input extends FieldValues>(
  props: RecordDrawerProps<R, Input>,
) {
  return (
    <Reopenable kind="surface">
      <DrawerOfOne {...props} />
    </Reopenable>
  )
}
