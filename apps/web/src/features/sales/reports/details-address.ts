import type { ReportRow, TableReport } from '@intranet/contract/sales/report-words'
import { addressOf } from '@/lib/asked-address.ts'
import { type Door, leadListAddress } from './lead-links.ts'
import { type Asked } from '../no-coverage/asked-days.ts'
import { leadFilterOf } from './report-period.ts'
import type { LinkAddress } from '@/lib/address.ts'

/** The name of a report's row in the address of its details (docs/sales.md#ten-reports). */
export const detailNames = {
  campaigns: 'campaign',
  channels: 'channel',
  city: 'city',
  sellers: 'seller',
  unfeasibility: 'reason',
} as const

/** The details of a row; a product has none, its name leads to its sales (docs/sales.md#ten-reports). */
export function detailsAddress(door: Door, report: TableReport, row: ReportRow, asked: Asked): LinkAddress {
  if (report === 'products-best-sellers')
    return leadListAddress(door, 'efetivadas', { ...leadFilterOf(asked), produto_chave: row.chave })
  const { data_ini, data_end, provedor } = asked
  return addressOf(`/sales/${door}/report/${report}/details`, {
    // Keys hold no comma.
    provedor: provedor === undefined ? undefined : [provedor].flat().join(','),
    data_ini,
    data_end,
    [detailNames[report]]: row.chave,
  })
}
