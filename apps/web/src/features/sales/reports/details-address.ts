import type { ReportRow, TableReport } from '@intranet/contract/sales/report-words'
import { addressOf } from '../no-coverage/place-search.ts'
import { type Door, leadListAddress } from './lead-links.ts'
import { type Asked, leadFilterOf } from './report-period.ts'

/** What a report's details call their row; the campaign's is documented (002:31). */
export const detailNames = {
  campaigns: 'campaign',
  channels: 'channel',
  city: 'city',
  sellers: 'seller',
  unfeasibility: 'reason',
} as const

/** The details of a row; a product has none, its name leads to its sales (002:31). */
export function detailsAddress(door: Door, report: TableReport, row: ReportRow, asked: Asked): string {
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
