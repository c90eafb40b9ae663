import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'

/** Of what a guest typed, this tab keeps these: not the CPF. */
const kept = ['nome', 'email', 'telefone', 'id_cidade', 'data_nascimento'] as const
const KEY = 'intranet:candidatura'

function stored(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Forgets it: the application was sent. */
export function forgetGuestDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Keeps what a guest types for as long as the tab is open. */
export function GuestDraft() {
  const { getValues, setValue, subscribe } = useFormContext<Record<string, unknown>>()
  useEffect(() => {
    for (const [name, value] of Object.entries(stored()))
      if (kept.some((one) => one === name) && !getValues(name)) setValue(name, value, { shouldDirty: true })
    return subscribe({
      formState: { values: true },
      callback({ values }) {
        const typed = Object.fromEntries(
          kept.map((name) => [name, values[name]]).filter(([, value]) => value),
        )
        try {
          sessionStorage.setItem(KEY, JSON.stringify(typed))
        } catch {
          // Nothing is kept then.
        }
      },
    })
  }, [getValues, setValue, subscribe])
  return null
}
