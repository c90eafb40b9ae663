import type { ModuleRole } from '@intranet/contract/access'
import { formatDate, formatNumber } from '@intranet/contract/formats'
import type { ExpiryKind } from '@intranet/contract/operations/expiry-words'
import { EXPIRY_NOTICE_DAYS } from '@intranet/contract/operations/fleet-options'
import type { Database } from '@intranet/db/connection'
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { nearExpiries } from './expiry.queries.ts'
import type { Expiry } from './expiry-source.ts'

/** Whose managers answer for what ends: the fleet's where nothing else is said. */
const modules: Partial<Record<ExpiryKind, 'rh' | 'suprimentos'>> = {
  documento: 'rh',
  garantia: 'suprimentos',
  servico_patrimonio: 'suprimentos',
}

/** The last notice that is due: 30, 15 or 1. */
const noticeOf = (days: number) => Math.min(...EXPIRY_NOTICE_DAYS.filter((one) => days <= one))

/** People are notified of documents at 30 and 7 days by their own job, here between and at the end. */
const isDue = ({ tipo, dias }: Expiry) => tipo !== 'documento' || noticeOf(dias!) !== 30

const keyOf = ({ tipo, id_registro, vencimento, dias, km }: Expiry, who: string) =>
  dias === null
    ? `vencimento:${tipo}:${id_registro}:${Math.floor(km! / 1000)}:${who}`
    : `vencimento:${tipo}:${id_registro}:${vencimento}:${noticeOf(dias)}:${who}`

const words = ({ titulo, vencimento, km }: Expiry) =>
  vencimento
    ? `${titulo} vence em ${formatDate(vencimento)}.`
    : km! < 0
      ? `${titulo}: atraso de ${formatNumber(-km!)} km.`
      : `${titulo} em ${formatNumber(km!)} km.`

/**
 * Every morning: 30, 15 and 1 days before something ends, who answers for its source and whom it is about are notified,
 * once each. Safe to run twice.
 */
export const expiryNoticeJob: Job = {
  name: 'vencimento-aviso',
  cron: '15 8 * * *',
  async run({ connection }) {
    await inTransaction(connection.db, null, async (db) => {
      const managers = rememberedHolders(db)
      for (const one of (await nearExpiries(db)).filter(isDue)) {
        const modulo = modules[one.tipo] ?? 'frota'
        const answering = await managers(`${modulo}:gestor`, one.id_empresa)
        await notify(db, {
          remetente: null,
          usuarios: answering.filter((id) => id !== one.id_titular),
          data: { modulo, msg: words(one), rota: one.rota },
          chave: keyOf(one, 'gestor'),
        })
        if (one.id_titular === null) continue
        await notify(db, {
          remetente: null,
          usuarios: [one.id_titular],
          data: { modulo, msg: words(one), rota: '/expiries' },
          chave: keyOf(one, 'titular'),
        })
      }
    })
  },
}

/** Who holds a role for a provider, asked once a run. */
function rememberedHolders(db: Database) {
  const cached = new Map<string, Promise<number[]>>()
  return (role: ModuleRole, id_empresa: number | null) => {
    const key = `${role}:${id_empresa}`
    const holders = cached.get(key) ?? holdersOf(db, role, id_empresa)
    cached.set(key, holders)
    return holders
  }
}
