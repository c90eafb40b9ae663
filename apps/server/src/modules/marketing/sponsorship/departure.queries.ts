import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

const workers = ['marketing:gestor', 'marketing:solicitante']

interface HandedOver {
  id: number
  protocolo: string
  id_empresa: number
  heir: number | null
}

/** Gives a person's open requests to their manager, where they work on sponsorships of that provider, or to nobody. */
export async function handOverRequests(db: Database, person: number): Promise<HandedOver[]> {
  const { rows } = await sql<HandedOver>`
    update patrocinio_solicitacao r set id_responsavel_interno = (
      select g.id from rh_usuario u join rh_usuario g on g.id = u.id_gestor and g.ativo
      where u.id = ${person}
        and exists (select from papel_em_vigor p where p.id_usuario = g.id and p.papel = any (${workers}))
        and exists (select from empresa_em_vigor e where e.id_usuario = g.id and e.id_empresa = r.id_empresa))
    where id_responsavel_interno = ${person} and situacao not in ('concluida', 'recusada', 'cancelada', 'arquivada')
    returning id, protocolo, id_empresa, id_responsavel_interno as heir`.execute(db)
  return rows
}
