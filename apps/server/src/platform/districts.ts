/** The public geography service (IBGE-shaped), at the address from the settings. */
import type { Uf } from '@intranet/contract/states'
import * as z from 'zod'
import { AppError } from './errors.ts'
import { fetchJson } from './fetch-json.ts'
import type { Outgoing } from './outgoing.ts'

export interface District {
  nome: string
  cidade: string
}

const answerShape = z.array(
  z.object({ nome: z.string().max(200), municipio: z.object({ nome: z.string().max(200) }) }),
)
const mensagem = 'Consulta de distritos indisponível no momento.'

/** The districts of a state. Throws 502 when the service does not answer as it should. */
export async function fetchDistricts(outgoing: Outgoing, address: string, uf: Uf): Promise<District[]> {
  if (!address) throw new AppError('bad_gateway', mensagem)
  const url = new URL(`${address.replace(/\/+$/, '')}/api/v1/localidades/estados/${uf}/distritos`)
  const districts = answerShape.safeParse(await fetchJson(outgoing, url, { mensagem, timeout: 10_000 }))
  if (!districts.success) throw new AppError('bad_gateway', mensagem)
  return districts.data.map(({ nome, municipio }) => ({ nome, cidade: municipio.nome }))
}
