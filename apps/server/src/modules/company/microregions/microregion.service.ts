import type { MicroregionFields, UpdateMicroregionInput } from '@intranet/contract/company/microregion'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { found } from '../../../platform/records.ts'
import { linkCities, replaceLinkedCities } from '../cities/city-links.queries.ts'
import { getMicroregion, insertMicroregions, updateMicroregion } from './microregion.queries.ts'

/** Creates micro-regions and links their cities, one statement each. */
export async function createMicroregions(db: Database, objects: MicroregionFields[]) {
  const created = await insertMicroregions(
    db,
    objects.map(({ nome, id_empresa, ativo }) => ({ nome, id_empresa, ativo })),
  )
  const links = created.map(({ id }, index) => ({ owner: id, cities: objects[index]?.cidades ?? [] }))
  await linkCities(db, 'microrregiao_cidade', links)
  return created
}

/** Changes a micro-region; `cidades`, when sent, become all of its cities. */
export async function changeMicroregion(db: Database, actor: Actor, input: UpdateMicroregionInput) {
  const { cidades, ...fields } = input
  // A change of the cities alone is a new version of the micro-region too.
  const nome = fields.nome ?? found(await getMicroregion(db, actor, input.id)).nome
  const saved = await updateMicroregion(db, { ...fields, nome })
  if (cidades) await replaceLinkedCities(db, 'microrregiao_cidade', input.id, cidades)
  return saved
}
