import { useCallback, useEffect, useRef, useState } from 'react'
import { type FieldValues, get, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import {
  type Draft,
  draftEpoch,
  draftFolder,
  draftsIn,
  dropDraft,
  holdDraft,
  keepDraft,
} from '@/lib/draft.ts'
import { randomName } from '@/lib/random-name.ts'
import { useSession } from '@/lib/session.ts'
import type { FieldRegistry } from './field-registry.ts'
import { fingerprint, type FormIdentity } from './form-identity.ts'
import { isSame } from './value-words.ts'

const REST_MS = 800

/** Drafts whose save is under way: the record may come back before the answer, and must not be offered them. */
const beingSaved = new Set<string>()

/** `restored` is in the fields already; `offered` was typed on another version and waits for a decision. */
export type FoundDraft = Draft & { kind: 'restored' | 'offered' }

interface DraftOptions<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  registry: FieldRegistry
  /** Undefined keeps nothing. */
  identity: FormIdentity | undefined
  /** The typed fields of now; see `useTypedFields`. */
  typed: () => Draft['fields']
  /** Hidden fields that a choice emptied. They are restored with the others, and the notice does not name them. */
  emptied: () => Draft['fields']
}

/** Keeps what a person types into one form of one record, and gives it back when they return. */
export function useDraft<Values extends FieldValues, Output>(options: DraftOptions<Values, Output>) {
  const { form, registry, identity, typed, emptied } = options
  const { subscribe, getValues, setValue, formState } = form
  const user = useSession()?.usuarioId
  const folder = identity && user !== undefined ? draftFolder(user, identity.key) : null
  const [{ id, epoch, beginning }] = useState(() => ({
    id: randomName(),
    epoch: draftEpoch(),
    beginning: { values: formState.defaultValues, print: fingerprint(formState.defaultValues) },
  }))
  const version = useRef('')
  useEffect(() => {
    version.current = identity?.version ?? beginning.print
  })
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [found, setFound] = useState<FoundDraft | null>(null)

  const keep = useCallback(() => {
    if (!folder || draftEpoch() !== epoch) return
    const fields = typed()
    if (Object.keys(fields).length === 0) {
      dropDraft(folder, id)
      return setSavedAt(null)
    }
    const all = { ...fields, ...emptied() }
    setSavedAt(keepDraft(folder, { id, version: version.current, fields: all }))
  }, [folder, epoch, id, typed, emptied])

  const write = useCallback(
    (values: Record<string, unknown>) => {
      for (const [name, value] of Object.entries(values))
        setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
      keep()
    },
    [setValue, keep],
  )

  useEffect(() => {
    if (!folder) return
    const end = new AbortController()
    const take = (draft: Draft) => {
      const isField = (name: string) =>
        registry.get(name) !== undefined || (name.split('.')[0] ?? '') in (beginning.values ?? {})
      const fields = Object.fromEntries(
        Object.entries(draft.fields).filter(
          ([name, { value }]) => isField(name) && !isSame(value, getValues(name as Path<Values>)),
        ),
      )
      const names = Object.values(fields).some(({ label }) => label) ? Object.keys(fields) : []
      const offered = draft.version !== version.current
      if (names.length > 0) setFound({ ...draft, fields, kind: offered ? 'offered' : 'restored' })
      if (names.length > 0 && offered) return
      // What was typed while this was looked up stays.
      const untouched = names.filter((name) => !(name in typed()))
      write(Object.fromEntries(untouched.map((name) => [name, fields[name]?.value])))
      dropDraft(folder, draft.id)
    }
    const open = async () => {
      await holdDraft(id, end.signal)
      for (const draft of draftsIn(folder)) {
        if (draft.id === id || beingSaved.has(draft.id) || !(await holdDraft(draft.id, end.signal))) continue
        if (!end.signal.aborted) take(draft)
        return
      }
    }
    void open()
    return () => end.abort()
  }, [folder, id, registry, beginning, typed, getValues, write])

  useEffect(() => {
    let timer: number | undefined
    const flush = () => {
      if (timer !== undefined) keep()
      window.clearTimeout(timer)
      timer = undefined
    }
    const unsubscribe = subscribe({
      formState: { values: true },
      callback() {
        window.clearTimeout(timer)
        timer = window.setTimeout(flush, REST_MS)
      },
    })
    window.addEventListener('pagehide', flush)
    return () => {
      flush()
      unsubscribe()
      window.removeEventListener('pagehide', flush)
    }
  }, [subscribe, keep])

  return {
    savedAt,
    found,
    /** Puts the offered values into their fields. */
    apply() {
      if (!folder || !found) return
      write(Object.fromEntries(Object.entries(found.fields).map(([name, { value }]) => [name, value])))
      dropDraft(folder, found.id)
      setFound(null)
    },
    /** Forgets what was found; restored fields go back to what they began with. */
    discard() {
      if (!folder || !found) return
      const initial = (name: string): unknown => get(beginning.values, name)
      if (found.kind === 'restored')
        write(Object.fromEntries(Object.keys(found.fields).map((name) => [name, initial(name)])))
      dropDraft(folder, found.id)
      setFound(null)
    },
    /** Runs a save. Whether or not the form is still there when it ends: its own draft goes with it, no other. */
    async saving<Result>(work: () => Promise<Result>): Promise<Result> {
      beingSaved.add(id)
      try {
        const result = await work()
        if (folder) dropDraft(folder, id)
        return result
      } finally {
        beingSaved.delete(id)
      }
    },
    /** After a save: nothing is kept any more. */
    settle() {
      setSavedAt(null)
      setFound((now) => (now?.kind === 'restored' ? null : now))
    },
  }
}
