import type { PostalAddress } from '@intranet/contract/company/city'
import { formatCep } from '@intranet/contract/formats'
import { auth } from '@intranet/contract/messages/auth'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { fetchPostalPlace, postalPlace, type PostalPlace } from '../../../platform/cep.ts'
import type { Deps } from '../../../platform/deps.ts'
import { assertWithin } from '../../../platform/limits.ts'
import { found } from '../../../platform/records.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { addCityOf, cachedPostalPlace, cachePostalPlace, findCityOf } from './postal-code.queries.ts'

interface Lookup {
  db: Database
  actor: Actor | null
  address: string
  deps: Pick<Deps, 'limits' | 'outgoing' | 'parameters'>
}

/** Sign-up forms use the lookup too; a person filling one does not need more than this. */
async function limitGuest({ actor, address, deps }: Lookup): Promise<void> {
  if (actor) return
  const points = await deps.parameters.read('cep_por_endereco_minuto')
  await assertWithin(deps.limits, { name: 'cep', points, seconds: 60 }, address, auth.tooManyRequests)
}

async function readPlace({ db, deps }: Lookup, cep: string): Promise<{ place: PostalPlace; known: boolean }> {
  const cached = await cachedPostalPlace(db, cep, await deps.parameters.read('cep_cache_dias'))
  const known = postalPlace.safeParse(cached?.dados)
  if (known.success) return { place: known.data, known: true }
  return {
    place: await fetchPostalPlace(deps.outgoing, await deps.parameters.read('cep_endereco'), cep),
    known: false,
  }
}

/**
 * The address of a CEP; its city is created when it is missing. What was looked up is kept for `cep_cache_dias`.
 * Throws 404 "CEP não encontrado, tente novamente", 502 when the service is away, 429 for guests in a hurry.
 */
export async function lookUpPostalCode(lookup: Lookup, cep: string): Promise<PostalAddress> {
  await limitGuest(lookup)
  const { place, known } = await readPlace(lookup, cep)
  const before = await findCityOf(lookup.db, place)
  if (!known || !before) {
    // Not by ctx.write: what was looked up is not what a call with an Idempotency-Key makes.
    await inTransaction(lookup.db, lookup.actor, async (db) => {
      if (!known) await cachePostalPlace(db, cep, place)
      if (!before) await addCityOf(db, place)
    })
  }
  const city = before ?? found(await findCityOf(lookup.db, place))
  return {
    address: place.logradouro,
    code: formatCep(cep),
    district: place.bairro,
    state: place.uf,
    city: city.nome,
    city_id: city.id,
  }
}
