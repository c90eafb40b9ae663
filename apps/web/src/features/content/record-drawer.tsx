import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import type { FormStart } from '@/components/form/form.tsx'
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
import { formValues } from '@/components/form/form-values.ts'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { changesOf } from '@/components/records/use-read-again.ts'
import { Reopenable } from '@/components/shell/reopenable.tsx'
import { cn } from '@/lib/cn.ts'
import { RecordSheet } from '@/components/records/record-sheet.tsx'

interface RecordDrawerProps<R extends Made & Changed, Input extends FieldValues> {
  entity: Entity<R>
  title: string
  schema: z.ZodType<NewOf<R> & ChangeOf<R>, Input> & { shape: object }
  blank: FormStart<Input>
  /** The saved record; a new one is made without it. */
  record?: Version & Record<string, unknown>
  onClose: () => void
  /** What is beside the fields where there is room, below them elsewhere. It reads the form too. */
  beside?: ReactNode
  children: ReactNode
}

function DrawerOfOne<R extends Made & Changed, Input extends FieldValues>(
  props: RecordDrawerProps<R, Input>,
) {
  const { entity, title, schema, blank, record, onClose, beside, children } = props
  const { router, history } = entity
  const [version] = useState(record && { id: record.id, updated_at: record.updated_at })
  const save = (values: NewOf<R> & ChangeOf<R>) =>
    version
      ? changes[router].update.mutate({ ...values, ...version })
      : makes[router].create.mutate({ objects: [values] })
  return (
    <DrawerForm
      title={title}
      wide
      className={beside ? 'lg:w-[960px]' : undefined}
      onClose={onClose}
      identity={version ? savedRecord(router, version) : newRecord(router)}
      schema={schema}
      defaultValues={record ? formValues<FormStart<Input>>(schema, record) : blank}
      onSubmit={save}
      changes={changesOf(entity)}
    >
      <div className={cn(beside && 'grid gap-x-6 lg:grid-cols-2')}>
        <div className="grid content-start gap-4 py-3">
          {version && (
            <div>
              <RecordHistory history={history} id={version.id} />
            </div>
          )}
          {children}
        </div>
        {beside && <div className="py-3 lg:sticky lg:top-0 lg:self-start">{beside}</div>}
      </div>
    </DrawerForm>
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

interface SavedRecordProps<Data> {
  title: string
  read: { data: Data | undefined; error: unknown; refetch: () => unknown }
  onClose: () => void
  children: (data: Data) => ReactNode
}

/** The drawer of a saved record; until it is read, and where it is missing, a drawer that says so. */
export function SavedRecord<Data>({ title, read, onClose, children }: SavedRecordProps<Data>) {
  if (read.data !== undefined) return children(read.data)
  return (
    <RecordSheet title={title} read={read} onClose={onClose}>
      {() => null}
    </RecordSheet>
  )
}
