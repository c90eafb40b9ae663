/** The way to one system: requests through the guard of its connection, with what the connection says of it. */
import type { ErpAbility, ErpKind } from '@intranet/contract/sales/erp'
import { erp as text } from '@intranet/contract/messages/registries'
import type { Outgoing, OutgoingRequest, WholeAnswer } from '../outgoing.ts'
import type { Sealed } from '../sealed.ts'
import type { StoredConnection } from './erp-connections.queries.ts'
import { asErpError, ErpError } from './erp-error.ts'

const MAX_BYTES = 16 * 1024 * 1024

/** A connection with its secrets open: for the adapters, never for an answer or a log. */
export interface ErpWay {
  /** `erp:<id>`, the name of its guard. */
  system: string
  id_empresa: number
  tipo: ErpKind
  usuario: string
  cliente_id: string
  token: string
  senha: string
  cliente_segredo: string
  capacidades: ReadonlySet<ErpAbility>
  acoes_confirmadas: ReadonlySet<ErpAbility>
  /**
   * Sends to a path below the connection's address, or to a whole address of the same server. Throws ErpError:
   * `bad_answer` for another server's address.
   */
  ask(path: string, request: WayRequest): Promise<WholeAnswer>
}

export type WayRequest = Pick<OutgoingRequest, 'method' | 'headers' | 'body' | 'timeout'> & {
  maxBytes?: number
}

/** An ERP's links lead to the ERP: credentials and requests never follow one to another server. */
function addressOf(url: string, base: string, path: string): string {
  if (!/^https?:/.test(path)) return path ? base + path : url
  if (!URL.canParse(path) || new URL(path).origin !== new URL(url).origin)
    throw new ErpError('bad_answer', text.badAnswer)
  return path
}

/** Opens a stored connection. Throws SealError where its secrets cannot be read. */
export function openWay(
  { outgoing, sealed }: { outgoing: Outgoing; sealed: Sealed },
  row: StoredConnection,
): ErpWay {
  const open = (value: string | null) => (value === null ? '' : sealed.open('empresa_erp', value))
  const { url, permite_http, certificado, ...kept } = row
  const base = (url ?? '').replace(/\/+$/, '')
  const system = `erp:${row.id}`
  return {
    system,
    id_empresa: kept.id_empresa,
    tipo: kept.tipo,
    usuario: kept.usuario ?? '',
    cliente_id: kept.cliente_id ?? '',
    token: open(kept.token),
    senha: open(kept.senha),
    cliente_segredo: open(kept.cliente_segredo),
    capacidades: new Set(kept.capacidades),
    acoes_confirmadas: new Set(kept.acoes_confirmadas),
    async ask(path, { maxBytes = MAX_BYTES, ...request }) {
      if (!url) throw new ErpError('invalid', text.needsAddress)
      const address = addressOf(url, base, path)
      try {
        return await outgoing.ask(system, address, {
          ...request,
          maxBytes,
          plainHttp: permite_http,
          pin: certificado,
        })
      } catch (error) {
        throw asErpError(error)
      }
    },
  }
}
