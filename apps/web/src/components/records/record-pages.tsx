import { useQueryClient, type QueryFilters } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { Form, type FormProps } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { WithHelp } from '@/components/form/form-panel.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { SectionIndex } from '@/components/shell/section-index.tsx'
import { formValues } from './form-values.ts'

interface RecordPageProps<Input extends FieldValues, Output> {
  /** The form's own name: drafts are kept under it. */
  form: string
  /** Where it is not the route's title. */
  heading?: string
  schema: z.ZodType<Output, Input> & { shape: object }
  /** What is read again once saved: `trpc.departments.pathFilter()`. */
  changed: QueryFilters
  /** The documented texts of this screen. */
  texts?: FormProps<Input, Output>['texts']
  /** The sections of a long form, by the ids of their panels; the screens of the area are there otherwise. */
  sections?: Record<string, string>
  /** Notes at the right of the fields: `HelpNote`. */
  help?: ReactNode
  /** The fields. */
  children: ReactNode
}

const spineOf = (sections: Record<string, string> | undefined) =>
  sections && <SectionIndex sections={sections} />

interface RegisterPageProps<Input extends FieldValues, Output> extends RecordPageProps<Input, Output> {
  blank: DefaultValues<Input>
  /** The record to duplicate. */
  source?: { id: number } & Record<string, unknown>
  /** What the new record belongs to: a draft below one parent is none of another's. */
  parents?: (number | string | undefined)[]
  create: (input: { objects: Output[] }) => Promise<unknown>
}

/** A new record, empty or filled from another. */
export function RegisterPage<Input extends FieldValues, Output>(props: RegisterPageProps<Input, Output>) {
  const {
    form,
    heading,
    schema,
    changed,
    texts,
    blank,
    source,
    parents = [],
    create,
    sections,
    help,
    children,
  } = props
  const queryClient = useQueryClient()
  const save = async (values: Output) => {
    await create({ objects: [values] })
    await queryClient.invalidateQueries(changed)
  }
  return (
    <Page>
      <PageHead heading={heading} />
      <PageSheet spine={spineOf(sections)}>
        <Form
          identity={newRecord(form, ...parents, source?.id)}
          schema={schema}
          defaultValues={source ? formValues<DefaultValues<Input>>(schema, source) : blank}
          onSubmit={save}
          texts={texts}
        >
          <WithHelp help={help}>
            {children}
            <FormActions />
          </WithHelp>
        </Form>
      </PageSheet>
    </Page>
  )
}

interface EditPageProps<Input extends FieldValues, Output> extends RecordPageProps<Input, Output> {
  record: { id: number; updated_at: string } & Record<string, unknown>
  update: (input: Output & { id: number; updated_at: string }) => Promise<unknown>
  /** Usually `RecordHistory`. */
  head?: ReactNode
}

function EditOne<Input extends FieldValues, Output>(props: EditPageProps<Input, Output>) {
  const { form, heading, schema, changed, texts, record, update, head, sections, help, children } = props
  const [{ id, updated_at }] = useState(record)
  const queryClient = useQueryClient()
  const save = async (values: Output) => {
    await update({ ...values, id, updated_at })
    await queryClient.invalidateQueries(changed)
  }
  return (
    <Page>
      <PageHead heading={heading}>{head}</PageHead>
      <PageSheet spine={spineOf(sections)}>
        <Form
          identity={savedRecord(form, { id, updated_at })}
          schema={schema}
          defaultValues={formValues<DefaultValues<Input>>(schema, record)}
          onSubmit={save}
          texts={texts}
        >
          <WithHelp help={help}>
            {children}
            <FormActions />
          </WithHelp>
        </Form>
      </PageSheet>
    </Page>
  )
}

/** A saved record. What was read when the form opened is what may be overwritten: a newer version is refused. */
export function EditPage<Input extends FieldValues, Output>(props: EditPageProps<Input, Output>) {
  return <EditOne key={props.record.id} {...props} />
}
