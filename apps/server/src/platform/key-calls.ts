/** The last calls of each access key (docs/access-keys.md#calls): kept in memory, and written late, together. */
import { KEPT_CALLS } from '@intranet/contract/access/access-key-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export interface KeyCall {
  id_chave: number
  momento: Date
  metodo: string
  /** The pattern of the route, or the procedure's name: never what was asked. */
  rota: string
  status: number
  /** The request's id, as its answer says it. */
  pedido: string
}

export interface KeyCalls {
  /** Remembers a call; nothing waits for it. */
  note(call: KeyCall): void
  /** Writes what was remembered. */
  settle(): Promise<void>
}

const SETTLE_MS = 2000

/** The key's counter gives each call its place in the ring; a revoked key has none. Calls of several servers take turns. */
const write = (db: Database, calls: readonly KeyCall[]) =>
  sql`with novas as (
      select n.*, count(*) over (partition by n.id_chave) as quantas,
        row_number() over (partition by n.id_chave order by n.lugar) as numero
      from jsonb_to_recordset(${JSON.stringify(calls.map((call, lugar) => ({ ...call, lugar })))}::jsonb)
        as n(id_chave bigint, lugar int, momento timestamptz, metodo text, rota text, status smallint, pedido uuid)
      join chave_acesso c on c.id = n.id_chave and c.revogada_em is null
    ), contadas as (
      insert into chave_acesso_uso as o (id_chave, ultimo_uso, pedidos, janela_ate, chamadas)
      select id_chave, date_trunc('minute', now()), 0, now(), max(quantas) from novas group by id_chave order by id_chave
      on conflict (id_chave) do update set chamadas = o.chamadas + excluded.chamadas
      returning id_chave, chamadas
    )
    insert into chave_acesso_chamada as a (id_chave, posicao, ordem, momento, metodo, rota, status, pedido)
    select n.id_chave, (c.chamadas - n.quantas + n.numero) % ${KEPT_CALLS}, c.chamadas - n.quantas + n.numero,
      n.momento, n.metodo, n.rota, n.status, n.pedido
    from novas n join contadas c on c.id_chave = n.id_chave
    on conflict (id_chave, posicao) do update set ordem = excluded.ordem, momento = excluded.momento,
      metodo = excluded.metodo, rota = excluded.rota, status = excluded.status, pedido = excluded.pedido`.execute(
    db,
  )

export function createKeyCalls(db: Database, onError: (error: unknown) => void): KeyCalls {
  let remembered = new Map<number, KeyCall[]>()
  let writing: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function settle(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const due = [...remembered.values()].flat()
    remembered = new Map()
    if (due.length > 0) writing = writing.then(() => write(db, due)).catch(onError)
    await writing
  }

  return {
    note(call) {
      const calls = remembered.get(call.id_chave) ?? []
      calls.push(call)
      // Earlier ones would leave the ring with this one.
      if (calls.length > KEPT_CALLS) calls.shift()
      remembered.set(call.id_chave, calls)
      timer ??= setTimeout(() => void settle(), SETTLE_MS).unref()
    },
    settle,
  }
}
