import { ALERT_DAYS } from '@intranet/contract/operations/fleet-alerts'
import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { inScope } from '../../../platform/scope.ts'
import { today } from '../../../platform/today.ts'
import { secondPerson, unconfirmed } from './fine-deadline.queries.ts'
import { ofSeenVehicle, seenVehicle } from './vehicle-scope.ts'

const manages = holds('frota', 'manage')

/** Fines whose driver is still to be named, or confirmed by somebody else than who named them. */
export const fineDrivers: ObligationKind = {
  tipo: 'multa_condutor',
  modulo: 'frota',
  nome: ['multa sem condutor', 'multas sem condutor'],
  lista: '/fleet/fines/list',
  may: manages,
  open: (actor) => sql`
    select f.id, 'Multa ' || f.auto_infracao as titulo, v.placa as detalhe, '/fleet/fines/edit/' || f.id as rota,
      case when f.id_motorista is null then 'Indicar condutor' else 'Confirmar condutor' end as verbo,
      f.prazo_indicacao as prazo, null as percentual, f.valor, f.created_at as desde
    from multa f join veiculo v on v.id = f.id_veiculo left join motorista m on m.id = f.id_motorista
    where ${unconfirmed} and ${ofSeenVehicle(actor, 'f.id_veiculo')} and (m.id is null or ${secondPerson(actor)})`,
}

const paper = { modulo: 'frota', lista: '/expiries', may: manages } as const

/** Papers of the fleet that are over or end within 30 days: licensing, insurance, rentals, licences. */
export const fleetPapers: ObligationKind[] = [
  {
    ...paper,
    tipo: 'licenciamento_vencimento',
    nome: ['licenciamento a renovar', 'licenciamentos a renovar'],
    open: (actor) => sql`
      select v.id, 'Licenciamento de ' || v.placa as titulo, v.modelo as detalhe, '/fleet/vehicle/edit/' || v.id as rota,
        'Renovar' as verbo, v.vencimento_licenciamento as prazo, null as percentual, null as valor, v.created_at as desde
      from veiculo v
      where v.situacao <> 'baixado' and v.vencimento_licenciamento <= ${today} + ${ALERT_DAYS}::int and ${seenVehicle(actor, 'v')}`,
  },
  {
    ...paper,
    tipo: 'seguro_vencimento',
    nome: ['seguro a renovar', 'seguros a renovar'],
    open: (actor) => sql`
      select v.id, 'Seguro de ' || v.placa as titulo, v.modelo as detalhe, '/fleet/vehicle/edit/' || v.id as rota,
        'Renovar' as verbo, v.vencimento_seguro as prazo, null as percentual, null as valor, v.created_at as desde
      from veiculo v where v.situacao <> 'baixado' and v.vencimento_seguro <= ${today} + ${ALERT_DAYS}::int and ${seenVehicle(actor, 'v')}`,
  },
  {
    ...paper,
    tipo: 'locacao_vencimento',
    nome: ['locação a encerrar', 'locações a encerrar'],
    open: (actor) => sql`
      select r.id, 'Locação de ' || v.placa as titulo, r.contrato as detalhe, '/fleet/rentals/edit/' || r.id as rota,
        'Encerrar' as verbo, r.data_fim as prazo, null as percentual, null as valor, r.created_at as desde
      from locacao r join veiculo v on v.id = r.id_veiculo
      where r.encerrada_em is null and r.data_fim <= ${today} + ${ALERT_DAYS}::int and ${seenVehicle(actor, 'v')}`,
  },
  {
    ...paper,
    tipo: 'cnh_vencimento',
    nome: ['CNH a renovar', 'CNHs a renovar'],
    open: (actor) => sql`
      select m.id, 'CNH de ' || coalesce(u.nome, u.email) as titulo, 'Categoria ' || m.cnh_categoria as detalhe,
        '/fleet/driver/edit/' || u.id || '/' || m.id as rota, 'Renovar' as verbo, m.cnh_validade as prazo,
        null as percentual, null as valor, m.created_at as desde
      from motorista m join rh_usuario u on u.id = m.id_usuario
      where m.ativo and u.ativo and m.cnh_validade <= ${today} + ${ALERT_DAYS}::int and ${inScope(actor, 'u.id_empresa')}`,
  },
]

/** Repairs that employees asked for; a vehicle that does not move first by its day. */
export const repairDecisions: ObligationKind = {
  tipo: 'manutencao_decisao',
  modulo: 'frota',
  nome: ['manutenção a decidir', 'manutenções a decidir'],
  lista: '/fleet/maintenance-vehicle/list',
  may: manages,
  open: (actor) => sql`
    select m.id, 'Manutenção de ' || v.placa as titulo, left(m.descricao, 80) as detalhe,
      '/fleet/maintenance-vehicle/edit/' || m.id as rota, 'Decidir' as verbo,
      case when m.parado then m.data_abertura end as prazo, null as percentual, null as valor, m.created_at as desde
    from manutencao_veiculo m join veiculo v on v.id = m.id_veiculo
    where m.situacao = 'solicitada' and ${seenVehicle(actor, 'v')}`,
}

/** Statements that wait for their driver's signature. */
export const termSigning: ObligationKind = {
  tipo: 'termo_multa',
  modulo: 'frota',
  nome: ['termo a assinar', 'termos a assinar'],
  lista: '/requests/fines',
  may: ({ employee }) => employee,
  open: (actor) => sql`
    select t.id, 'Termo da multa ' || f.auto_infracao as titulo, v.placa as detalhe,
      '/fleet/fines/term/' || f.id || '/' || t.id_motorista || '/' || v.placa as rota, 'Assinar' as verbo,
      f.prazo_indicacao as prazo, null as percentual, null as valor, t.gerado_em as desde
    from multa_termo t join multa f on f.id = t.id_multa join veiculo v on v.id = f.id_veiculo
      join motorista m on m.id = t.id_motorista
    where t.assinado_em is null and f.situacao = 'termo_gerado' and m.id_usuario = ${actor.id}`,
}
