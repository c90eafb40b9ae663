import { sql } from 'kysely'
import { newest, nameOf, source, type Source } from '../../../platform/personal-data.ts'

const plate = nameOf('veiculo', 'id_veiculo', 'placa')
const asDriver = (id: number) =>
  sql`t.id_motorista in (select m.id from motorista m where m.id_usuario = ${id})`

export const fleetData: readonly Source[] = [
  source(
    'pessoa',
    ['motorista', 'Habilitação', 'Saber quem pode dirigir os veículos'],
    ['motorista', 'id_usuario'],
    newest,
    [
      ['cnh_numero', 'CNH'],
      ['cnh_categoria', 'Categoria'],
      ['cnh_validade', 'Validade'],
      ['termo_aceito_em', 'Termo aceito em'],
      ['ativo', 'Ativo'],
    ],
  ),
  source(
    'pessoa',
    ['veiculos', 'Veículos que estiveram com você', 'Saber quem dirigia cada veículo'],
    ['veiculo_motorista', 'id_motorista'],
    't.inicio desc, t.id desc',
    [
      ['veiculo', 'Veículo', plate],
      ['inicio', 'De'],
      ['fim', 'Até'],
      ['km_inicio', 'KM inicial'],
      ['km_fim', 'KM final'],
    ],
    { quem: asDriver },
  ),
  source(
    'pessoa',
    ['multas', 'Multas', 'Indicar o condutor e cumprir prazos de trânsito'],
    ['multa', 'id_motorista'],
    't.data_infracao desc, t.id desc',
    [
      ['veiculo', 'Veículo', plate],
      ['auto_infracao', 'Auto de infração'],
      ['descricao', 'Descrição'],
      ['data_infracao', 'Data'],
      ['local', 'Local'],
      ['pontos', 'Pontos'],
      ['valor', 'Valor'],
      ['desconto_folha', 'Desconto em folha'],
    ],
    { quem: (id) => sql`t.confirmado_em is not null and ${asDriver(id)}` },
  ),
  source(
    'pessoa',
    ['termos_multa', 'Termos de responsabilidade', 'Comprovar a sua declaração'],
    ['multa_termo', 'id_motorista'],
    't.gerado_em desc, t.id desc',
    [
      ['texto', 'Texto'],
      ['gerado_em', 'Gerado em'],
      ['assinado_em', 'Assinado em'],
      ['autoriza_desconto', 'Autoriza desconto'],
    ],
    { quem: asDriver },
  ),
  source(
    'pessoa',
    ['chaves_veiculo', 'Chaves de veículos', 'Saber quem tem cada chave'],
    ['veiculo_chave', 'id_funcionario'],
    newest,
    [
      ['veiculo', 'Veículo', plate],
      ['nome', 'Chave'],
      ['entregue_em', 'Entregue em'],
    ],
  ),
  source(
    'uso',
    ['incidentes_veiculo', 'Incidentes com veículos', 'Apurar danos e acionar o seguro'],
    ['incidente_veiculo', 'id_usuario'],
    newest,
    [
      ['veiculo', 'Veículo', plate],
      ['data_hora', 'Data'],
      ['local', 'Local'],
      ['descricao', 'Descrição'],
    ],
    { quem: (id) => sql`(t.id_usuario = ${id} or ${asDriver(id)})` },
  ),
  source(
    'uso',
    ['manutencoes_veiculo', 'Manutenções que você solicitou', 'Manter os veículos em ordem'],
    ['manutencao_veiculo', 'id_solicitante'],
    newest,
    [
      ['veiculo', 'Veículo', plate],
      ['descricao', 'Descrição'],
      ['data_abertura', 'Abertura'],
    ],
  ),
]
