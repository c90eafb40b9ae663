import type { Challenge } from 'altcha-lib'
import { answerChallenge } from '@/features/sales/tracking-links/solve-proof.ts'
import { api } from '@/lib/api.ts'
import { readRequestError } from '@/lib/request-error.ts'

/**
 * The form's token: asked for once, when the first file or the form itself is sent, and again after a refusal. A second
 * click sends by the same token, which is one request.
 */
export function createFormSending(provedor: string) {
  let begun: Promise<string> | undefined
  async function begin(): Promise<string> {
    const challenge = (await api.sponsorshipForm.challenge.query({ provedor })) as Challenge
    const prova = await answerChallenge(challenge)
    return (await api.sponsorshipForm.begin.mutate({ provedor, prova })).envio
  }
  return {
    token(): Promise<string> {
      begun ??= begin()
      begun.catch(() => (begun = undefined))
      return begun
    },
    /** Forgets a token that the server refused, and says whether it did: what was uploaded by it is lost. */
    refused(error: unknown): boolean {
      if (readRequestError(error).name !== 'prova') return false
      begun = undefined
      return true
    },
  }
}
export type FormSending = ReturnType<typeof createFormSending>
