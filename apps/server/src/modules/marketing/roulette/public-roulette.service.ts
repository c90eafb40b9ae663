/** The public call of the wheel: limits, proof of work, and the recorded failures. */
import { todayInBrazil } from '@intranet/contract/today'
import { createHash } from 'node:crypto'
import type { SpinInput, SpinResult } from '@intranet/contract/marketing/public-roulette'
import { technicalError, themeDefaults } from '@intranet/contract/marketing/roulette-words'
import { common } from '@intranet/contract/messages'
import { publicRoulette as text } from '@intranet/contract/messages/roulette'
import type { Database } from '@intranet/db/connection'
import { assertNewestNotice } from '../../access/privacy-notices/privacy-notice.service.ts'
import { fromDatabase } from '../../../platform/database-errors.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertWithin, type Limit, type Limits } from '../../../platform/limits.ts'
import { useProof } from '../../sales/tracking-links/consent.queries.ts'
import type { Sealed } from '../../../platform/sealed.ts'
import { personMarks } from './person-marks.service.ts'
import { formSecret, newChallenge, readProof } from '../../sales/tracking-links/proof-of-work.ts'
import { campaignPrizes } from './prize.queries.ts'
import { findPublicCampaign, peopleOfDevice, type PublicCampaign } from './spin.queries.ts'
import {
  recordParticipation,
  repeatedSpin,
  sliceOf,
  spinWheel,
  type Participant,
  type Spin,
} from './spin.service.ts'
import { getTheme } from './theme.queries.ts'

/**
 * A whole event shares an address. A CPF is one person's, but others may know it: only requests with a valid proof of
 * work are counted.
 */
const perCpf = { name: 'roleta_cpf', points: 20, seconds: 3600 }
const perAddress = { name: 'roleta_endereco', points: 1200, seconds: 60 }
/** People a day that a device spins for before its proofs become four times as long. */
const PEOPLE_OF_A_DEVICE = 3

interface Visit {
  db: Database
  address: string
  deps: { limits: Limits; sealed: Sealed }
  write<T>(work: (db: Database) => Promise<T>): Promise<T>
}

/** The public page before the person is identified: the wheel of non-customers. */
export async function viewCampaign(db: Database, publicUrl: string, slug: string) {
  const campaign = await findPublicCampaign(db, slug, todayInBrazil())
  if (!campaign) return null
  const theme = await getTheme(db, campaign.id)
  const prizes = await campaignPrizes(db, campaign.id)
  const others = prizes.filter(({ cliente }) => !cliente)
  return {
    slug,
    nome: campaign.nome,
    descricao: campaign.descricao,
    provedor: campaign.provedor,
    sistema: campaign.sistema,
    logo: campaign.id_logo && `/files/${campaign.id_logo}`,
    fim: campaign.data_fim_campanha,
    intervalo: campaign.intervalo_votacao,
    url_campanha: `${publicUrl}/roleta/${slug}`,
    disponivel: campaign.disponivel && prizes.length > 0,
    certificado_autorizacao: campaign.certificado_autorizacao,
    regulamento: campaign.regulamento_arquivo && `/files/${campaign.regulamento_arquivo}`,
    tema: { ...themeDefaults, url_background: null as string | null, ...theme },
    premios: (others.length ? others : prizes).map(sliceOf),
  }
}

async function openCampaign(db: Database, slug: string): Promise<PublicCampaign> {
  const campaign = await findPublicCampaign(db, slug, todayInBrazil())
  if (!campaign) throw new AppError('not_found', text.unavailable)
  if (!campaign.disponivel) throw new AppError('conflict', text.unavailable)
  return campaign
}

const limited = ({ deps }: Pick<Visit, 'deps'>, limit: Limit, key: string) =>
  assertWithin(deps.limits, limit, key, text.tooMany)

/** Neither the device's name nor its address is kept, only what both make together. */
const deviceKey = (address: string, name: string | undefined) =>
  createHash('sha256')
    .update(`${address}:${name ?? ''}`)
    .digest('hex')
    .slice(0, 32)

/** What a proof is of: of more work once a device has spun for many people. */
async function subjectOf(db: Database, slug: string, device: string) {
  const busy = (await peopleOfDevice(db, device, todayInBrazil())) >= PEOPLE_OF_A_DEVICE
  return { subject: `roleta:${slug}:${busy ? 'longa' : 'curta'}`, effort: busy ? 4 : 1 }
}

/** The task that a browser solves before it may spin. */
export async function askWheelChallenge(
  visit: Pick<Visit, 'db' | 'deps' | 'address'>,
  { slug, dispositivo }: { slug: string; dispositivo?: string },
) {
  await limited(visit, perAddress, visit.address)
  await openCampaign(visit.db, slug)
  const { subject, effort } = await subjectOf(visit.db, slug, deviceKey(visit.address, dispositivo))
  return newChallenge(await formSecret(visit), subject, effort)
}

/** A technical failure is recorded too; it gives no prize and takes none from the stock. */
async function recordFailure(visit: Visit, campaign: PublicCampaign, participant: Participant) {
  const row = {
    ...participant,
    chave: null,
    id_campanha: campaign.id,
    id_premio: null,
    nome_premio: null,
    cliente: false,
    erro: technicalError,
    dia: todayInBrazil(),
  }
  await visit.write((db) => recordParticipation(db, row))
}

function answerOf(spin: Spin): SpinResult {
  if ('erro' in spin) throw new AppError('conflict', text.noPrize)
  return spin.ganho
}

/** Accepts a request to spin. The same key and person get the same answer, also when it is sent again. */
export async function receiveSpin(visit: Visit, input: SpinInput): Promise<SpinResult> {
  const { slug, nome, cpf, telefone, chave, aceite = false, prova, dispositivo } = input
  await limited(visit, perAddress, visit.address)
  const campaign = await openCampaign(visit.db, slug)
  if (campaign.regulamento_arquivo && !aceite) throw refusals.invalid({ aceite: text.acceptFirst })
  await assertNewestNotice(visit.db, 'roleta', input.aviso_versao)
  const device = deviceKey(visit.address, dispositivo)
  const marcas = await personMarks(visit.db, visit.deps.sealed, cpf)
  const participant = { nome, cpf, telefone, chave, aceite, dispositivo: device, marcas }
  const before = await repeatedSpin(visit.db, campaign, participant)
  if (before) return answerOf(before)
  const { subject } = await subjectOf(visit.db, slug, device)
  const proof = await readProof(await formSecret(visit), subject, prova)
  const refused = new AppError('invalid', text.proofRefused, { nome: 'prova' })
  if (!proof) throw refused
  // Not within the transaction: the counters write through a connection of their own.
  await limited(visit, perCpf, `${slug}:${cpf}`)
  try {
    const spin = await visit.write((db) =>
      spinWheel(db, campaign, participant, {
        admit: async () => {
          if (!(await useProof(db, proof))) throw refused
        },
      }),
    )
    return answerOf(spin)
  } catch (error) {
    if (error instanceof AppError || fromDatabase(error) instanceof AppError) throw error
    await recordFailure(visit, campaign, participant)
    throw new AppError('internal', common.failure)
  }
}
