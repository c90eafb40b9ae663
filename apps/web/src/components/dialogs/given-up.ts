import { ShownError } from '@/lib/request-error.ts'
import type { DialogResult } from './dialog-context.ts'

/** The answer of a question that a save asks. Closed without one, nothing is saved and the form stays, with what was typed. */
export async function answerOf(asked: Promise<DialogResult | null>): Promise<DialogResult> {
  const answer = await asked
  if (!answer) throw new ShownError('Nada foi salvo.')
  return answer
}
