import { ALERT_DAYS, FINE_ALERT_DAYS } from '@intranet/contract/operations/fleet-alerts'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { today } from '../../../platform/today.ts'
import { unconfirmed } from './fine-deadline.queries.ts'
import { seenRequest } from './request-scope.ts'
import { ofSeenVehicle, seenLicence, seenVehicle } from './vehicle-scope.ts'

interface Alerts {
  cnh: number
  licenciamento: number
  seguro: number
  locacao: number
  multas: number
  solicitacoes: number
  manutencoes: number
}

/** What of the actor's fleet is over or due soon, in one statement: the rows that `fleetAlertFilters` lead to, counted. */
export async function readFleetAlerts(db: Database, actor: Actor): Promise<Alerts> {
  const { rows } = await sql<Alerts>`
    with hoje as (select ${today} as dia)
    select
      (select count(*) from motorista m join rh_usuario u on u.id = m.id_usuario where m.ativo and u.ativo
        and m.cnh_validade <= dia + ${sql.lit(ALERT_DAYS)} and ${seenLicence(actor, 'u')})::int as cnh,
      (select count(*) from veiculo v where v.situacao <> 'baixado' and v.vencimento_licenciamento <= dia + ${sql.lit(ALERT_DAYS)}
        and ${seenVehicle(actor, 'v')})::int as licenciamento,
      (select count(*) from veiculo v where v.situacao <> 'baixado' and v.vencimento_seguro <= dia + ${sql.lit(ALERT_DAYS)}
        and ${seenVehicle(actor, 'v')})::int as seguro,
      (select count(*) from locacao r where r.encerrada_em is null and r.data_fim <= dia + ${sql.lit(ALERT_DAYS)}
        and ${ofSeenVehicle(actor, 'r.id_veiculo')})::int as locacao,
      (select count(*) from multa f where ${unconfirmed} and f.prazo_indicacao <= dia + ${sql.lit(FINE_ALERT_DAYS)}
        and ${ofSeenVehicle(actor, 'f.id_veiculo')})::int as multas,
      (select count(*) from solicitacao_veiculo s where s.situacao = 'pendente'
        and ${seenRequest(actor, 's')})::int as solicitacoes,
      (select count(*) from manutencao_veiculo m where m.situacao = 'solicitada'
        and ${ofSeenVehicle(actor, 'm.id_veiculo')})::int as manutencoes
    from hoje`.execute(db)
  return rows[0]!
}
