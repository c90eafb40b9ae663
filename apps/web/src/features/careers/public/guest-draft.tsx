import { useEffect } from 'react'
import { useFormOf } from '@/components/form/use-form-values.ts'
import { inTab } from '@/lib/stored.ts'

/** Of what a guest typed, this tab keeps these: not the CPF. */
const kept = ['nome', 'email', 'telefone', 'id_cidade', 'data_nascimento'] as const
const KEY = 'intranet:candidatura'

/** Forgets it: the application was sent. */
export const forgetGuestDraft = (): void => inTab.drop(KEY)

/** Keeps what a guest types for as long as the tab is open. */
export function GuestDraft() {
  const { getValues, setValue, subscribe } = useFormOf<Record<string, unknown>>()
  useEffect(() => {
    for (const [name, value] of Object.entries(inTab.readJson<Record<string, unknown>>(KEY) ?? {}))
      if (kept.some((one) => one === name) && !getValues(name)) setValue(name, value, { shouldDirty: true })
    return subscribe({
      formState: { values: true },
      callback({ values }) {
        const typed = Object.fromEntries(
          kept.map((name) => [name, values[name]]).filter(([, value]) => value),
        )
        inTab.writeJson(KEY, typed)
      },
    })
  }, [getValues, setValue, subscribe])
  return null
}
