import { useQueryClient, type QueryFilters } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { Form, type FormProps } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { formValues } from './form-values.ts'

interface RecordPageProps<Input extends FieldValues, Output> {
  title: string
  schema: z.ZodType<Output, Input> & { shape: object }
  /** What is read again once saved: `trpc.departments.pathFilter()`. */
  changed: QueryFilters
  /** The documented texts of this screen. */
  texts?: FormProps<Input, Output>['texts']
  /** The fields. */
  children: ReactNode
}

interface RegisterPageProps<Input extends FieldValues, Output> extends RecordPageProps<Input, Output> {
  blank: DefaultValues<Input>
  /** The record to duplicate. */
  source?: Record<string, unknown>
  create: (input: { objects: Output[] }) => Promise<unknown>
}

/** A new record, empty or filled from another. */
export function RegisterPage<Input extends FieldValues, Output>(props: RegisterPageProps<Input, Output>) {
  const { title, schema, changed, texts, blank, source, create, children } = props
  const queryClient = useQueryClient()
  const save = async (values: Output) => {
    await create({ objects: [values] })
    await queryClient.invalidateQueries(changed)
  }
  return (
    <Page layout="plain">
      <PageHead title={title} />
      <PageSheet>
        <Form
          schema={schema}
          defaultValues={source ? formValues<DefaultValues<Input>>(schema, source) : blank}
          onSubmit={save}
          texts={texts}
        >
          {children}
          <FormActions />
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

/** A saved record. What was read when the form opened is what may be overwritten: a newer version is refused. */
export function EditPage<Input extends FieldValues, Output>(props: EditPageProps<Input, Output>) {
  const { title, schema, changed, texts, record, update, head, children } = props
  const [{ id, updated_at }] = useState(record)
  const queryClient = useQueryClient()
  const save = async (values: Output) => {
    await update({ ...values, id, updated_at })
    await queryClient.invalidateQueries(changed)
  }
  return (
    <Page layout="plain">
      <PageHead title={title}>{head}</PageHead>
      <PageSheet>
        <Form
          schema={schema}
          defaultValues={formValues<DefaultValues<Input>>(schema, record)}
          onSubmit={save}
          texts={texts}
        >
          {children}
          <FormActions />
        </Form>
      </PageSheet>
    </Page>
  )
}
