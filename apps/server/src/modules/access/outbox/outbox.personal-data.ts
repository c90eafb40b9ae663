import { sql } from 'kysely'
import { newest, source, type Source } from '../../../platform/personal-data.ts'

export const outboxData: readonly Source[] = [
  source(
    'acesso',
    ['emails', 'E-mails enviados a você', 'Avisar você por e-mail'],
    ['mensagem_saida', 'destino'],
    newest,
    [
      ['created_at', 'Data'],
      ['assunto', 'Assunto'],
      ['situacao', 'Situação'],
    ],
    {
      apagar: true,
      quem: (id) =>
        sql`t.canal = 'email' and t.destino = (select u.email from rh_usuario u where u.id = ${id})`,
    },
  ),
]
