import type { ErpFields, UpdateErpInput } from '@intranet/contract/sales/erp-schemas'
import type { ErpAbility } from '@intranet/contract/sales/erp'
import { erp as text } from '@intranet/contract/messages/registries'
import type { Database } from '@intranet/db/connection'
import { checkWay, isOff } from '../../../platform/erp/adapters.ts'
import { connections } from '../../../platform/erp/erp-connections.queries.ts'
import { asErpError } from '../../../platform/erp/erp-error.ts'
import type { ErpGround } from '../../../platform/erp/erp-ground.ts'
import { openWay } from '../../../platform/erp/erp-way.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { assertAddress } from '../../../platform/outgoing.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import type { Sealed } from '../../../platform/sealed.ts'
import { getErp, insertErps, markTested, updateErp } from './erp.queries.ts'

const TIMEOUT = 8000
const secrets = ['token', 'senha', 'cliente_segredo'] as const
type Secrets = { [Name in (typeof secrets)[number]]?: string | null | undefined }

/** The fields as they are stored: what is secret is sealed, what was not sent stays away. */
function sealedFields<T extends Secrets>(sealed: Sealed, fields: T): T {
  const stored = { ...fields }
  for (const name of secrets) {
    const value = fields[name]
    if (typeof value === 'string') stored[name] = sealed.seal('empresa_erp', value)
  }
  return stored
}

/** The demonstration is in this database: it has no address. */
const sealedRows = (sealed: Sealed, rows: readonly ErpFields[]): ErpFields[] =>
  rows.map((row) => sealedFields(sealed, row.tipo === 'demonstracao' ? { ...row, url: null } : row))

/** Stores new connections; their addresses have usual ports, or ports that the operator named. */
export async function createErps(
  { env, outgoing, sealed }: Pick<Deps, 'env' | 'outgoing' | 'sealed'>,
  db: Database,
  actor: Actor,
  objects: readonly ErpFields[],
) {
  for (const [place, { tipo, url }] of objects.entries()) {
    if (isOff(tipo, env)) throw refusals.invalid({ [`objects.${place}.tipo`]: text.noDemonstration })
    assertAddress(outgoing, url, `objects.${place}.url`)
  }
  return insertErps(db, actor, sealedRows(sealed, objects))
}

/** Changes a connection; an address that is there already goes on. */
export async function changeErp(
  { outgoing, sealed }: Pick<Deps, 'outgoing' | 'sealed'>,
  db: Database,
  input: UpdateErpInput,
) {
  const before = found(await getErp(db, input.id))
  if (input.url !== before.url) assertAddress(outgoing, input.url, 'url')
  return updateErp(db, sealedFields(sealed, input))
}

/** Asks the system what it offers, and keeps the answer with the connection. Its failure is an answer too. */
export async function testConnection(
  ground: ErpGround,
  id: number,
  write: <T>(work: (db: Database) => Promise<T>) => Promise<T>,
) {
  const row = found((await connections(ground.db, id))[0])
  const kept = row.capacidades
  let erro: string | null = null
  let capacidades: ErpAbility[] | null = null
  try {
    capacidades = await checkWay(openWay(ground, row), ground, TIMEOUT)
  } catch (error) {
    erro = asErpError(error).message
  }
  return write(async (db) => {
    await markTested(db, id, { erro, capacidades })
    return { ok: erro === null, mensagem: erro, capacidades: capacidades ?? kept }
  })
}
