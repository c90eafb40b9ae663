/** Settings of single sign-on: who may vouch for people (docs/access.md#single-sign-on). */
import {
  identityProviderErrors,
  type IdentityProviderFields,
  type ListIdentityProvidersInput,
  type UpdateIdentityProviderInput,
} from '@intranet/contract/access/identity-providers'
import { identityProviders as text } from '@intranet/contract/messages/single-sign-on'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import { assertNoErrors } from '../../../platform/errors.ts'
import { assertAddress } from '../../../platform/outgoing.ts'
import { found } from '../../../platform/records.ts'
import { endByProvider, endingBy } from '../../../platform/session-ends.ts'
import type { Write } from '../../../platform/transaction.ts'
import { removeProviderSessions } from './active-provider.queries.ts'
import { discover, problemOf } from './discovery.ts'
import {
  getIdentityProvider,
  getWay,
  insertIdentityProviders,
  listIdentityProviders,
  markTested,
  notSuperadmins,
  removeIdentityProvider,
  sessionsBy,
  switchIdentityProviders,
  updateIdentityProvider,
} from './identity-provider.queries.ts'

type Keeping = Pick<Deps, 'outgoing' | 'sealed' | 'security'>

/** What is registered at the provider. */
export const addressesOf = (
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  { id, retorno_proprio }: { id: number; retorno_proprio: boolean },
) => ({
  endereco_retorno: `${publicUrl}/v1/sso/retorno${retorno_proprio ? `/${id}` : ''}`,
  endereco_saida: `${publicUrl}/v1/sso/saida`,
})

export async function readIdentityProviders(db: Database, request: ListIdentityProvidersInput, deps: Deps) {
  const page = await listIdentityProviders(db, request)
  return { ...page, dados: page.dados.map((row) => ({ ...row, ...addressesOf(deps, row) })) }
}

export async function readIdentityProvider(db: Database, id: number, deps: Deps) {
  const row = await getIdentityProvider(db, id)
  return row && { ...row, ...addressesOf(deps, row) }
}

async function assertWhole(
  db: Database,
  fields: Parameters<typeof identityProviderErrors>[0],
  at = '',
): Promise<void> {
  const errors = identityProviderErrors(fields)
  const { id_excecao_1, id_excecao_2 } = fields
  const named = { id_excecao_1, id_excecao_2 }
  const wrong = await notSuperadmins(
    db,
    Object.values(named).filter((id) => id != null),
  )
  for (const [field, id] of Object.entries(named))
    if (id && wrong.includes(id)) errors[field] ??= text.notSuperadmin
  const placed = Object.fromEntries(Object.entries(errors).map(([field, error]) => [`${at}${field}`, error]))
  assertNoErrors(placed)
}

const sealedIn = <T extends { segredo?: string | null | undefined }>({ sealed }: Keeping, fields: T): T =>
  typeof fields.segredo === 'string'
    ? { ...fields, segredo: sealed.seal('provedor_identidade', fields.segredo) }
    : fields

export async function createIdentityProviders(
  deps: Keeping,
  db: Database,
  objects: readonly IdentityProviderFields[],
) {
  for (const [place, fields] of objects.entries()) {
    assertAddress(deps.outgoing, fields.emissor, `objects.${place}.emissor`)
    await assertWhole(db, fields, `objects.${place}.`)
  }
  return insertIdentityProviders(
    db,
    objects.map((fields) => sealedIn(deps, fields)),
  )
}

/** Changes one; an address that is there already goes on, and so do the people that it names. */
export async function changeIdentityProvider(
  deps: Keeping,
  db: Database,
  input: UpdateIdentityProviderInput,
) {
  const before = found(await getIdentityProvider(db, input.id))
  if (input.emissor !== before.emissor) assertAddress(deps.outgoing, input.emissor, 'emissor')
  await assertWhole(db, { ...before, ...input })
  if (input.ativo === false) await endSessionsBy(deps, db, [input.id])
  return updateIdentityProvider(db, sealedIn(deps, input))
}

/** Ends what began by some providers, and their own sessions. */
async function endSessionsBy(
  deps: Pick<Deps, 'security'>,
  db: Database,
  ids: readonly number[],
): Promise<void> {
  const ended = await sessionsBy(db, ids)
  await endByProvider(db, ended, endingBy(deps, 'provedor_desligado'))
  await removeProviderSessions(db, ended)
}

/** Sessions that began by one that is switched off end. */
export async function switchProviders(deps: Pick<Deps, 'security'>, db: Database, input: SetActiveInput) {
  if (!input.ativo) await endSessionsBy(deps, db, input.ids)
  return switchIdentityProviders(db, input)
}

/** Deletes one; sessions that began by it end. */
export async function removeProvider(deps: Pick<Deps, 'security'>, db: Database, id: number): Promise<void> {
  await endSessionsBy(deps, db, [id])
  await removeIdentityProvider(db, id)
}

/** Asks the provider for its discovery document, and keeps the answer. Its failure is an answer too. */
export async function testIdentityProvider(
  deps: Pick<Deps, 'outgoing' | 'sealed'>,
  db: Database,
  id: number,
  write: Write,
) {
  const way = await getWay(db, id)
  let problem: string | null = null
  try {
    await discover(deps, way)
  } catch (error) {
    problem = problemOf(error)
  }
  return write(async (open) => {
    await markTested(open, id, problem)
    return { ok: problem === null, mensagem: problem ?? text.works }
  })
}
