import type { QuietChoice } from '@intranet/contract/access/quiet-hours'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Longer than a batch takes: what a process that died had taken is sent by another one after that. */
const LEASE = '2 minutes'

/** A notice for one device, with all that decides whether it is sent. */
export interface DuePush {
  id: number
  id_aparelho_push: number
  /** Null for a trial. */
  id_mensagem: number | null
  tentativas: number
  created_at: Date
  /** Sealed. */
  inscricao: string
  /** The pair of keys that its browser registered with. */
  id_chave: number
  modulo: string | null
  rota: string | null
  ativo: boolean
  /** `ativo`, `ferias`, `afastado`… */
  situacao: string
  /** Read in the bell meanwhile. */
  lida: boolean
  /** Null for who has chosen nothing. */
  escolha: (Omit<QuietChoice, 'plantao_ate'> & { recusados: string[]; plantao_ate: string | null }) | null
}

/** Takes what is due, the oldest first; no other process gets it before the lease ends. */
export async function takeDue(db: Database, count: number): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    with vez as (
      select id from push_envio where envia_em <= now() order by envia_em, id limit ${count} for update skip locked
    ), tomados as (
      update push_envio e set envia_em = now() + ${LEASE}::interval from vez where e.id = vez.id
      returning e.id, e.id_aparelho_push, e.id_mensagem, e.tentativas, e.created_at
    )
    select t.*, p.inscricao, p.id_chave, m.data ->> 'modulo' as modulo, m.data ->> 'rota' as rota, u.ativo, u.situacao,
      n.lido_em is not null as lida,
      case when c.id_usuario is not null then jsonb_build_object('recusados', c.recusados, 'noite', c.noite,
        'noite_inicio', c.noite_inicio, 'noite_fim', c.noite_fim, 'fim_de_semana', c.fim_de_semana,
        'ausencia', c.ausencia, 'plantao_ate', c.plantao_ate) end as escolha
    from tomados t join aparelho_push p on p.id = t.id_aparelho_push
      join aparelho a on a.id = p.id_aparelho join rh_usuario u on u.id = a.id_usuario
      left join notificacao_mensagem m on m.id = t.id_mensagem
      left join notificacao_usuario n on n.id_mensagem = t.id_mensagem and n.id_usuario = u.id
      left join push_escolha c on c.id_usuario = u.id
    order by t.id`.execute(db)
  return rows
}

/** It was sent, or is not to be. */
export const dropPush = (db: Database, id: number) =>
  db.deleteFrom('push_envio').where('id', '=', id).execute()

/** The push service took it. */
export const markPushed = (
  db: Database,
  { id, id_aparelho_push }: Pick<DuePush, 'id' | 'id_aparelho_push'>,
) =>
  sql`with enviado as (delete from push_envio where id = ${id})
    update aparelho_push set enviado_em = now() where id = ${id_aparelho_push}`.execute(db)

/** To be tried again after `pausa` seconds; `contada` for a try that reached the service. */
export const delayPush = (
  db: Database,
  id: number,
  { pausa, contada }: { pausa: number; contada: boolean },
) =>
  db
    .updateTable('push_envio')
    .set((of) => ({
      tentativas: of('tentativas', '+', contada ? 1 : 0),
      envia_em: sql<Date>`now() + make_interval(secs => ${pausa})`,
    }))
    .where('id', '=', id)
    .execute()

/** The browser gave its address up; what waits for it goes too. */
export const removePushDevice = (db: Database, id: number) =>
  db.deleteFrom('aparelho_push').where('id', '=', id).execute()
