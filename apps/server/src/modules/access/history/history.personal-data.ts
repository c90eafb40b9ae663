import { sql } from 'kysely'
import { nameOf, source, type Source } from '../../../platform/personal-data.ts'

const changed = (
  side: string,
) => `(select nullif(jsonb_strip_nulls(jsonb_object_agg(k, t.${side} -> k)), '{}')
  from jsonb_object_keys(t.new_data) k where t.old_data -> k is distinct from t.new_data -> k)`

export const historyData: readonly Source[] = [
  source(
    'pessoa',
    ['historico', 'Histórico do cadastro', 'Saber quem alterou o quê'],
    ['log_historico', 'id_item'],
    't.data desc, t.id desc',
    [
      ['data', 'Data'],
      ['usuario', 'Quem alterou', nameOf('rh_usuario', 'id_usuario')],
      ['antes', 'Antes', changed('old_data')],
      ['depois', 'Depois', changed('new_data')],
    ],
    {
      quem: (id) =>
        sql`t.tabela = 'rh_usuario' and t.id_item = ${String(id)} and t.operacao in ('INSERT', 'UPDATE')`,
    },
  ),
]
