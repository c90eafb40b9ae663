/** Marks records of nobody (docs/security.md#canaries). */
import type { CanaryFields } from '@intranet/contract/access/canaries'
import { canaries as text } from '@intranet/contract/messages/trust'
import { refusals } from '../../../platform/errors.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { findCustomer, insertCanary, removeCanary } from './canary.queries.ts'

export async function addCanary(
  { deps, db, ...asking }: SignedInContext,
  { tipo, id_pessoa, id_empresa, codpessoa, nota }: CanaryFields,
) {
  const customer = tipo === 'cliente' ? await findCustomer(db, id_empresa ?? 0, codpessoa ?? '') : undefined
  if (tipo === 'cliente' && !customer) throw refusals.field('codpessoa', text.noCustomer)
  const { id } = await insertCanary(db, {
    id_pessoa: tipo === 'pessoa' ? (id_pessoa ?? null) : null,
    id_cliente: customer?.id ?? null,
    nota,
  })
  deps.canaries.forget()
  await deps.security.record(db, 'ajuste', asking, { alvo: `Registro-isca ${id}`, detalhe: 'Inclusão' })
  return { id }
}

export async function dropCanary({ deps, db, ...asking }: SignedInContext, id: number): Promise<void> {
  if (!(await removeCanary(db, id))) throw refusals.notFound()
  deps.canaries.forget()
  await deps.security.record(db, 'ajuste', asking, { alvo: `Registro-isca ${id}`, detalhe: 'Exclusão' })
}
