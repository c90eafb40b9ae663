import { createSignal } from '@/lib/signal.ts'

export interface RegisteredField {
  label: string
  /** A value of this field as the screen says it. */
  words: (value: unknown) => string
  /** Never kept in the browser: passwords, tokens, consent. */
  secret: boolean
}

/** The fields that a person can see, by name: whatever keeps or shows what was typed asks here. */
export interface FieldRegistry {
  /** Says which step is on screen; the fields of the other steps stay known. */
  show: (step: string) => void
  put: (name: string, field: RegisteredField) => void
  leave: (name: string) => void
  get: (name: string) => RegisteredField | undefined
  /** Names to keep: of what is registered as a whole (a list of cards) the parts are left out. */
  names: () => string[]
  /** Called when a field came, or its words may have changed. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void
}

export function createFieldRegistry(): FieldRegistry {
  const fields = new Map<string, RegisteredField & { step: string }>()
  const changed = createSignal()
  const partOfAnother = (name: string) =>
    name.split('.').some((_, depth, parts) => depth > 0 && fields.has(parts.slice(0, depth).join('.')))
  let shown = ''
  return {
    show(step) {
      shown = step
    },
    put(name, field) {
      fields.set(name, { ...field, step: shown })
      changed.report()
    },
    leave(name) {
      // A field of another step is only out of sight; one that its own step no longer shows is hidden.
      if (fields.get(name)?.step === shown) fields.delete(name)
    },
    get: (name) => fields.get(name),
    names: () => [...fields.keys()].filter((name) => !fields.get(name)?.secret && !partOfAnother(name)),
    subscribe: changed.listen,
  }
}
