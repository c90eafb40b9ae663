import { gone, source, type Source } from '../../../platform/personal-data.ts'

export const reactionData: readonly Source[] = [
  source(
    'uso',
    ['reacoes', 'Reações', 'Mostrar as suas reações'],
    ['reacao', 'id_usuario'],
    't.created_at desc, t.tipo, t.id_item',
    [
      ['tipo', 'Onde'],
      ['reacao', 'Reação'],
      ['created_at', 'Data'],
    ],
    gone,
  ),
]
