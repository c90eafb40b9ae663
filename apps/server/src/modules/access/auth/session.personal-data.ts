import { gone, source, type Source } from '../../../platform/personal-data.ts'

export const sessionData: readonly Source[] = [
  source(
    'acesso',
    ['sessoes', 'Sessões abertas', 'Manter você conectado'],
    ['sessao', 'id_usuario'],
    't.created_at desc, t.id',
    [
      ['created_at', 'Início'],
      ['expires_at', 'Fim previsto'],
    ],
    gone,
  ),
  source(
    'acesso',
    ['repeticoes', 'Respostas guardadas', 'Não repetir um pedido enviado duas vezes; por um dia'],
    ['idempotencia', 'id_usuario'],
    't.created_at desc, t.quem, t.chave',
    [
      ['created_at', 'Data'],
      ['procedimento', 'Operação'],
    ],
    gone,
  ),
]
