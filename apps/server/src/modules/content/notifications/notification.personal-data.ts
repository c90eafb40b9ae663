import { gone, source, type Source } from '../../../platform/personal-data.ts'

export const notificationData: readonly Source[] = [
  source(
    'acesso',
    ['notificacoes', 'Notificações', 'Avisar você'],
    ['notificacao_usuario', 'id_usuario'],
    't.id_mensagem desc',
    [
      ['created_at', 'Data', `(select m.created_at from notificacao_mensagem m where m.id = t.id_mensagem)`],
      [
        'mensagem',
        'Mensagem',
        `(select m.data ->> 'msg' from notificacao_mensagem m where m.id = t.id_mensagem)`,
      ],
      ['lido_em', 'Lida em'],
    ],
    gone,
  ),
]
