import { incident as text } from '@intranet/contract/messages/incidents'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

const MARK = '\u0000'
const [before, after] = text.overdueNotice(MARK).split(MARK)

/**
 * Notifies the authors of open incidents whose forecast has passed: once per forecast, since the notification has its key,
 * and all of them in one statement.
 */
export async function notifyOverdue(db: Database): Promise<void> {
  await sql`with vencidos as (
      select i.id, i.id_usuario, i.titulo, 'incidente-previsao:' || i.id || ':' || extract(epoch from i.previsao) as chave
      from incidente i where i.situacao in ('aberto', 'em_tratamento') and i.ativo and i.previsao < now()
    ), avisos as (
      insert into notificacao_mensagem (data)
      select jsonb_build_object('modulo', 'incidentes', 'msg', ${before}::text || v.titulo || ${after}::text,
        'rota', '/incidents/list?ver=' || v.id, 'chave', v.chave)
      from vencidos v
      where not exists (select from notificacao_mensagem m where m.data ? 'chave' and m.data ->> 'chave' = v.chave)
      on conflict ((data ->> 'chave')) where data ? 'chave' do nothing
      returning id, data ->> 'chave' as chave
    )
    insert into notificacao_usuario (id_mensagem, id_usuario)
    select a.id, u.id from avisos a join vencidos v using (chave) join rh_usuario u on u.id = v.id_usuario and u.ativo`.execute(
    db,
  )
}
