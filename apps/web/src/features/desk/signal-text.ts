import { formatNumber } from '@intranet/contract/formats'

/** The strength of a connection's light, as the provider's system answers it. */
export const signalText = (dbm: number | null): string =>
  dbm === null ? 'Não informado' : `${formatNumber(dbm, 1)} dBm`
