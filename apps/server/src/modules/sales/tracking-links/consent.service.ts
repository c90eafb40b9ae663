/**
 * The public form behind a link. Its answer is always the same, so that nobody learns what is stored about a person.
 */
import { consent, trackingLink } from '@intranet/contract/messages/marketing'
import type { ConsentInput } from '@intranet/contract/sales/link-consent'
import type { Database } from '@intranet/db/connection'
import { lookUpPostalCode } from '../../company/cities/postal-code.service.ts'
import { assertNewestNotice } from '../../access/privacy-notices/privacy-notice.service.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { assertWithin, type Limit } from '../../../platform/limits.ts'
import { createLeads } from '../leads/lead.service.ts'
import { cameBefore, useProof } from './consent.queries.ts'
import { formSecret, newChallenge, readProof } from './proof-of-work.ts'
import { findPublicLink } from './public-link.queries.ts'

/** Generous: a whole village may share one IP address. */
const sending = { name: 'contratar', points: 60, seconds: 3600 }
const asking = { name: 'contratar_desafio', points: 300, seconds: 3600 }

interface Visit {
  db: Database
  actor: Actor | null
  address: string
  deps: Pick<Deps, 'limits' | 'outgoing' | 'parameters' | 'sealed'>
  write<T>(work: (db: Database) => Promise<T>): Promise<T>
}

const limited = ({ deps, address }: Pick<Visit, 'deps' | 'address'>, limit: Limit) =>
  assertWithin(deps.limits, limit, address, consent.tooMany)

async function openLink(db: Database, codigo: string) {
  const link = await findPublicLink(db, codigo)
  if (!link) throw new AppError('not_found', trackingLink.unavailable)
  return link
}

/** Whom the form is of, or null where no form is. */
export async function viewConsentForm(db: Database, codigo: string) {
  const link = await findPublicLink(db, codigo)
  if (!link) return null
  const { provedor, sistema, matiz, id_logo } = link
  return { provedor, sistema, matiz, logo: id_logo }
}

/** The task that a browser solves before it may send the form. */
export async function askChallenge(visit: Pick<Visit, 'db' | 'deps' | 'address'>, codigo: string) {
  await limited(visit, asking)
  await openLink(visit.db, codigo)
  return newChallenge(await formSecret(visit), codigo)
}

/** The address of a CEP as far as it is known; the lead is created without it too. */
async function placeOf(visit: Visit, cep: string) {
  const place = await lookUpPostalCode(visit, cep).catch(() => null)
  if (!place) return { cep }
  return {
    cep,
    logradouro: place.address || null,
    bairro: place.district || null,
    cidade: place.city,
    estado: place.state,
  }
}

/**
 * Accepts a form: one lead for one proof, and one per day for the same person by the same link. Customers, people on the
 * blacklist and repeated sendings get the same answer as everybody else.
 */
export async function receiveConsent(visit: Visit, input: ConsentInput): Promise<{ recebido: true }> {
  await limited(visit, sending)
  const link = await openLink(visit.db, input.codigo)
  const secret = await formSecret(visit)
  const proof = await readProof(secret, input.codigo, input.prova)
  if (!proof) throw new AppError('invalid', consent.proofRefused, { nome: 'prova' })
  await assertNewestNotice(visit.db, 'contratacao', input.aviso_versao)
  const place = await placeOf(visit, input.cep)
  return visit.write(async (db) => {
    const answer = { recebido: true } as const
    if (!(await useProof(db, proof)) || (await cameBefore(db, link, input))) return answer
    await createLeads(db, null, [
      {
        id_empresa: link.id_empresa,
        id_campanha: link.id_campanha,
        id_canal: link.id_canal,
        id_tracking: link.id,
        tipo: 'novo',
        origem: 'rastreamento',
        cliente: input.nome,
        documento: input.cpf,
        fone: input.telefone,
        ...place,
        aceite_lgpd_em: new Date().toISOString(),
      },
    ])
    return answer
  })
}
