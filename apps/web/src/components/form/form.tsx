import { type ReactNode, Suspense, use, useLayoutEffect, useMemo, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type Path,
  useForm,
} from 'react-hook-form'
import type { QueryFilters } from '@tanstack/react-query'
import type * as z from 'zod'
import { common, form as text, STALE } from '@intranet/contract/messages'
import { useGoBack } from '@/components/shell/use-go-back.ts'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { handleFailure, reportSignedOut } from '@/lib/query-client.ts'
import { readRequestError, saysWhy, ShownError } from '@/lib/request-error.ts'
import { cn } from '@/lib/cn.ts'
import { toast } from '@/lib/toast.ts'
import { useSave } from '@/lib/use-save.ts'
import { DraftNote, DraftNotice } from './draft-notice.tsx'
import { createFieldRegistry } from './field-registry.ts'
import { type FieldChecks, type FormRules, FormRulesContext } from './form-context.ts'
import { FormRefusalContext, type Refusal } from './form-refusal.tsx'
import type { FormIdentity } from './form-identity.ts'
import { formResolver, requiredFields, takenFields } from './form-resolver.ts'
import { createPendingUploads } from './pending-uploads.ts'
import type { FormSteps } from '@/components/steps/use-form-steps.ts'
import { SurfaceContext } from '@/components/dialogs/surface-context.ts'
import { useDraft } from './use-draft.ts'
import { useTypedFields } from './use-typed-fields.ts'
import { isBlank } from './value-words.ts'
import { useUnsavedGuard } from '@/components/dialogs/use-unsaved-guard.ts'
import { NoteLine } from '@/components/ui/note-line.tsx'

// Few saves meet a newer version.
const StaleNotice = lazyPart(async () => ({ default: (await import('./stale-notice.tsx')).StaleNotice }))

type Start<Value> = Value extends readonly (infer Item)[]
  ? Start<Item>[]
  : Value extends object
    ? FormStart<Value>
    : Value

/** What a form starts with: what a person has yet to choose is null, or is left out. */
export type FormStart<Values> = { [Name in keyof Values]?: Start<Values[Name]> | null }

interface FormBase<Input extends FieldValues, Output, Result> {
  /** The contract's input schema; the values sent are its output. */
  schema: z.ZodType<Output, Input>
  defaultValues: FormStart<NoInfer<Input>>
  /** Why nothing may be changed here: the fields are only read. */
  reads?: string | false
  /** The call that saves. The form makes it a mutation (`useSave`): what it throws lands on the fields or in a toast. */
  onSubmit: (values: Output) => Promise<Result>
  /** What it changes, which is read again before `onSaved`. */
  changes?: readonly QueryFilters[]
  /** Where to go once saved; when absent the drawer or dialog closes, a page goes one page back. */
  onSaved?: (result: Result) => void
  /** The documented texts of this screen. `success: null` says nothing. */
  texts?: {
    success?: string | null | ((values: Output) => string)
    failure?: string
    /** What is said when the save itself failed, around what the server says. */
    failed?: (message: string) => string
    /** Says which required fields are empty, by their names. */
    missing?: (names: string[]) => string
    /** What is said when nothing is empty, by the fields' messages. */
    refused?: (messages: unknown[]) => string | undefined
  }
  children: ReactNode
}

/** A form keeps what is typed for its record, or is `plain`: no draft, no question, no banner (sign-in, search). */
type Keeping =
  | {
      identity: FormIdentity
      plain?: false
      /** Its steps, where it has some: `useFormSteps(…)`. */
      steps?: Pick<FormSteps, 'step' | 'rewind'>
    }
  | { plain: true; identity?: undefined; steps?: undefined }

export type FormProps<Input extends FieldValues, Output, Result = unknown> = FormBase<Input, Output, Result> &
  Keeping

const absence: unknown[] = [text.required, text.requiredSentence, text.requiredAll]

/** The fields that are empty and may not be: a schema may say so in other words. */
const missing = (errors: FieldErrors, required: FormRules['required'], valueOf: (name: string) => unknown) =>
  Object.keys(errors).filter(
    (name) => absence.includes(errors[name]?.message) || (required(name) && isBlank(valueOf(name))),
  )

/** Said only while a field that is drawn has the asterisk. */
const whileRequired = 'hidden group-has-data-[slot=field-required]/form:block'

/** What no field on screen would show, in one text. */
const sentences = (texts: unknown[]) => [...new Set(texts.filter(Boolean))].join(' ') || undefined

function useRules(schema: z.ZodType, step: string, reads: boolean) {
  const [{ checks, registry, uploads }] = useState(() => ({
    checks: new Map() as FieldChecks,
    registry: createFieldRegistry(),
    uploads: createPendingUploads(),
  }))
  // Before the fields of the step that was left are removed.
  useLayoutEffect(() => {
    registry.show(step)
  })
  return useMemo(() => {
    const names = requiredFields(schema)
    return {
      required: (name: string) => names.has(name),
      reads,
      takes: takenFields(schema),
      checks,
      registry,
      uploads,
    }
  }, [schema, reads, checks, registry, uploads])
}

function FormOfOne<Input extends FieldValues, Output, Result>(props: FormProps<Input, Output, Result>) {
  const { schema, defaultValues, onSubmit, changes, onSaved, texts, plain = false, reads, children } = props
  const { identity, steps } = props
  const goBack = useGoBack()
  const surface = use(SurfaceContext)
  const rules = useRules(schema, steps?.step ?? '', Boolean(reads))
  const resolver = useMemo(() => formResolver(schema, rules.checks), [schema, rules])
  // The schema refuses what is still null; the library knows only what is left out.
  const start = defaultValues as DefaultValues<Input>
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues: start, mode: 'onTouched' })
  const { unsaved, typed, emptied } = useTypedFields(form, rules.registry)
  const draft = useDraft({ form, registry: rules.registry, identity, typed, emptied })
  useUnsavedGuard({ unsaved, off: plain })
  const { mutateAsync: send } = useSave(
    { mutationFn: (values: Output) => draft.saving(() => onSubmit(values)) },
    { changes, showsFailure: true },
  )
  const [stale, setStale] = useState(0)
  const failure = texts?.failure ?? common.failure

  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const refuse = (words: string, requestId?: string, reason?: string) =>
    surface ? setRefusal({ text: words, requestId, reason }) : toast.error(words, requestId, reason)
  const fail = (failed: unknown) => {
    handleFailure(failed)
    const { fields, message, status, requestId, name: code, unreachable } = readRequestError(failed)
    // What is typed waits as a draft for the one who signs in again.
    if (status === 401 && !plain) return reportSignedOut()
    if (unreachable) return refuse(plain || saysWhy(code) ? message : text.notSaved)
    if (code === STALE && !plain) return setStale((times) => times + 1)
    const names = Object.keys(fields)
    for (const [index, name] of names.entries()) {
      const error = { type: 'server', message: fields[name] }
      form.setError(name as Path<Input>, error, { shouldFocus: index === 0 })
    }
    if (names.length === 0 && texts?.failed) return refuse(texts.failed(message), requestId)
    const unseen = names.filter((name) => !rules.registry.get(name))
    const refused = status !== undefined && status < 500
    if (refused && (status === 409 || unseen.length === names.length)) return refuse(message)
    if (failed instanceof ShownError) return refuse(message)
    refuse(failure, requestId, sentences(unseen.map((name) => fields[name])))
  }
  const save = async (values: Output) => {
    let result: Result
    try {
      result = await send(values)
    } catch (error) {
      return fail(error)
    }
    // Clean from here on: leaving asks nothing, and what is typed next is guarded and kept again.
    form.reset(form.getValues())
    draft.settle()
    const said = texts?.success
    const success = typeof said === 'function' ? said(values) : said
    if (success !== null && !plain) toast.success(success ?? common.success)
    await steps?.rewind()
    if (onSaved) onSaved(result)
    else if (surface) surface.finish()
    else if (!plain) goBack()
  }
  return (
    <FormProvider {...form}>
      <FormRulesContext value={rules}>
        <FormRefusalContext value={refusal}>
          <form
            className="group/form"
            noValidate
            onSubmit={(event) => {
              event.stopPropagation()
              toast.endErrors()
              setRefusal(null)
              if (rules.uploads.any()) return event.preventDefault()
              void form.handleSubmit(save, (errors) => {
                const names = missing(errors, rules.required, (name) => form.getValues(name as Path<Input>))
                const refused = texts?.refused?.(Object.values(errors).map((error) => error?.message))
                const unseen = Object.keys(errors).filter((name) => !rules.registry.get(name))
                if (names.length === 0)
                  refuse(
                    refused ?? failure,
                    undefined,
                    sentences(unseen.map((name) => errors[name]?.message)),
                  )
                else refuse(texts?.missing?.(names) ?? text.requiredAll)
              })(event)
            }}
          >
            {!plain && surface?.kind !== 'dialog' && (
              <div className="flex flex-wrap items-baseline gap-x-4">
                <NoteLine className={cn('grow', !reads && whileRequired)}>
                  {reads || text.requiredBanner}
                </NoteLine>
                <DraftNote savedAt={draft.savedAt} />
              </div>
            )}
            {stale > 0 && (
              <Suspense>
                <StaleNotice key={stale} newest={start} typed={typed} />
              </Suspense>
            )}
            {draft.found && (
              <DraftNotice found={draft.found} onApply={draft.apply} onDiscard={draft.discard} />
            )}
            {reads ? (
              <fieldset disabled className="contents">
                {children}
              </fieldset>
            ) : (
              children
            )}
          </form>
        </FormRefusalContext>
      </FormRulesContext>
    </FormProvider>
  )
}

/** A form on a schema: banner, errors on their fields, first one focused, draft, guard, toasts, then back. */
export function Form<Input extends FieldValues, Output, Result>(props: FormProps<Input, Output, Result>) {
  // Another record at the same address is another form.
  return <FormOfOne key={props.identity?.key} {...props} />
}
