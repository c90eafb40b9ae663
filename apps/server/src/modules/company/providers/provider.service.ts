import { systemKey } from '@intranet/contract/company/provider'
import type { ProviderFields, UpdateProviderInput } from '@intranet/contract/company/provider-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { getProvider, insertProviders, updateProvider } from './provider.queries.ts'

/** Creates providers in one statement; a missing `sistema` is made of the name. */
export async function createProviders(db: Database, actor: Actor, objects: ProviderFields[]) {
  const rows = objects.map((fields) => ({ ...fields, sistema: fields.sistema ?? systemKey(fields.nome) }))
  // A name of symbols alone makes no key.
  if (rows.some(({ sistema }) => sistema.length < 2)) {
    throw refusals.invalid({ sistema: 'Informe o sistema: o nome não forma um.' })
  }
  const created = await insertProviders(db, rows)
  for (const [index, { id }] of created.entries()) {
    const logo = objects[index]?.id_logo
    if (logo) await attachUpload(db, actor, logo, 'empresa', id)
  }
  return created
}

/** Changes a provider and attaches a new logo. The table's trigger releases the earlier one. */
export async function changeProvider(db: Database, actor: Actor, input: UpdateProviderInput) {
  const { id, id_logo } = input
  const before = id_logo ? found(await getProvider(db, actor, id)).id_logo : null
  const saved = await updateProvider(db, input)
  if (id_logo && id_logo !== before) await attachUpload(db, actor, id_logo, 'empresa', id)
  return saved
}
