import type { Challenge } from 'altcha-lib'
import type { SpinResult } from '@intranet/contract/marketing/public-roulette'
import { answerChallenge } from '@/features/sales/tracking-links/solve-proof.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { api } from '@/lib/trpc.ts'

const DEVICE_KEY = 'roleta-aparelho'

/** A random name; `randomUUID` is not there on addresses without TLS. */
const randomName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The browser's own name for itself, so that one device is not many. */
function deviceName(): string {
  try {
    const known = localStorage.getItem(DEVICE_KEY)
    if (known) return known
    const made = randomName()
    localStorage.setItem(DEVICE_KEY, made)
    return made
  } catch {
    return randomName()
  }
}

export interface Person {
  nome: string
  cpf: string
  telefone: string
  aceite: true
}

export const newSpinKey = randomName

/** Asks for a spin; the same key gets the same answer. A proof that was too light or too old is made again once. */
export async function requestSpin(
  slug: string,
  chave: string,
  person: Person,
  again = true,
): Promise<SpinResult> {
  const dispositivo = deviceName()
  const challenge = (await api.publicRoulette.challenge.query({ slug, dispositivo })) as Challenge
  const prova = await answerChallenge(challenge)
  try {
    return await api.publicRoulette.spin.mutate({ ...person, slug, chave, prova, dispositivo })
  } catch (error) {
    if (!again || readRequestError(error).name !== 'prova') throw error
    return requestSpin(slug, chave, person, false)
  }
}
