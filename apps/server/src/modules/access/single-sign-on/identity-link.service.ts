/** Whose identity it is: by its link, or by a first one where the provider's word is enough (docs/access.md#single-sign-on). */
import type { Visit } from '../auth/visit.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { IdentityProvider } from '../identity-providers/active-provider.queries.ts'
import { SignOnError } from './sign-on-refusal.ts'
import { dropWaiting, findByEmail, findLinked, insertLink, noteWaiting } from './single-sign-on.queries.ts'

/** What an ID token says; issuer and subject are the identity. */
export type Claims = { iss: string; sub: string; [name: string]: unknown }

type Person = NonNullable<Awaited<ReturnType<typeof findByEmail>>>

/** What keeps somebody out whose identity is known. Throws SignOnError. */
function assertMayEnter({ id, ativo, situacao }: Person): void {
  if (!ativo) throw new SignOnError('inativa', id)
  if (situacao === 'admissao') throw new SignOnError('admissao', id)
}

/** Whether a name of an identity is one that can be kept: 255 letters, as OpenID Connect allows, and no control characters. */
export const isReadable = (text: string): boolean => /^[^\p{Cc}\p{Cs}]{1,255}$/u.test(text)

const emailOf = ({ email }: Claims): string | null =>
  typeof email === 'string' && email.length <= 254 && isReadable(email) ? email.trim().toLowerCase() : null

/** The person whom the provider's own word is enough to link. Throws SignOnError. */
async function personByEmail(visit: Visit, { dominios }: IdentityProvider, claims: Claims): Promise<Person> {
  const email = emailOf(claims)
  if (!email) throw new SignOnError('sem_email')
  if (!dominios.includes(email.slice(email.lastIndexOf('@') + 1))) throw new SignOnError('dominio')
  if (claims.email_verified !== true) throw new SignOnError('email_nao_verificado')
  const person = await findByEmail(visit.db, email)
  if (!person) throw new SignOnError('desconhecida')
  assertMayEnter(person)
  // Candidates and partners keep their passwords; superadmins need not be employees.
  if (!(person.funcionario || person.superadmin)) throw new SignOnError('desconhecida')
  return person
}

/** Links the identity to the person, once; who was faster with the same identity is that link. */
async function link(visit: Visit, { id: id_provedor }: IdentityProvider, claims: Claims, person: Person) {
  const { iss: emissor, sub: sujeito } = claims
  const made = await inTransaction(visit.db, { id: person.id }, async (open) => {
    const one = await insertLink(open, { id_provedor, id_usuario: person.id, emissor, sujeito })
    if (one) await dropWaiting(open, id_provedor, sujeito)
    return one
  })
  if (!made) {
    const linked = await findLinked(visit.db, emissor, sujeito)
    if (!linked) throw new SignOnError('outra_identidade')
    assertMayEnter(linked)
    return linked
  }
  return { ...person, id_vinculo: made.id }
}

/** The person of an identity, with the link. Throws SignOnError; an identity of nobody then waits for a superadmin's word. */
export async function personOf(
  visit: Visit,
  provider: IdentityProvider,
  claims: Claims,
): Promise<Person & { id_vinculo: number }> {
  const known = await findLinked(visit.db, claims.iss, claims.sub)
  if (known) {
    assertMayEnter(known)
    return known
  }
  try {
    return await link(visit, provider, claims, await personByEmail(visit, provider, claims))
  } catch (error) {
    if (error instanceof SignOnError && error.id_usuario === undefined)
      await noteWaiting(visit.db, provider.id, claims.sub, emailOf(claims))
    throw error
  }
}
