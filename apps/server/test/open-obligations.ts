import type { ObligationKey, OpenObligation } from '@intranet/contract/home/obligations'
import type { testWorld } from './app.ts'

type Call = Awaited<ReturnType<Awaited<ReturnType<typeof testWorld>>['as']>>['call']

/** What a person is shown under "Precisa de você", in its order, each with its kind. */
export async function openObligations(call: Call): Promise<(OpenObligation & { tipo: ObligationKey })[]> {
  const { grupos } = await call.obligations.list()
  return grupos.flatMap(({ tipo, itens }) => itens.map((item) => ({ ...item, tipo })))
}
