import { sql } from 'kysely'
import { source, type Source } from '../../../platform/personal-data.ts'

export const shutdownData: readonly Source[] = [
  source(
    'pessoa',
    ['desligamento', 'Desligamento', 'Cumprir obrigações trabalhistas'],
    ['rh_desligamento', 'id_funcionario'],
    't.id desc',
    [
      ['tipo', 'Tipo'],
      ['aviso_previo', 'Aviso prévio'],
      ['data_desligamento', 'Data'],
    ],
    { quem: (id) => sql`t.id_funcionario = ${id} and t.situacao = 'efetivado'` },
  ),
]
