/** From where what happens now was asked for: the request that it is part of, wherever it is written. */
import { AsyncLocalStorage } from 'node:async_hooks'

/** Who, from where, in which request: the context of a procedure has it. */
export interface Source {
  actor?: { id: number } | null
  address: string
  requestId?: string
}

const current = new AsyncLocalStorage<Source>()

/** Runs `work` as part of a request; what it writes later names that one. */
export const inRequest = <T>(source: Source, work: () => T): T => current.run(source, work)

/** The request that this is part of; nobody's where a job or a command works. */
export const requestNow = (): Source => current.getStore() ?? { address: '' }

/** The longest that the columns take. */
const MOST = 60
const cut = (text: string | undefined): string | null => text?.slice(0, MOST) || null

/** Address and id of a request, as the tables of the security log have them. */
export const originColumns = ({ address, requestId }: Source = requestNow()) => ({
  endereco: cut(address),
  pedido: cut(requestId),
})
