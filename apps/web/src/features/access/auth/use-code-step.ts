import { useState } from 'react'
import { inTab } from '@/lib/stored.ts'

/** What an e-mailed code is waited for. */
export type CodeStep = 'cadastro' | 'senha'

const keyOf = (step: CodeStep) => `codigo:${step}`

/** The e-mail whose code this tab waits for; null when it waits for none. */
export const waitedEmail = (step: CodeStep): string | null => inTab.read(keyOf(step))

/** Remembers it for this tab alone, so that a reload does not lose the step: never a password, never a code. */
export function keepWaiting(step: CodeStep, email: string | null): void {
  if (email === null) inTab.drop(keyOf(step))
  else inTab.write(keyOf(step), email)
}

/** The e-mail whose code is waited for, and how to begin or end waiting. */
export function useCodeStep(step: CodeStep): [email: string | null, wait: (email: string | null) => void] {
  const [email, setEmail] = useState(() => waitedEmail(step))
  const wait = (next: string | null) => {
    keepWaiting(step, next)
    setEmail(next)
  }
  return [email, wait]
}
