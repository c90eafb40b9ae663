import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { Form, type FormProps, type FormStart } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { WithHelp } from '@/components/form/form-panel.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { SectionIndex } from '@/components/shell/section-index.tsx'
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
import { formValues } from './form-values.ts'
import { isSame } from './value-words.ts'
import type { MergingSave } from './merging-save.ts'
import { saveBoth } from './save-both.ts'
import type { History } from '@/components/records/history.ts'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { changesOf } from '@/components/records/use-read-again.ts'

interface FormPageProps<E, Input extends FieldValues, Output> {
  entity: E
  /** The name that drafts are kept under, where the entity has several forms. */
  form?: string
  /** Where it is not the route's title. */
  heading?: string
  schema: z.ZodType<Output, Input> & { shape: object }
  /** The documented texts of this screen. */
  texts?: FormProps<Input, Output>['texts']
  /** The sections of a long form, by the ids of their panels; the screens of the area are there otherwise. */
  sections?: Record<string, string>
  /** Notes at the right of the fields: `HelpNote`. */
  help?: ReactNode
  /** What is to be decided or known about the record: beside the fields, on narrow windows open above them. */
  aside?: ReactNode
  /** What the record will look like: beside the fields, on narrow windows in a fold after them. */
  preview?: ReactNode
  /** The fields. */
  children: ReactNode
}

const spineOf = (sections: Record<string, string> | undefined) =>
  sections && <SectionIndex sections={sections} />

type RegisterPageProps<R extends Made, Input extends FieldValues> = FormPageProps<
  Entity<R>,
  Input,
  NewOf<R>
> & {
  blank: FormStart<Input>
  /** The record to duplicate. */
  source?: { id: number } & Record<string, unknown>
  /** Where more is sent than what the form holds. */
  create?: (input: { objects: NewOf<R>[] }) => Promise<unknown>
} & (
    | {
        parents?: undefined
        /** What distinguishes it from others of its title. */
        beside?: string | null
      }
    | {
        /** What the new record belongs to: a draft below one parent is none of another's. */
        parents: (number | string | undefined)[]
        /** The parent's name, beside the title; null where there is none, or the heading has it. */
        beside: string | null
      }
  )

/** A new record, empty or filled from another. */
export function RegisterPage<R extends Made, Input extends FieldValues>(props: RegisterPageProps<R, Input>) {
  const {
    entity,
    heading,
    schema,
    texts,
    blank,
    source,
    parents = [],
    sections,
    help,
    aside,
    preview,
    children,
  } = props
  const {
    beside,
    form = entity.router,
    create = (input) => makes[entity.router].create.mutate(input),
  } = props
  return (
    <Page>
      <PageHead heading={heading} beside={beside} />
      <PageSheet spine={spineOf(sections)}>
        <Form
          identity={newRecord(form, ...parents, source?.id)}
          schema={schema}
          defaultValues={source ? formValues<FormStart<Input>>(schema, source) : blank}
          onSubmit={(values) => create({ objects: [values] })}
          changes={changesOf(entity)}
          texts={texts}
        >
          <WithHelp help={help} aside={aside} preview={preview} foot={<FormActions />}>
            {children}
          </WithHelp>
        </Form>
      </PageSheet>
    </Page>
  )
}

export interface EditPageProps<R extends Changed, Input extends FieldValues> extends FormPageProps<
  Entity<R>,
  Input,
  ChangeOf<R>
> {
  /** The record's name, beside the title; null where the heading has it. */
  beside: string | null
  record: Version & Record<string, unknown>
  /** Where more is sent than what the form holds. */
  update?: (input: ChangeOf<R> & Version) => Promise<unknown>
  /** With it a stale save keeps what both changed, where that does not meet. */
  merges?: Pick<MergingSave, 'declared'> & {
    read: (id: number) => Promise<Version & Record<string, unknown>>
  }
  /** Why nothing of it may be changed any more. */
  reads?: string | false
  /** Its state, as a badge beside the heading. */
  state?: ReactNode
  /** At most two buttons before the one that shows the history. */
  tools?: ReactNode
  /** In place of all of these, where there are more: `RecordActions`. */
  actions?: ReactNode
  /** What the history shows, where that depends on the record; null for nothing. */
  history?: History | null
}

function EditOne<R extends Changed, Input extends FieldValues>(props: EditPageProps<R, Input>) {
  const { entity, heading, schema, texts, record, merges, state, tools, actions, sections, children } = props
  const { reads, help, aside, preview, beside, history = entity.history, form = entity.router } = props
  const { update = (input) => changes[entity.router].update.mutate(input) } = props
  const [opened, setOpened] = useState(record)
  const { id, updated_at } = opened
  // A step beside the form, as a publication, makes a version with the same fields: what is typed is saved on it.
  if (record.updated_at !== updated_at && isSame(formValues(schema, record), formValues(schema, opened)))
    setOpened(record)
  const send = (values: ChangeOf<R>, version = updated_at) => update({ ...values, id, updated_at: version })
  const save = (values: ChangeOf<R>) =>
    merges
      ? saveBoth({
          ...merges,
          opened,
          start: () =>
            schema.safeParse(formValues(schema, opened)).data as Record<string, unknown> | undefined,
          sent: values,
          read: () => merges.read(id),
          update: (fields, version) => send(fields as ChangeOf<R>, version),
        })
      : send(values)
  return (
    <Page>
      <PageHead heading={heading} beside={beside} total={state} actions={actions}>
        {tools}
        {history && <RecordHistory history={history} id={id} />}
      </PageHead>
      <PageSheet spine={spineOf(sections)}>
        <Form
          identity={savedRecord(form, { id, updated_at })}
          schema={schema}
          defaultValues={formValues<FormStart<Input>>(schema, record)}
          reads={reads}
          onSubmit={save}
          changes={changesOf(entity)}
          texts={texts}
        >
          <WithHelp help={help} aside={aside} preview={preview} foot={<FormActions />}>
            {children}
          </WithHelp>
        </Form>
      </PageSheet>
    </Page>
  )
}

/** A saved record. What was read when the form opened is what may be overwritten: newer values of its fields are refused. */
export function EditPage<R extends Changed, Input extends FieldValues>(props: EditPageProps<R, Input>) {
  return <EditOne key={props.record.id} {...props} />
}
