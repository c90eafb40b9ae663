import type { Challenge } from 'altcha-lib'
import type { SpinResult } from '@intranet/contract/marketing/public-roulette'
import { answerChallenge } from '@/features/sales/tracking-links/solve-proof.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { api } from '@/lib/api.ts'
import { deviceName } from './spin-device.ts'

export interface Person {
  nome: string
  cpf: string
  telefone: string
  aceite?: true
  aviso_versao?: number
}

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
