import { oneByOne } from '../../../platform/each-alone.ts'
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import { connections } from '../../../platform/erp/erp-connections.queries.ts'
import { ErpError } from '../../../platform/erp/erp-error.ts'
import { erpOf, openErp } from '../../../platform/erp/erp-system.ts'
import type { Job } from '../../../platform/job.ts'
import { beginReading, forgetReadings, readingOf } from './erp-refresh.queries.ts'
import { readOn } from './erp-refresh.service.ts'

/** One run of the job reads for so long, in milliseconds; what is left is for the next. */
const TURN = 4 * 60_000

/** Reads on in a reading that was begun. A second run of the same one finds where it is. */
export const readCustomersJob: Job<{ id: number }> = {
  name: 'clientes-erp-leitura',
  async run(deps, { id }) {
    const { db } = deps.connection
    const reading = await readingOf(db, id)
    if (!reading) return
    const system = await erpOf(groundOf(deps), reading.id_empresa)
    if (!system?.abilities.has('varredura_clientes')) return
    try {
      if (await readOn(db, system, id, Date.now() + TURN)) await deps.jobs.send(db, readCustomersJob, { id })
    } catch (error) {
      if (!(error instanceof ErpError)) throw error
      deps.log.warn(
        { empresa: reading.id_empresa, motivo: error.message },
        'ERP away while customers are read',
      )
    }
  },
}

/** 02:40, and twice more for systems that were away: customers and contracts of each provider whose system answers them all. */
export const nightlyRefreshJob: Job = {
  name: 'clientes-erp-noite',
  cron: '40 2,3,4 * * *',
  async run(deps) {
    const { db } = deps.connection
    await forgetReadings(db)
    await oneByOne(await connections(db), async (row) => {
      if (!openErp(groundOf(deps), row).abilities.has('varredura_clientes')) return
      const begun = await beginReading(db, row.id_empresa)
      if (begun) await deps.jobs.send(db, readCustomersJob, { id: begun.id })
    })
  },
}
