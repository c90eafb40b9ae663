import { type ReactNode, useMemo, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  useForm,
} from 'react-hook-form'
import { common, form as text } from '@intranet/contract/messages'
import { useGoBack } from '@/components/shell/use-go-back.ts'
import { handleFailure, tellSignedOut } from '@/lib/query-client.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { toast } from '@/lib/toast.ts'
import { FormRulesContext, type FieldCheck } from './form-context.ts'
import { type FormSchema, formResolver, requiredFields } from './form-resolver.ts'
import { DraftNote, useDraft } from './use-draft.tsx'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

export interface FormProps<Input extends FieldValues, Output> {
  /** The contract's input schema; the values sent are its output. */
  schema: FormSchema<Output, Input>
  defaultValues: DefaultValues<Input>
  /** Usually `mutation.mutateAsync`. What it throws lands on the fields or in a toast. */
  onSubmit: (values: Output) => Promise<unknown>
  /** Where to go once saved; one page back when absent. */
  onSaved?: () => void
  /** The documented texts of this screen. `success: null` says nothing. */
  texts?: {
    success?: string | null
    failure?: string
    /** What is said when the save itself failed, around what the server tells. */
    failed?: (message: string) => string
    /** Says which required fields are empty, by their names. */
    missing?: (names: string[]) => string
    /** What is said when nothing is empty, by the fields' messages. */
    refused?: (messages: unknown[]) => string | undefined
  }
  /** `plain` keeps no draft, guards nothing and shows no banner: sign-in, search. */
  plain?: boolean
  children: ReactNode
}

const absence = [text.required, text.requiredSentence, text.requiredAll]
const missing = (errors: FieldErrors) =>
  Object.keys(errors).filter((name) => absence.some((required) => errors[name]?.message === required))

/** A form on a schema: banner, errors on their fields, first one focused, draft, guard, toasts, then back. */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { schema, defaultValues, onSubmit, onSaved, texts, plain = false, children } = props
  const goBack = useGoBack()
  const [checks] = useState(() => new Map<string, FieldCheck>())
  const rules = useMemo(() => {
    const names = typeof schema === 'function' ? new Set<string>() : requiredFields(schema)
    return { required: (name: string) => names.has(name), checks }
  }, [schema, checks])
  const resolver = useMemo(() => formResolver<Input>(schema, checks), [schema, checks])
  const form = useForm<Input>({ resolver, defaultValues, mode: 'onTouched' })
  const draft = useDraft(form, !plain)
  const guard = useUnsavedGuard(form.formState.isDirty && !plain)
  const failure = texts?.failure ?? common.failure

  const fail = (error: unknown) => {
    handleFailure(error)
    const { fields, message, status, requestId } = readRequestError(error)
    // What is typed waits as a draft for who signs in again.
    if (status === 401 && !plain) return tellSignedOut()
    const names = Object.keys(fields)
    for (const [index, name] of names.entries()) {
      form.setError(name as never, { type: 'server', message: fields[name] }, { shouldFocus: index === 0 })
    }
    if (names.length === 0 && texts?.failed) return toast.error(texts.failed(message), requestId)
    // What is refused of a field that stands nowhere on the form would be seen by nobody.
    const shown = names.some((name) => Object.hasOwn(form.getValues(), name.split('.', 1)[0] ?? ''))
    const told = status !== undefined && status < 500 && !shown
    toast.error(told ? message : failure, requestId)
  }
  const save = async (values: Input) => {
    try {
      await onSubmit(values as unknown as Output)
    } catch (error) {
      return fail(error)
    }
    draft.discard()
    guard.release()
    form.reset(form.getValues())
    if (texts?.success !== null && !plain) toast.success(texts?.success ?? common.success)
    if (onSaved) onSaved()
    else if (!plain) goBack()
  }
  return (
    <FormProvider {...form}>
      <FormRulesContext value={rules}>
        <form
          noValidate
          onSubmit={(event) => {
            event.stopPropagation()
            void form.handleSubmit(save, (errors) => {
              const names = missing(errors)
              const refused = texts?.refused?.(Object.values(errors).map((error) => error?.message))
              if (names.length === 0) toast.error(refused ?? failure)
              else toast.error(texts?.missing?.(names) ?? text.requiredAll)
            })(event)
          }}
        >
          {!plain && (
            <div className="flex flex-wrap items-baseline gap-x-4">
              <p className="banner grow">{text.requiredBanner}</p>
              <DraftNote savedAt={draft.savedAt} />
            </div>
          )}
          {children}
        </form>
      </FormRulesContext>
    </FormProvider>
  )
}
