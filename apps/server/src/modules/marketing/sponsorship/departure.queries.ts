import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { mayWorkOn } from './sponsorship-scope.ts'

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
      select u.id_gestor from rh_usuario u
      where u.id = ${person} and ${mayWorkOn('u.id_gestor', 'r.id_empresa')})
    where id_responsavel_interno = ${person} and situacao not in ('concluida', 'recusada', 'cancelada', 'arquivada')
    returning id, protocolo, id_empresa, id_responsavel_interno as heir`.execute(db)
  return rows
}
