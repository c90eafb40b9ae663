import { nameOf, source, type Source } from '../../../platform/personal-data.ts'

export const rideData: readonly Source[] = [
  source(
    'uso',
    ['caronas_oferecidas', 'Caronas que você ofereceu', 'Dividir viagens entre colegas'],
    ['carona', 'id_usuario'],
    't.data desc, t.id desc',
    [
      ['data', 'Data'],
      ['origem', 'Encontro'],
      ['cidade', 'Para', nameOf('cidade', 'id_cidade_destino')],
      ['situacao', 'Situação'],
    ],
  ),
  source(
    'uso',
    ['caronas_pedidas', 'Caronas que você pediu', 'Dividir viagens entre colegas'],
    ['carona_passageiro', 'id_usuario'],
    't.id desc',
    [
      ['created_at', 'Pedido em'],
      ['ponto_embarque', 'Embarque'],
      ['mensagem', 'Mensagem'],
      ['situacao', 'Situação'],
    ],
  ),
  source(
    'pessoa',
    ['caronas_bloqueio', 'Bloqueio nas caronas', 'Cuidar de quem viaja'],
    ['carona_bloqueio', 'id_usuario'],
    't.created_at desc',
    [
      ['created_at', 'Desde'],
      ['motivo', 'Motivo'],
    ],
    { apagar: true },
  ),
]
