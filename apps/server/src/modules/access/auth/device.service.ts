/** Which device somebody signs in from: the browser that keeps its token, or a program at its network. */
import { DAY_SECONDS } from '@intranet/contract/durations'
import { deviceName } from '@intranet/contract/access/device-name'
import { formatDateTime } from '@intranet/contract/formats'
import { networkKey } from '../../../platform/limit-key.ts'
import type { Limit } from '../../../platform/limits.ts'
import { found } from '../../../platform/records.ts'
import { hashToken, isToken, newToken } from '../../../platform/token.ts'
import { findAccountOf } from '../../../platform/account.ts'
import { findDevice, noteDevice } from './device.queries.ts'
import type { Visit } from './visit.ts'

const MAX_AGENT = 300

const browserToken = ({ device, session }: Visit): string | undefined =>
  !session.inBody && isToken(device?.token) ? device.token : undefined

/** The id of a browser that this person has signed in from before; undefined for any other, and for programs. */
export async function knownDevice(visit: Visit, id_usuario: number): Promise<number | undefined> {
  const token = browserToken(visit)
  return token === undefined ? undefined : (await findDevice(visit.db, id_usuario, hashToken(token)))?.id
}

/** A whole day of new devices is one attack, not ten mails more. */
const mails: Limit = { name: 'aparelho', points: 10, seconds: DAY_SECONDS }

const notice = (nome: string | null, agent: string, address: string, publicUrl: string) =>
  `Olá${nome ? `, ${nome}` : ''}!

Alguém entrou na Intranet com o seu acesso, a partir de um aparelho que ainda não conhecíamos:

${deviceName(agent)}
Endereço ${address}
${formatDateTime(new Date())}

Se foi você, não precisa fazer nada. Se não foi, encerre a sessão em ${publicUrl}/users/sessions e troque a senha agora.
`

async function mailNotice({ deps, device, address }: Visit, id: number): Promise<void> {
  if ((await deps.limits.take(mails, String(id))) !== null) return
  const { nome, email } = found(await findAccountOf(deps.connection.db, id))
  await deps.mailer.queue(deps.connection.db, {
    destino: email,
    assunto: 'Novo aparelho no seu acesso',
    texto: notice(nome, device?.agent ?? '', address, deps.publicUrl),
  })
}

/** Notes the device of a sign-in that succeeded, and mails its owner where it is a new one beside others. Returns its id. */
export async function rememberDevice(visit: Visit, id_usuario: number): Promise<number> {
  const { db, device, address, session } = visit
  const agente = (device?.agent ?? '').slice(0, MAX_AGENT)
  const token = browserToken(visit) ?? newToken()
  // A program keeps nothing: it is known by what it calls itself, and from where it comes.
  const name = session.keepDevice ? token : `programa:${agente}:${networkKey(address)}`
  session.keepDevice?.(token)
  const seen = await noteDevice(db, { id_usuario, hash: hashToken(name), agente, endereco: address })
  if (seen.novo && seen.outros) await mailNotice(visit, id_usuario)
  return seen.id
}
