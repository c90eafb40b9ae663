import { sql } from 'kysely'
import { nameOf, newest, source, type Source } from '../../../platform/personal-data.ts'

export const requestData: readonly Source[] = [
  source(
    'uso',
    ['solicitacoes_veiculo', 'Solicitações de veículo', 'Reservar veículos'],
    ['solicitacao_veiculo', 'id_usuario'],
    newest,
    [
      ['motivo', 'Motivo'],
      ['origem', 'Origem'],
      ['destino', 'Destino'],
      ['data_retirada', 'Retirada'],
      ['data_devolucao', 'Devolução'],
      ['situacao', 'Situação'],
    ],
    {
      quem: (id) =>
        sql`(t.id_usuario = ${id} or t.id_motorista in (select m.id from motorista m where m.id_usuario = ${id}))`,
    },
  ),
  source(
    'uso',
    ['checklists_veiculo', 'Checklists de veículos', 'Comprovar o estado dos veículos'],
    ['solicitacao_veiculo_checklist', 'id_usuario'],
    't.feito_em desc, t.id desc',
    [
      ['destino', 'Solicitação', nameOf('solicitacao_veiculo', 'id_solicitacao', 'destino')],
      ['momento', 'Momento'],
      ['km', 'KM'],
      ['avarias', 'Avarias'],
      ['feito_em', 'Feito em'],
    ],
  ),
]
