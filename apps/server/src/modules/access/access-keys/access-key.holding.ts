import { sql } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'
import { today } from '../../../platform/today.ts'

/** Keys of programs that act for the person; they are refused from the moment the access ends. */
export const keyHoldings: readonly HoldingSource[] = [
  {
    tipo: 'chave_acesso',
    columns: ['chave_acesso.id_usuario'],
    ends: true,
    of: (id) => sql`select 'chave_acesso:' || id, nome, '/settings/keys/edit/' || id from chave_acesso
      where id_usuario = ${id} and revogada_em is null and validade_fim >= ${today}`,
  },
]
