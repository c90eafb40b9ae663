import { nameOf, source, type Source, type SourceColumn } from '../../../platform/personal-data.ts'

const provider: SourceColumn = ['provedor', 'Provedor', nameOf('empresa', 'id_empresa')]

/** What an attendant did in the panel; the customers themselves are not users of the intranet. */
const done = (chave: string, titulo: string, tabela: string, columns: readonly SourceColumn[]): Source =>
  source('uso', [chave, titulo, 'Saber quem atendeu cada cliente'], [tabela, 'id_usuario'], 't.id desc', [
    ['created_at', 'Quando'],
    provider,
    ['cod_cliente', 'Cliente'],
    ...columns,
  ])

export const clientPanelData: readonly Source[] = [
  done('painel_atendimentos', 'Atendimentos que você abriu', 'painel_atendimento', [
    ['protocolo', 'Protocolo'],
    ['motivo', 'Motivo'],
    ['situacao', 'Situação'],
  ]),
  done('painel_registros', 'Registros de atendimento', 'painel_registro', [['texto', 'Texto']]),
  done('painel_acoes', 'Pedidos que você fez aos ERPs', 'painel_acao', [
    ['tipo', 'Pedido'],
    ['situacao', 'Situação'],
  ]),
  done('painel_negociacoes', 'Negociações que você propôs', 'painel_negociacao', [
    ['protocolo', 'Protocolo'],
    ['total', 'Total'],
    ['situacao', 'Situação'],
  ]),
  done('painel_envios', 'Mensagens que você enviou a clientes', 'painel_envio', [
    ['canal', 'Canal'],
    ['assunto', 'Assunto'],
    ['situacao', 'Situação'],
  ]),
]
