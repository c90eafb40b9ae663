/** New people, and the first-access password that is mailed to them. */
import { HOUR_MS } from '@intranet/contract/durations'
import { waitsForAdmission } from '@intranet/contract/access/admission'
import type { UserFields } from '@intranet/contract/access/user-schemas'
import { formatDate } from '@intranet/contract/formats'
import { people } from '@intranet/contract/messages/access'
import { auth } from '@intranet/contract/messages/auth'
import { noLicence } from '@intranet/contract/personal-options'
import type { Database } from '@intranet/db/connection'
import { randomInt } from 'node:crypto'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { hashDrawn } from '../../../platform/hashing.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { findPasswordsOff } from '../identity-providers/passwords-off.queries.ts'
import { dropMailed, freeUnconfirmed } from '../auth/auth.queries.ts'
import { getForWrite, manageable, namedWithAddress } from './user.queries.ts'
import { insertUsers, storeFirstHash } from './user-writes.queries.ts'
import { assertManager, assertPlacement, assertSituation, placeOf } from './placement.service.ts'

/** A password that is only good for choosing the real one. */
interface FirstPassword {
  senha: string
  senha_hash: string
  senha_provisoria_ate: Date
}

// Without characters that are read for one another.
const classes = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '$*&@#!']

function drawPassword(): string {
  const all = classes.join('')
  const pick = (from: string) => from[randomInt(from.length)]!
  const drawn = [...classes.map(pick), ...Array.from({ length: 20 }, () => pick(all))]
  for (let place = drawn.length - 1; place > 0; place -= 1) {
    const other = randomInt(place + 1)
    ;[drawn[place], drawn[other]] = [drawn[other]!, drawn[place]!]
  }
  return drawn.join('')
}

async function makeFirstPassword({ parameters }: Pick<Deps, 'parameters'>): Promise<FirstPassword> {
  const hours = await parameters.read('convite_horas')
  const senha = drawPassword()
  return {
    senha,
    senha_hash: hashDrawn(senha),
    senha_provisoria_ate: new Date(Date.now() + hours * HOUR_MS),
  }
}

/** What an invitation needs. */
export type Inviting = Pick<Deps, 'mailer' | 'publicUrl' | 'parameters'>

const mailText = (
  nome: string | null,
  email: string,
  { senha, senha_provisoria_ate }: FirstPassword,
  url: string,
) =>
  `Olá${nome ? `, ${nome}` : ''}!

Você foi convidado(a) para a intranet.

Endereço: ${url}/intranet
E-mail: ${email}
Senha de primeiro acesso: ${senha}

No primeiro acesso você escolhe a sua própria senha. Este convite vale até ${senha_provisoria_ate.toLocaleString(
    'pt-BR',
    { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' },
  )}.`

interface Invited {
  id: number
  nome: string | null
  email: string
  funcionario?: boolean
}

const providerText = ({ nome, email }: Invited, provider: string, url: string) =>
  `Olá${nome ? `, ${nome}` : ''}!

Você foi convidado(a) para a intranet.

Endereço: ${url}/intranet
E-mail: ${email}

Use “Entrar com ${provider}”, com este e-mail. Não há senha da intranet para você.`

const accessText = ({ nome, email, funcionario }: Invited, url: string) =>
  `Olá${nome ? `, ${nome}` : ''}!

Seu acesso ${funcionario === false ? '' : 'de funcionário '}à intranet já está ativo.

Endereço: ${url}/intranet
E-mail: ${email}

Entre com a senha que você já usa. Se não se lembrar dela, use Esqueci minha senha.`

/** Where passwords are off a first one would open nothing: the mail names the provider in its place. */
async function inviteText(
  db: Database,
  person: Invited,
  password: FirstPassword | undefined,
  url: string,
): Promise<string> {
  const { id, nome, email } = person
  const provider = await findPasswordsOff(db, id)
  if (provider) return providerText(person, provider.nome, url)
  return password ? mailText(nome, email, password, url) : accessText(person, url)
}

async function sendInvite(
  { mailer, publicUrl }: Inviting,
  db: Database,
  person: Invited,
  password: FirstPassword | undefined,
): Promise<void> {
  await mailer.queue(db, {
    destino: person.email,
    assunto: 'Convite para a intranet',
    texto: await inviteText(db, person, password, publicUrl),
  })
}

async function storeFirstPassword(deps: Inviting, db: Database, id: number): Promise<FirstPassword> {
  const password = await makeFirstPassword(deps)
  const { senha: _, ...stored } = password
  await storeFirstHash(db, id, stored)
  return password
}

/**
 * The first access of somebody who became an employee, to the corporate address where there is one: with a first
 * password, or without for who has a password already.
 */
export async function sendFirstAccess(
  deps: Inviting,
  db: Database,
  { email_corp, ...person }: Invited & { email_corp: string | null },
  hasPassword: boolean,
): Promise<void> {
  const password = hasPassword ? undefined : await storeFirstPassword(deps, db, person.id)
  await deps.mailer.queue(db, {
    destino: email_corp ?? person.email,
    assunto: 'Seu primeiro acesso à intranet',
    texto: await inviteText(db, person, password, deps.publicUrl),
  })
}

/** Stores new people in one statement; mails each their first-access password, or leaves that to `inviteStored`. */
export async function insertInvited(
  deps: Inviting,
  db: Database,
  actor: Actor,
  objects: Omit<UserFields, 'image_data' | 'image_format'>[],
  invite: 'now' | 'later' = 'now',
): Promise<{ id: number }[]> {
  for (const person of objects) {
    assertProvider(actor, person.id_empresa)
    await assertPlacement(db, person)
    assertSituation(person)
    if (person.id_gestor) await assertManager(db, actor, null, person.id_gestor)
  }
  const places = await Promise.all(objects.map((person) => placeOf(db, person)))
  const passwords = await Promise.all(objects.map(() => makeFirstPassword(deps)))
  const rows = objects.map((person, place) => ({
    ...person,
    ...places[place],
    ...(person.cnh_categoria === noLicence && { cnh_numero: null }),
    senha_hash: passwords[place]!.senha_hash,
    senha_provisoria_ate: passwords[place]!.senha_provisoria_ate,
    // Only the owner of the mailbox gets the password: using it confirms the address.
    confirmado_em: new Date(),
  }))
  await freeUnconfirmed(
    db,
    objects.map(({ email }) => email),
  )
  const inserted = await insertUsers(db, rows)
  for (const [place, person] of objects.entries()) {
    if (person.id_foto) await attachUpload(db, actor, person.id_foto, 'rh_usuario', inserted[place]!.id)
    if (invite === 'now' && !waitsForAdmission(person))
      await sendInvite(deps, db, { ...person, id: inserted[place]!.id }, passwords[place]!)
  }
  return inserted
}

/** Mails the first-access password of somebody who was stored without; false when it cannot go any more. */
export async function inviteStored(deps: Inviting, db: Database, actor: Actor, id: number): Promise<boolean> {
  const person = await getForWrite(db, actor, id)
  if (!person?.ativo || person.ultimo_acesso || !person.senha_provisoria_ate || waitsForAdmission(person))
    return false
  await sendInvite(deps, db, { ...person, id }, await storeFirstPassword(deps, db, id))
  return true
}

/** What was mailed to an address that was wrong opens nothing; who has no password but a mailed one is invited at the other. */
export async function inviteElsewhere(deps: Inviting, db: Database, actor: Actor, id: number): Promise<void> {
  await dropMailed(db, id)
  const person = await getForWrite(db, actor, id)
  if (!person?.senha_provisoria_ate) return
  const password = await storeFirstPassword(deps, db, id)
  if (person.ativo && !waitsForAdmission(person)) await sendInvite(deps, db, person, password)
}

/** Who some invited people are, with the address: id → text. */
export const invitedNames = (db: Database, ids: readonly number[]) => namedWithAddress(db, ids)

/** Invites somebody again who never signed in: with another first password, unless they have chosen one. */
export async function resendInvite(deps: Inviting, db: Database, actor: Actor, id: number): Promise<void> {
  const [kept] = await manageable(db, actor, [id])
  const person = kept && (await getForWrite(db, actor, id))
  if (!person) throw refusals.notFound()
  if (person.ultimo_acesso)
    throw new AppError('conflict', 'Esta pessoa já acessou a intranet. Use Redefinir senha.')
  if (!person.ativo) throw new AppError('conflict', auth.userDisabled)
  if (waitsForAdmission(person))
    throw new AppError('conflict', people.inviteOnDay(formatDate(person.data_admissao)))
  await sendInvite(deps, db, person, person.propria ? undefined : await storeFirstPassword(deps, db, id))
}
