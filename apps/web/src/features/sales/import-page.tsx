import { useQueryClient, type QueryFilters } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useFormState, type DefaultValues, type FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { useUnsavedChanges } from '@/components/dialogs/use-unsaved-guard.ts'
import { RequiredLine } from '@/components/form/required-line.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { importText, ImportRefused } from './import-text.ts'
import { ImportFigures, ImportProblems } from './text-import.tsx'

interface ImportPageProps<Input extends FieldValues, Output, Answer> {
  title: string
  schema: z.ZodType<Output, Input>
  blank: DefaultValues<Input>
  /** The documented path that takes the lines. */
  path: string
  changed: QueryFilters
  /** What came of it, in a sentence. */
  doneText: (answer: Answer) => string
  children: ReactNode
}

/** Asks before lines are left behind. They are customers' data, and many: no draft of them is kept. */
function LinesGuard() {
  const { isDirty } = useFormState()
  useUnsavedChanges(isDirty)
  return null
}

/** Lines in, figures or refusals out; the lines stay until they are right. */
export function ImportPage<Input extends FieldValues, Output extends object, Answer>(
  props: ImportPageProps<Input, Output, Answer>,
) {
  const { title, schema, blank, path, changed, doneText, children } = props
  const queryClient = useQueryClient()
  const [problems, setProblems] = useState<string[]>([])
  const [figures, setFigures] = useState<string>()
  const send = async (values: Output) => {
    setProblems([])
    setFigures(undefined)
    try {
      setFigures(doneText(await importText<Answer>(path, values)))
      await queryClient.invalidateQueries(changed)
    } catch (error) {
      if (error instanceof ImportRefused) setProblems(error.lines)
      throw error
    }
  }
  return (
    <Page>
      <PageHead heading={title} />
      <PageSheet>
        <ImportProblems lines={problems} />
        {figures && <ImportFigures>{figures}</ImportFigures>}
        <Form
          plain
          schema={schema}
          defaultValues={blank}
          onSubmit={send}
          texts={{ failed: () => 'Nenhuma linha foi importada.' }}
        >
          <LinesGuard />
          <RequiredLine />
          {children}
          <FormActions save="Importar" />
        </Form>
      </PageSheet>
    </Page>
  )
}
