import { nameOf, source, type Source } from '../../../platform/personal-data.ts'

export const bookingData: readonly Source[] = [
  source(
    'uso',
    ['reservas', 'Reservas', 'Reservar salas e equipamentos'],
    ['recurso_reserva', 'id_usuario'],
    't.inicio desc, t.id',
    [
      ['recurso', 'Recurso', nameOf('recurso', 'id_recurso')],
      ['inicio', 'Início'],
      ['fim', 'Fim'],
      ['motivo', 'Motivo'],
      ['situacao', 'Situação'],
    ],
  ),
]
