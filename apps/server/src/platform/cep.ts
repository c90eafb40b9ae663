/** The CEP service (ViaCEP-shaped), at the address from the settings. */
import { format } from '@intranet/contract/messages/formats'
import { uf } from '@intranet/contract/validators'
import * as z from 'zod'
import { AppError } from './errors.ts'
import { fetchJson } from './fetch-json.ts'
import type { Outgoing } from './outgoing.ts'

/** An address as the service answers it, and as the cache stores it. */
export const postalPlace = z.object({
  logradouro: z.string().max(300).default(''),
  bairro: z.string().max(300).default(''),
  localidade: z.string().trim().min(2).max(120),
  uf,
  ibge: z.coerce.number().int().positive().optional().catch(undefined),
})
export type PostalPlace = z.infer<typeof postalPlace>

/** Looks up 8 digits. Throws 404 with the documented text for an unknown CEP, 502 without an answer. */
export async function fetchPostalPlace(
  outgoing: Outgoing,
  address: string,
  cep: string,
): Promise<PostalPlace> {
  if (!address) throw new AppError('bad_gateway', format.cepAway)
  const url = new URL(`${address.replace(/\/+$/, '')}/ws/${cep}/json/`)
  const answer = await fetchJson(outgoing, url, { mensagem: format.cepAway })
  // An unknown CEP is a 200 with `erro: true`, or with the text "true".
  if (answer === null || (answer as { erro?: unknown }).erro)
    throw new AppError('not_found', format.cepNotFound)
  const place = postalPlace.safeParse(answer)
  if (!place.success) throw new AppError('bad_gateway', format.cepAway)
  return place.data
}
